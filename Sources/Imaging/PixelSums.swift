/// Sums over the bytes of a row of pixels, as Adler-32 needs them.
struct PixelSums {
  /// The sum of all bytes.
  private(set) var total: UInt64 = 0
  /// The sum of bytes, each times the number of pixels from its own, counted, to the last.
  private(set) var weighted: UInt64 = 0
  /// The sum of bytes, each times its channel, 0 to 3.
  private(set) var offsets: UInt64 = 0

  /// Adds a pixel.
  @inline(__always)
  mutating func append(_ pixel: UInt32) {
    let (green, blue, alpha) = ((pixel >> 8) & 255, (pixel >> 16) & 255, pixel >> 24)
    total += UInt64((pixel & 255) + green + blue + alpha)
    weighted += total
    offsets += UInt64(green + 2 * blue + 3 * alpha)
  }

  /// Adds the `count` pixels of some lanes, four for each of their steps.
  mutating func append(_ lanes: Lanes, count: Int) {
    weighted += total * UInt64(count)
    for lane in 0..<4 {
      // A step's first pixel has three of its step behind it, and so on.
      weighted += 4 * UInt64(lanes.weighted[lane]) - UInt64(lane) * UInt64(lanes.total[lane])
      total += UInt64(lanes.total[lane])
      offsets += UInt64(lanes.offsets[lane])
    }
  }

  /// Sums of every fourth pixel, four of them side by side.
  struct Lanes {
    fileprivate var total = SIMD4<UInt32>()
    /// Weighted by the number of steps to the last.
    fileprivate var weighted = SIMD4<UInt32>()
    fileprivate var offsets = SIMD4<UInt32>()

    /// How many steps may be appended: 1020 × 1024 × 1025 / 2 < 2³².
    static let maximumCount = 1024

    /// Adds a step of four pixels.
    @inline(__always)
    mutating func append(_ pixels: SIMD4<UInt32>) {
      let even = pixels & 0x00ff_00ff
      let odd = (pixels &>> 8) & 0x00ff_00ff
      let pairs = even &+ odd
      let blueAlpha = pairs &>> 16
      total &+= (pairs & 0xffff) &+ blueAlpha
      weighted &+= total
      offsets &+= (odd & 0xffff) &+ blueAlpha &+ blueAlpha &+ (odd &>> 16)
    }
  }
}
