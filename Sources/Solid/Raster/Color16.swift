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
    let clear = 0xffff - packed >> 48
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 16) {
      let product = (below.packed >> shift & 0xffff) * clear
      // Division by 65535, rounded: exact for products of two 16-bit numbers.
      let rounded = (product + 0x8000 + (product + 0x8000) >> 16) >> 16
      result |= min((packed >> shift & 0xffff) + rounded, 0xffff) << shift
    }
    return Color16(packed: result)
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
