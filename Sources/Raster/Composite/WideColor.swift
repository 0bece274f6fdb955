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
  /// `rounding` is added before the fraction is cut off: half a level rounds to the nearest, other
  /// values dither.
  @inline(__always)
  func over(_ pixel: UInt32, rounding: UInt32) -> UInt32 {
    let below = WideColor(packed: pixel) &* transparency
    return ((self &+ below &+ rounding) &>> WideColor.levelBits).packed
  }

  /// Half a level, which rounds to the nearest.
  static let half: UInt32 = 32_768
}
