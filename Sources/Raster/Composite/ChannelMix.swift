/// The blend function of a separable mode, on one straight channel, 0...1.
///
/// A type for each, so that the loop over a row is compiled for each of them.
protocol ChannelMix {
  /// B(backdrop, source), as ``BlendMode`` describes it.
  static func mix(_ source: Float, _ backdrop: Float) -> Float
}

enum MultiplyMix: ChannelMix {
  @inline(__always)
  static func mix(_ s: Float, _ b: Float) -> Float { s * b }
}

enum ScreenMix: ChannelMix {
  @inline(__always)
  static func mix(_ s: Float, _ b: Float) -> Float { s + b - s * b }
}

enum HardLightMix: ChannelMix {
  @inline(__always)
  static func mix(_ s: Float, _ b: Float) -> Float {
    s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
  }
}

enum OverlayMix: ChannelMix {
  @inline(__always)
  static func mix(_ s: Float, _ b: Float) -> Float { HardLightMix.mix(b, s) }
}

enum DarkenMix: ChannelMix {
  @inline(__always)
  static func mix(_ s: Float, _ b: Float) -> Float { lesser(s, b) }
}

enum LightenMix: ChannelMix {
  @inline(__always)
  static func mix(_ s: Float, _ b: Float) -> Float { greater(s, b) }
}

enum ColorDodgeMix: ChannelMix {
  @inline(__always)
  static func mix(_ s: Float, _ b: Float) -> Float {
    let rest = 1 - s
    let bright = rest > 0 ? lesser(b / (rest > 0 ? rest : 1), 1) : 1
    return b > 0 ? bright : 0
  }
}

enum ColorBurnMix: ChannelMix {
  @inline(__always)
  static func mix(_ s: Float, _ b: Float) -> Float {
    let dark = s > 0 ? 1 - lesser((1 - b) / (s > 0 ? s : 1), 1) : 0
    return b < 1 ? dark : 1
  }
}

enum SoftLightMix: ChannelMix {
  @inline(__always)
  static func mix(_ s: Float, _ b: Float) -> Float {
    let root = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    let dark = b - (1 - 2 * s) * b * (1 - b)
    let light = b + (2 * s - 1) * (root - b)
    return s <= 0.5 ? dark : light
  }
}

enum DifferenceMix: ChannelMix {
  @inline(__always)
  static func mix(_ s: Float, _ b: Float) -> Float { abs(s - b) }
}

enum ExclusionMix: ChannelMix {
  @inline(__always)
  static func mix(_ s: Float, _ b: Float) -> Float { s + b - 2 * s * b }
}
