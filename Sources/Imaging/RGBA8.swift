/// One pixel of a bitmap: sRGB-encoded, premultiplied, eight bits a channel.
///
/// Packed into 32 bits with red lowest, so that on a little-endian machine the bytes lie in memory
/// as R G B A. A pixel is well formed when no colour byte exceeds the alpha byte; nothing enforces
/// that, and every use of one that is not well formed is defined, by clamping.
public struct RGBA8: Hashable, Sendable {
  /// The four bytes: red in bits 0-7, green 8-15, blue 16-23, alpha 24-31.
  public var packed: UInt32

  /// A pixel from its packed form.
  @inlinable
  public init(packed: UInt32) {
    self.packed = packed
  }

  /// A pixel from its premultiplied bytes.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    packed = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// The premultiplied red byte.
  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: packed) }
  /// The premultiplied green byte.
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: packed >> 8) }
  /// The premultiplied blue byte.
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: packed >> 16) }
  /// The alpha byte: 0 transparent, 255 opaque.
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: packed >> 24) }

  /// Transparent black.
  public static let clear = RGBA8(packed: 0)
  /// Opaque black.
  public static let black = RGBA8(packed: 0xff00_0000)
  /// Opaque white.
  public static let white = RGBA8(packed: 0xffff_ffff)
}

extension RGBA8 {
  /// A pixel with its colour bytes not multiplied by alpha, as PNG files hold it.
  public struct Straight: Hashable, Sendable, CustomStringConvertible {
    /// The red byte.
    public var red: UInt8
    /// The green byte.
    public var green: UInt8
    /// The blue byte.
    public var blue: UInt8
    /// The alpha byte: 0 transparent, 255 opaque.
    public var alpha: UInt8

    /// A pixel from its straight bytes.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// The bytes as `#RRGGBBAA`.
    public var description: String {
      "#" + [red, green, blue, alpha].map(\.twoHexDigits).joined()
    }
  }

  /// A pixel from straight bytes: each colour byte becomes the nearest to `byte * alpha / 255`.
  public init(_ straight: Straight) {
    let packed = RGBA8(
      red: straight.red, green: straight.green, blue: straight.blue, alpha: straight.alpha
    ).packed
    self.init(packed: premultiplied(packed))
  }

  /// The pixel with its colour bytes divided by alpha, rounded to nearest, halves up.
  ///
  /// Multiplying again gives back every well-formed pixel exactly: the straight byte is off by at most
  /// 1/2, hence by at most alpha / 510 after multiplication, and where alpha is 255 nothing changes.
  /// A colour byte above alpha gives 255; an alpha of 0 gives transparent black.
  public var straight: Straight {
    guard alpha > 0 else { return Straight(red: 0, green: 0, blue: 0, alpha: 0) }
    let alpha = UInt32(alpha)
    func divided(_ byte: UInt8) -> UInt8 {
      UInt8((510 * min(UInt32(byte), alpha) + alpha) / (2 * alpha))
    }
    return Straight(
      red: divided(red), green: divided(green), blue: divided(blue), alpha: self.alpha)
  }
}

extension RGBA8: CustomStringConvertible {
  /// The bytes as stored, premultiplied: `#RRGGBBAA`.
  public var description: String {
    "#" + [red, green, blue, alpha].map(\.twoHexDigits).joined()
  }
}

#if _endian(big)
  #error("pixels are handed to and taken from libpng as words whose lowest byte comes first")
#endif

/// A packed straight pixel multiplied by its alpha, each byte rounded to nearest.
///
/// Two bytes at a time in 16-bit lanes. For t = v × alpha + 128 (at most 65,153),
/// (t + (t >> 8)) >> 8 is v × alpha / 255 rounded to nearest: exact over the whole range (tested).
@inline(__always)
func premultiplied(_ straight: UInt32) -> UInt32 {
  let alpha = straight >> 24
  let lanes: UInt32 = 0x00ff_00ff
  let half: UInt32 = 0x0080_0080
  var redBlue = (straight & lanes) &* alpha &+ half
  // The alpha lane holds 255, so that it comes out as alpha itself.
  var greenAlpha = (((straight >> 8) & 0xff) | 0x00ff_0000) &* alpha &+ half
  redBlue = ((redBlue &+ ((redBlue >> 8) & lanes)) >> 8) & lanes
  greenAlpha = (greenAlpha &+ ((greenAlpha >> 8) & lanes)) & ~lanes
  return redBlue | greenAlpha
}
