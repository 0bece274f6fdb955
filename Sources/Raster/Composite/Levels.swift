import Imaging

/// A premultiplied colour in 8-bit levels with their fractions: red, green, blue, alpha, each 0...255.
///
/// Single precision leaves at least 16 bits after the point, so that a translucent colour under
/// partial coverage is rounded once: where it is stored.
typealias Levels = SIMD4<Float>

extension Levels {
  /// `color` with its alpha multiplied by `opacity`, premultiplied.
  init(_ color: Color, opacity: Double = 1) {
    let color = color.clamped
    let alpha = color.opacity * opacity.heldToUnit
    self.init(
      Float(color.red * alpha * 255), Float(color.green * alpha * 255),
      Float(color.blue * alpha * 255), Float(alpha * 255))
  }

  /// The four channels of a pixel.
  @inline(__always)
  init(packed pixel: UInt32) {
    self.init(
      PixelLevels.red(pixel), PixelLevels.green(pixel), PixelLevels.blue(pixel),
      PixelLevels.alpha(pixel))
  }
}

extension Double {
  /// The number held to 0...1; NaN counts as 0.
  var heldToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}

/// Pixels taken apart into channels, and put together again.
enum PixelLevels {
  /// Added to a channel before ``pack(_:_:_:_:)``, besides what decides on the rounding.
  ///
  /// The sum of 2^15 and a level has eight bits after the point: the level's integer part then lies
  /// in bits 8 to 15 of the number, for the price of an addition. (A checked conversion to an
  /// integer costs ten times as much, and is not done on whole vectors.) What is lost, less than
  /// 1/512 level, moves a result only where it was that close to a tie.
  static let base: Float = 32_768
  /// What rounds to the nearest level, halves up.
  static let nearest = base + 0.5
  /// One level as a fraction of all.
  static let unit: Float = 1 / 255

  @inline(__always)
  static func red(_ pixel: UInt32) -> Float { Float(Int32(bitPattern: pixel & 0xff)) }

  @inline(__always)
  static func green(_ pixel: UInt32) -> Float { Float(Int32(bitPattern: pixel &>> 8 & 0xff)) }

  @inline(__always)
  static func blue(_ pixel: UInt32) -> Float { Float(Int32(bitPattern: pixel &>> 16 & 0xff)) }

  @inline(__always)
  static func alpha(_ pixel: UInt32) -> Float { Float(Int32(bitPattern: pixel &>> 24)) }

  /// The pixel with these channels, to each of which ``base`` and a threshold have been added:
  /// without those at least 0, and below 256.
  @inline(__always)
  static func pack(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float) -> UInt32 {
    let (red, green) = (red.bitPattern &>> 8 & 0xff, green.bitPattern & 0xff00)
    let (blue, alpha) = (blue.bitPattern & 0xff00, alpha.bitPattern & 0xff00)
    return red | green | blue &<< 8 | alpha &<< 16
  }

  /// The pixel left by laying a premultiplied colour over `pixel`; `bias` decides on the rounding.
  @inline(__always)
  static func over(
    _ pixel: UInt32, _ red: Float, _ green: Float, _ blue: Float, _ alpha: Float, bias: Float
  ) -> UInt32 {
    let rest = 1 - alpha * unit
    return pack(
      self.red(pixel) * rest + red + bias, self.green(pixel) * rest + green + bias,
      self.blue(pixel) * rest + blue + bias, self.alpha(pixel) * rest + alpha + bias)
  }

  /// The pixel left by laying a premultiplied colour over `pixel`, with fractions dithered by `bias`.
  ///
  /// Where the result is translucent its alpha is dithered, and the colour then taken in proportion
  /// to the alpha that was stored. Below an alpha of 128 the pattern is faded out of the colour, to
  /// plain rounding at 64: so a hue that fades is within 2 levels, taken straight, down to an alpha
  /// of 64. A premultiplied channel is less than 2 levels off, and less than 1 where the result is opaque.
  @inline(__always)
  static func dithered(
    _ pixel: UInt32, _ red: Float, _ green: Float, _ blue: Float, _ alpha: Float, bias: Float
  ) -> UInt32 {
    let rest = 1 - alpha * unit
    let sum = self.alpha(pixel) * rest + alpha
    // An opaque sum may be short of 255 levels by rounding.
    let isOpaque = sum >= 255 - 1 / 128
    let stored = self.alpha((sum + bias).bitPattern &<< 16)
    let fading = greater(lesser(stored * (1 / 64) - 1, 1), 0)
    let ratio = isOpaque ? 1 : stored / greater(sum, 1 / 256)
    let colorBias = isOpaque ? bias : (bias - nearest) * fading + nearest
    return pack(
      (self.red(pixel) * rest + red) * ratio + colorBias,
      (self.green(pixel) * rest + green) * ratio + colorBias,
      (self.blue(pixel) * rest + blue) * ratio + colorBias, sum + bias)
  }
}
