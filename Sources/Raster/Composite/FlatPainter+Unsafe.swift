import Imaging

#if canImport(CKernels)
  import CKernels
#endif

/// Lays one colour over the pixels of a surface wherever a path covers them, in the mode `normal`.
///
/// Pointers, since most runs are a few pixels long: lending rows and runs as spans, with what was retained,
/// released and asked for uniqueness on the way, took an eighth of the time of small circles. They point into
/// the surface's pixels while those are lent, and every run is cut to the surface's rows and columns first.
@safe
struct FlatPainter: CoverageReceiver {
  private let pixels: UnsafeMutablePointer<UInt32>
  private let area: PixelRect
  private let color: Levels
  private let opaque: UInt32
  private var row: UnsafeMutablePointer<UInt32>

  /// - Precondition: `pixels` holds those of `area`, row by row.
  init(_ color: Levels, on pixels: UnsafeMutableBufferPointer<UInt32>, _ area: PixelRect) {
    precondition(pixels.count == area.columns.count * area.rows.count)
    guard let first = pixels.baseAddress else { preconditionFailure("a surface has pixels") }
    unsafe self.pixels = first
    unsafe row = first
    self.area = area
    self.color = color
    opaque = PixelLevels.over(
      0, color[0], color[1], color[2], color[3], bias: PixelLevels.nearest)
  }

  mutating func begin(row y: Int) {
    precondition(area.rows.contains(y), "row \(y) is none of the surface's \(area.rows)")
    unsafe row = pixels + (y - area.rows.lowerBound) * area.columns.count
  }

  @inline(__always)
  func expect(row: Int, column: Int) {
    #if canImport(CKernels)
      let (row, column) = (row &- area.rows.lowerBound, column &- area.columns.lowerBound)
      unsafe kernel_prefetch(pixels + (row &* area.columns.count &+ column))
    #endif
  }

  @inline(__always)
  func receive(_ columns: Range<Int>, coverage: UInt8) {
    let start = max(columns.lowerBound, area.columns.lowerBound)
    let count = min(columns.upperBound, area.columns.upperBound) &- start
    guard count > 0 else { return }
    let pixels = unsafe row + (start &- area.columns.lowerBound)
    if coverage == 255, color[3] == 255 {
      unsafe pixels.update(repeating: opaque, count: count)
    } else {
      unsafe FlatLayer(color * (Float(Int32(coverage)) * PixelLevels.unit))
        .lay(over: pixels, count)
    }
  }

  @inline(__always)
  func receive(_ columns: Range<Int>, mask: UnsafePointer<UInt8>) {
    let start = max(columns.lowerBound, area.columns.lowerBound)
    let count = min(columns.upperBound, area.columns.upperBound) &- start
    guard count > 0 else { return }
    let pixels = unsafe row + (start &- area.columns.lowerBound)
    let mask = unsafe mask + (start &- columns.lowerBound)
    for index in 0..<count {
      let source = unsafe color * (Float(Int32(mask[index])) * PixelLevels.unit)
      let rest = 1 - source[3] * PixelLevels.unit
      let sum = unsafe Levels(packed: pixels[index]) * rest + source + PixelLevels.nearest
      unsafe pixels[index] = PixelLevels.pack(sum[0], sum[1], sum[2], sum[3])
    }
  }
}

extension Surface {
  /// Lays one colour over the surface wherever a path covers it.
  mutating func lay(_ color: Levels, where path: PathCoverage) {
    let area = area
    bitmap.withMutablePixels { pixels in
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        var painter = unsafe FlatPainter(color, on: pixels, area)
        path.scan(into: &painter)
      }
    }
  }
}

/// A translucent colour that is laid over many pixels alike, in 16-bit arithmetic.
///
/// What is left of a level d is d times a weight of 16 bits, taken as two products with its halves,
/// of which the lesser loses its last 8 bits: exact to 1/128 level before the sum is rounded. What is lost
/// is less than is added to the half level that rounding takes, so ties are rounded up.
private struct FlatLayer {
  private let high: SIMD8<UInt16>
  private let low: SIMD8<UInt16>
  /// Red and blue in 1/256 level, with what rounds.
  private let even: SIMD8<UInt16>
  /// Green and alpha.
  private let odd: SIMD8<UInt16>

  @inline(__always)
  init(_ color: Levels) {
    let weight = UInt32((1 - color[3] * PixelLevels.unit) * 65_536)
    high = SIMD8(repeating: UInt16(truncatingIfNeeded: weight &>> 8))
    low = SIMD8(repeating: UInt16(truncatingIfNeeded: weight & 0xff))
    @inline(__always)
    func fixed(_ level: Float) -> UInt16 {
      UInt16(truncatingIfNeeded: UInt32(level * 256 + 0.5) + 129)
    }
    let (red, green, blue, alpha) = (
      fixed(color[0]), fixed(color[1]), fixed(color[2]), fixed(color[3])
    )
    even = SIMD8(red, blue, red, blue, red, blue, red, blue)
    odd = SIMD8(green, alpha, green, alpha, green, alpha, green, alpha)
  }

  @inline(__always)
  private func laid(over pixels: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let mask = SIMD8<UInt16>(repeating: 0xff)
    @inline(__always)
    func rest(_ levels: SIMD8<UInt16>) -> SIMD8<UInt16> {
      levels &* high &+ (levels &* low) &>> 8
    }
    let evens = (rest(pixels & mask) &+ even) &>> 8
    let odds = (rest(pixels &>> 8) &+ odd) & ~mask
    return evens | odds
  }

  /// Lays the colour over `count` pixels.
  @inline(__always)
  func lay(over pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
    let bytes = UnsafeMutableRawPointer(pixels)
    var index = 0
    while index &+ 4 <= count {
      let place = unsafe bytes + index &* 4
      unsafe place.storeBytes(
        of: laid(over: place.loadUnaligned(as: SIMD8<UInt16>.self)), as: SIMD8<UInt16>.self)
      index &+= 4
    }
    while index < count {
      let pixel = unsafe pixels[index]
      var four = SIMD8<UInt16>(repeating: 0)
      four[0] = UInt16(truncatingIfNeeded: pixel)
      four[1] = UInt16(truncatingIfNeeded: pixel &>> 16)
      let sum = laid(over: four)
      unsafe pixels[index] = UInt32(sum[0]) | UInt32(sum[1]) &<< 16
      index &+= 1
    }
  }
}
