import Dispatch
public import Drawing
public import Imaging
import Synchronization

extension Renderer {
  /// Draws `list` over what is on `bitmap`, whose size must be that of the list at this scale.
  ///
  /// Threads take bands of rows; their number does not change a pixel.
  public func draw(
    _ list: DisplayList, on bitmap: inout Bitmap, threads: Int = 1
  ) throws(RasterError) {
    let (width, height) = try pixelSize(of: list)
    precondition(
      width == bitmap.width && height == bitmap.height,
      "the list has \(width) x \(height) pixels, the bitmap \(bitmap.width) x \(bitmap.height)")
    try Replay(width: width, height: height, scale: scale).requireFinite(list.items)
    if threads > 1, !list.items.readBackdrop {
      try drawBands(of: list, on: &bitmap, threads: threads)
    } else {
      var surface = Surface(taking: &bitmap)
      defer { bitmap = surface.bitmap }
      try Replay(width: width, height: height, scale: scale).draw(list.items, on: &surface)
    }
  }

  /// Draws bands of rows, each by whichever thread is free.
  ///
  /// What lies outside a band costs it next to nothing, so there are two bands a thread: they even out what
  /// one has more to draw than another.
  ///
  /// The canvas is lent as a pointer, because threads write to it at the same time: each takes its own band
  /// out and puts it back, and no two bands share a row.
  private func drawBands(
    of list: DisplayList, on bitmap: inout Bitmap, threads: Int
  ) throws(RasterError) {
    let (width, height) = (bitmap.width, bitmap.height)
    let bands = min(2 * threads, height)
    var list = list
    list.items = Replay(width: width, height: height, scale: scale)
      .outliningLongStrokes(in: list.items, bandHeight: height / bands)
    let shared = list
    let next = Atomic(0)
    let failures = Mutex<[Int: RasterError]>([:])
    bitmap.withMutablePixels { pixels in
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        nonisolated(unsafe) let canvas = unsafe pixels
        DispatchQueue.concurrentPerform(iterations: min(threads, bands)) { _ in
          while true {
            let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard band < bands else { return }
            let rows = height * band / bands..<height * (band + 1) / bands
            let part = unsafe UnsafeMutableBufferPointer(
              rebasing: canvas[rows.lowerBound * width..<rows.upperBound * width])
            do throws(RasterError) {
              try unsafe draw(shared, height: height, on: part, width: width, rows: rows)
            } catch {
              failures.withLock { $0[band] = error }
            }
          }
        }
      }
    }
    let first = failures.withLock { failures in failures.min { $0.key < $1.key }?.value }
    if let first { throw first }
  }

  /// Draws the rows whose pixels are `part` of a canvas of `width` by `height`.
  private func draw(
    _ list: DisplayList, height: Int, on part: UnsafeMutableBufferPointer<UInt32>, width: Int,
    rows: Range<Int>
  ) throws(RasterError) {
    var surface = Surface(
      Bitmap(width: width, height: rows.count, pixels: unsafe Array(part)), left: 0,
      top: rows.lowerBound)
    try Replay(width: width, height: height, scale: scale).draw(list.items, on: &surface)
    surface.bitmap.withPixels { drawn in
      for index in drawn.indices { unsafe part[index] = drawn[index] }
    }
  }
}
