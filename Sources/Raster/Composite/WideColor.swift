import Imaging

/// A premultiplied colour with 16 bits after the point of each 8-bit level: red, green, blue, alpha,
/// each 0...255 x 65,536.
///
/// Colours stay in this form until they are blended, so that a translucent colour under partial
/// coverage is rounded once, in the pixel.
typealias WideColor = SIMD4<UInt32>

extension WideColor {
  /// One 8-bit level.
  static let levelBits: UInt32 = 16

  /// `color` with its alpha multiplied by `opacity`, to the nearest 1/65,536 of a level.
  init(_ color: Color, opacity: Double = 1) {
    let color = color.opacity(opacity).clamped
    func wide(_ channel: Double) -> UInt32 {
      UInt32(channel * color.opacity * (255 * 65_536) + 0.5)
    }
    self.init(wide(color.red), wide(color.green), wide(color.blue), wide(1))
  }

  /// The four channels of a pixel.
  @inline(__always)
  init(packed: UInt32) {
    self = SIMD4(packed, packed &>> 8, packed &>> 16, packed &>> 24) & 0xff
  }

  /// The pixel whose channels are these, each 0...255.
  @inline(__always)
  var packed: UInt32 {
    self[0] | self[1] &<< 8 | self[2] &<< 16 | self[3] &<< 24
  }

  /// The colour under partial coverage, 0...255.
  @inline(__always)
  func covered(_ coverage: UInt8) -> WideColor {
    // At most 255 x 65,536 x 255 + 127, which is below 2^32.
    let product = self &* UInt32(coverage) &+ 127
    return SIMD4(product[0] / 255, product[1] / 255, product[2] / 255, product[3] / 255)
  }

  /// How much of what is below shows through, 0...65,536.
  @inline(__always)
  var transparency: UInt32 { 65_536 &- (self[3] &+ 127) / 255 }

  /// The pixel left by laying this colour over `pixel`.
  ///
  /// `rounding` is added before the fraction is cut off: half a level rounds to the nearest.
  @inline(__always)
  func over(_ pixel: UInt32, rounding: UInt32) -> UInt32 {
    let below = WideColor(packed: pixel) &* transparency
    return ((self &+ below &+ rounding) &>> WideColor.levelBits).packed
  }

  /// The pixel left by laying this colour over `pixel`, with fractions dithered by `threshold`,
  /// 0...65,535.
  ///
  /// Where the result is translucent its alpha is dithered, and the colour then taken in proportion to
  /// the alpha that was stored. Below an alpha of 128 the pattern is faded out of the colour, to
  /// plain rounding at 64: so a hue that fades is within 2 levels, taken straight, down to an alpha of 64.
  @inline(__always)
  func dithered(over pixel: UInt32, threshold: UInt32) -> UInt32 {
    let sum = self &+ WideColor(packed: pixel) &* transparency
    // Two roundings may leave an opaque sum short of 255 levels by 127.
    if sum[3] >= 255 &* 65_536 &- 127 {
      return ((sum &+ threshold) &>> WideColor.levelBits).packed
    }
    let alpha = (sum[3] &+ threshold) &>> WideColor.levelBits
    guard alpha > 0 else { return 0 }
    let fading = Int(Swift.min(Swift.max(alpha, 64), 128) &- 64)
    let rounding = (Int(threshold) &- 32_768) &* fading / 64 &+ 32_768
    var result = WideColor(0, 0, 0, alpha)
    for channel in 0..<3 {
      let inProportion = Int(sum[channel]) &* Int(alpha &<< WideColor.levelBits) / Int(sum[3])
      result[channel] = UInt32(truncatingIfNeeded: (inProportion &+ rounding) >> 16)
    }
    return result.packed
  }

  /// Half a level, which rounds to the nearest.
  static let half: UInt32 = 32_768
}
