/// Takes rows of pixels and stores them as differences, each with the filter that suits it.
///
/// Four pixels at a time, and what the checksum needs in the same pass: over checked spans, the two one
/// after the other, this took three times as long.
struct PNGRowFilter: ~Copyable {
  /// The filter of the last row.
  private(set) var filter = PNGFilter.up
  /// The bits of a pixel that are stored; the others are taken for 0.
  private let mask: UInt32
  /// The row before; 0 before the first.
  private let above: WordBuffer
  /// What is subtracted from a row that is stored as it is.
  private let zeros: WordBuffer
  private let chooser: PNGFilterChooser
  private var rowCount = 0

  /// After how many rows the filter is chosen anew; choosing for each costs more time than 0.2 % in size
  /// are worth.
  private static let period = 4

  init(rowWidth: Int, channelCount: Int) {
    mask = channelCount == 4 ? ~0 : 0xff_ffff
    above = WordBuffer(count: rowWidth)
    zeros = WordBuffer(count: rowWidth)
    chooser = PNGFilterChooser(mask: mask)
  }

  /// Writes the differences of `row` to `differences`, and returns their sums.
  mutating func apply(
    to row: Span<UInt32>, into differences: inout MutableSpan<UInt32>
  ) -> PixelSums {
    precondition(row.count == above.count && differences.count == above.count)
    // Sound: all buffers have as many pixels as the row.
    return unsafe row.withUnsafeBufferPointer { row in
      unsafe differences.withUnsafeMutableBufferPointer { differences in
        guard let row = row.baseAddress, let differences = differences.baseAddress else {
          return PixelSums()
        }
        return unsafe apply(to: row, into: differences)
      }
    }
  }

  @unsafe
  private mutating func apply(
    to row: UnsafePointer<UInt32>, into differences: UnsafeMutablePointer<UInt32>
  ) -> PixelSums {
    if rowCount % Self.period == 0 {
      filter = unsafe chooser.filter(row: row, above: above.start, count: above.count)
    }
    rowCount += 1
    switch filter {
    case .none: return unsafe subtract(zeros.start, from: row, into: differences)
    case .sub: return unsafe subtract(row - 1, from: row, into: differences)
    case .up: return unsafe subtract(above.start, from: row, into: differences)
    }
  }

  /// Writes `row` less `reference` to `differences`, and keeps the row for the next.
  ///
  /// The reference may be `above`, each pixel of which is read before it is written to. Its first pixel is
  /// not read but with the filter Up: for Sub it lies before the row.
  @unsafe
  private func subtract(
    _ reference: UnsafePointer<UInt32>, from row: UnsafePointer<UInt32>,
    into differences: UnsafeMutablePointer<UInt32>
  ) -> PixelSums {
    let (count, mask) = (above.count, mask)
    let above = unsafe above.start
    var sums = PixelSums()
    var x = 0
    func appendOne(_ reference: UInt32) {
      let pixel = unsafe row[x]
      let difference =
        PixelVector(pixel, 0, 0, 0).subtractingBytes(PixelVector(reference, 0, 0, 0))[0] & mask
      unsafe above[x] = pixel
      unsafe differences[x] = difference
      sums.append(difference)
      x &+= 1
    }
    appendOne(filter == .up ? unsafe above[0] : 0)
    while x &+ 4 <= count {
      let first = x
      let end = min(count, first &+ 4 &* PixelSums.Lanes.maximumCount)
      var lanes = PixelSums.Lanes()
      while x &+ 4 <= end {
        let pixels = unsafe PixelVector(loading: row + x)
        let difference =
          unsafe pixels.subtractingBytes(PixelVector(loading: reference + x)) & mask
        unsafe pixels.store(to: above + x)
        unsafe difference.store(to: differences + x)
        lanes.append(difference)
        x &+= 4
      }
      sums.append(lanes, count: x &- first)
    }
    while x < count { appendOne(unsafe reference[x]) }
    return sums
  }
}
