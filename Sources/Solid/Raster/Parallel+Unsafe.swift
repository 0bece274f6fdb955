import Dispatch
import Imaging
import Synchronization

/// Makes a bitmap by bands of rows, each by whichever thread is free.
///
/// Unsafe, because a bitmap's pixels can be lent for writing to one place only: bands returned and
/// copied would touch every pixel once more. Sound because the bands do not overlap and all threads
/// are done before the loan ends.
///
/// - Parameters:
///   - bitmap: What is written to.
///   - bandHeight: The rows of a band; the last one may have fewer.
///   - threads: How many bands are made at a time.
///   - makeWorker: Called once a thread; makes what draws a band, which gets the band's number, its
///     rows as a whole, and its pixels.
func drawBands<Worker: BandWorker>(
  of bitmap: inout Bitmap, bandHeight: Int, threads: Int,
  makeWorker: @escaping @Sendable () -> Worker
) where Worker: ~Copyable {
  let (width, height) = (bitmap.width, bitmap.height)
  let bandCount = (height + bandHeight - 1) / bandHeight
  bitmap.withMutablePixels { pixels in
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let buffer = unsafe buffer
      let next = Atomic(0)
      let work: @Sendable (Int) -> Void = { _ in
        var worker = makeWorker()
        while true {
          let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
          guard band < bandCount else { return }
          let rows = band * bandHeight..<min((band + 1) * bandHeight, height)
          let part = unsafe UnsafeMutableBufferPointer(
            rebasing: buffer[rows.lowerBound * width..<rows.upperBound * width])
          var span = unsafe MutableSpan(_unsafeElements: part)
          worker.drawBand(band, rows: rows, into: &span)
        }
      }
      if threads > 1 {
        DispatchQueue.concurrentPerform(iterations: min(threads, bandCount), execute: work)
      } else {
        work(0)
      }
    }
  }
}

/// What draws bands of a bitmap, one after the other, with scratch of its own.
protocol BandWorker: ~Copyable, SendableMetatype {
  /// Draws one band.
  mutating func drawBand(_ band: Int, rows: Range<Int>, into pixels: inout MutableSpan<UInt32>)
}
