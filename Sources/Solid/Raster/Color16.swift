import Imaging

/// A premultiplied, sRGB-encoded colour of 16 bits a channel: red lowest, alpha highest.
///
/// A byte `b` is 257 b exactly, so that eight-bit colours pass through without a change.
struct Color16: Hashable, Sendable {
  var packed: UInt64

  static let clear = Color16(packed: 0)

  @inline(__always)
  init(packed: UInt64) {
    self.packed = packed
  }

  /// Channels that are premultiplied already, each clamped to 0...1, colours to the alpha.
  init(red: Double, green: Double, blue: Double, alpha: Double) {
    let alpha = min(max(alpha, 0), 1)
    func word(_ channel: Double) -> UInt64 { UInt64(min(max(channel, 0), alpha) * 65535 + 0.5) }
    packed = word(red) | word(green) << 16 | word(blue) << 32 | word(alpha) << 48
  }

  /// A straight colour, clamped.
  init(_ color: Color) {
    let color = color.clamped
    self.init(
      red: color.red * color.opacity, green: color.green * color.opacity,
      blue: color.blue * color.opacity, alpha: color.opacity)
  }

  var isOpaque: Bool { packed >> 48 == 0xffff }

  /// This colour over another one.
  @inline(__always)
  func over(_ below: Color16) -> Color16 {
    let clear = 0xffff &- packed >> 48
    let even = Self.divided((below.packed & Self.evenLanes) &* clear)
    let odd = Self.divided((below.packed >> 16 & Self.evenLanes) &* clear)
    return Color16(packed: packed &+ (even | odd << 16))
  }

  /// This colour, channel by channel, times another one.
  func multiplied(by other: Color16) -> Color16 {
    func products(_ shift: UInt64) -> UInt64 {
      let (a, b) = (packed >> shift & Self.evenLanes, other.packed >> shift & Self.evenLanes)
      return Self.divided((a & 0xffff) &* (b & 0xffff) | ((a >> 32) &* (b >> 32)) << 32)
    }
    return Color16(packed: products(0) | products(16) << 16)
  }

  private static let evenLanes: UInt64 = 0x0000_ffff_0000_ffff

  /// Two products of 16-bit numbers, side by side, over 65535 and rounded: exactly.
  @inline(__always)
  private static func divided(_ products: UInt64) -> UInt64 {
    let half = products &+ 0x0000_8000_0000_8000
    return (half &+ (half >> 16 & evenLanes)) >> 16 & evenLanes
  }

  /// The nearest pixel of eight bits a channel.
  @inline(__always)
  var rgba8: UInt32 {
    var result: UInt32 = 0
    for channel in UInt64(0)..<4 {
      let word = UInt32(truncatingIfNeeded: packed >> (16 * channel)) & 0xffff
      result |= ((word * 255 + 0x807f) >> 16) << UInt32(8 * channel)
    }
    return result
  }
}
