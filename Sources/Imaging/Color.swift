/// A colour in sRGB, with its opacity beside it (straight, not premultiplied).
///
/// The channels are sRGB-encoded, as in a hex code, and nominally 0 to 1. Values outside are kept,
/// so that arithmetic on colours (an overshooting spring, say) stays exact, and are clamped where a
/// colour is used. NaN becomes 0 on the way in, which keeps `==` an equivalence.
public struct Color: Hashable, Sendable {
  /// The red channel, sRGB-encoded, nominally 0 to 1.
  public let red: Double
  /// The green channel, sRGB-encoded, nominally 0 to 1.
  public let green: Double
  /// The blue channel, sRGB-encoded, nominally 0 to 1.
  public let blue: Double
  /// How much the colour covers: 0 nothing, 1 everything.
  public let opacity: Double

  /// A colour from its channels, each nominally 0 to 1.
  @inlinable
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red.isNaN ? 0 : red
    self.green = green.isNaN ? 0 : green
    self.blue = blue.isNaN ? 0 : blue
    self.opacity = opacity.isNaN ? 0 : opacity
  }

  /// A grey, from 0 (black) to 1 (white).
  @inlinable
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// An opaque colour as designers write it: `0xRRGGBB`; higher bits are ignored.
  @inlinable
  public init(hex: UInt32) {
    self.init(
      red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
      blue: Double(hex & 0xff) / 255)
  }

  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)
  /// Nothing: transparent black.
  public static let clear = Color(white: 0, opacity: 0)

  /// Red, green, blue and opacity: for modules in which the channels' names are colours.
  package var components: SIMD4<Double> { SIMD4(red, green, blue, opacity) }

  /// The colour with its opacity multiplied by `opacity`.
  @inlinable
  public func opacity(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: self.opacity * opacity)
  }

  /// The colour with each channel held to 0...1.
  @inlinable
  public var clamped: Color {
    Color(
      red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1),
      opacity: min(max(opacity, 0), 1))
  }

  /// The nearest pixel: clamped, premultiplied, then rounded once (half up).
  ///
  /// Each byte is within half a step of the exact value.
  public var premultiplied8: RGBA8 {
    let color = clamped
    func byte(_ channel: Double) -> UInt8 { UInt8(channel * color.opacity * 255 + 0.5) }
    return RGBA8(
      red: byte(color.red), green: byte(color.green), blue: byte(color.blue), alpha: byte(1))
  }
}

extension Color: CustomStringConvertible {
  /// `#RRGGBB` or `#RRGGBBAA` where that says it exactly, else all channels in full.
  public var description: String {
    var hex = "#"
    for channel in [red, green, blue, opacity] {
      guard channel >= 0, channel <= 1 else { return channels }
      let byte = UInt8(channel * 255 + 0.5)
      guard channel == Double(byte) / 255 else { return channels }
      hex += byte.twoHexDigits
    }
    return opacity == 1 ? String(hex.dropLast(2)) : hex
  }

  private var channels: String { "color(srgb \(red) \(green) \(blue) / \(opacity))" }
}

extension UInt8 {
  /// The byte as two hexadecimal digits, in capitals.
  var twoHexDigits: String {
    let digits = String(self, radix: 16, uppercase: true)
    return self < 16 ? "0" + digits : digits
  }
}
