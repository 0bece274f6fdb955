/// The filter Up: each byte of a row is stored as its difference from the byte above it.
///
/// One pass over four pixels at a time, which also gathers what the checksum needs; over checked spans
/// it and the checksum's own pass took three times as long.
///
/// Source: PNG specification, section 9.2.
struct PNGRowFilter: ~Copyable {
  /// The byte that a row begins with.
  static let up: UInt8 = 2

  /// The bits of a pixel that are stored; the others are taken for 0.
  private let mask: UInt32
  /// The row before, masked; 0 before the first.
  private let above: WordBuffer

  init(rowWidth: Int, channelCount: Int) {
    mask = channelCount == 4 ? ~0 : 0xff_ffff
    above = WordBuffer(count: rowWidth)
  }

  /// Writes the differences of `row` from the row before to `differences`, and returns their sums.
  func apply(to row: Span<UInt32>, into differences: inout MutableSpan<UInt32>) -> PixelSums {
    precondition(row.count == above.count && differences.count == above.count)
    // Sound: the three have equal counts, and the spans do not overlap.
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
  private func apply(
    to row: UnsafePointer<UInt32>, into differences: UnsafeMutablePointer<UInt32>
  ) -> PixelSums {
    let (count, mask) = (above.count, mask)
    let above = unsafe above.start
    var sums = PixelSums()
    var x = 0
    while x &+ 4 <= count {
      let first = x
      let end = min(count, first &+ 4 &* PixelSums.Lanes.maximumCount)
      var lanes = PixelSums.Lanes()
      while x &+ 4 <= end {
        let pixels = unsafe Self.load(row + x) & mask
        let difference = unsafe Self.byteDifferences(pixels, Self.load(above + x))
        unsafe Self.store(pixels, above + x)
        unsafe Self.store(difference, differences + x)
        lanes.append(difference)
        x &+= 4
      }
      sums.append(lanes, count: x &- first)
    }
    while x < count {
      let pixels = unsafe SIMD4(row[x] & mask, 0, 0, 0)
      let difference = unsafe Self.byteDifferences(pixels, SIMD4(above[x], 0, 0, 0))[0]
      unsafe above[x] = pixels[0]
      unsafe differences[x] = difference
      sums.append(difference)
      x &+= 1
    }
    return sums
  }

  /// Four pixels at any address.
  @unsafe @inline(__always)
  private static func load(_ pixels: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
    unsafe UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  @unsafe @inline(__always)
  private static func store(_ value: SIMD4<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>) {
    unsafe UnsafeMutableRawPointer(pixels).storeBytes(of: value, as: SIMD4<UInt32>.self)
  }

  /// Each byte of `a` less that of `b`, modulo 256.
  @inline(__always)
  private static func byteDifferences(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>) -> SIMD4<UInt32> {
    // Sound: both types are sixteen bytes that may have any value.
    let (a, b) = unsafe (
      unsafeBitCast(a, to: SIMD16<UInt8>.self), unsafeBitCast(b, to: SIMD16<UInt8>.self)
    )
    return unsafe unsafeBitCast(a &- b, to: SIMD4<UInt32>.self)
  }
}
