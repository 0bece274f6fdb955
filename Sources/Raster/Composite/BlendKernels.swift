import Imaging

/// The loops of all modes but `normal`.
///
/// In single precision and by formulas on premultiplied colours, which agree with
/// ``BlendMode/blend(_:over:)`` to far less than a level.
enum BlendKernels {
  /// Combines one colour a pixel with the pixels, as far as they are covered.
  static func blend(
    _ red: Span<Float>, _ green: Span<Float>, _ blue: Span<Float>, _ alpha: Span<Float>,
    bias: Span<Float>, mask: Span<UInt8>, into pixels: inout MutableSpan<UInt32>, _ mode: BlendMode
  ) {
    func mix<Mode: ChannelMix>(_: Mode.Type) {
      mixed(red, green, blue, alpha, bias: bias, mask: mask, into: &pixels, Mode.self)
    }
    if let factors = CompositingFactors(mode) {
      composited(red, green, blue, alpha, bias: bias, mask: mask, into: &pixels, factors)
      return
    }
    switch mode {
    case .multiply: mix(MultiplyMix.self)
    case .screen: mix(ScreenMix.self)
    case .overlay: mix(OverlayMix.self)
    case .darken: mix(DarkenMix.self)
    case .lighten: mix(LightenMix.self)
    case .colorDodge: mix(ColorDodgeMix.self)
    case .colorBurn: mix(ColorBurnMix.self)
    case .hardLight: mix(HardLightMix.self)
    case .softLight: mix(SoftLightMix.self)
    case .difference: mix(DifferenceMix.self)
    case .exclusion: mix(ExclusionMix.self)
    case .plusLighter, .plusDarker:
      added(
        red, green, blue, alpha, bias: bias, mask: mask, into: &pixels,
        isDarker: mode == .plusDarker)
    default: defined(red, green, blue, alpha, bias: bias, mask: mask, into: &pixels, mode)
    }
  }

  /// By a Porter-Duff operator: the backdrop moves towards the result as far as it is covered.
  private static func composited(
    _ red: Span<Float>, _ green: Span<Float>, _ blue: Span<Float>, _ alpha: Span<Float>,
    bias: Span<Float>, mask: Span<UInt8>, into pixels: inout MutableSpan<UInt32>,
    _ factors: CompositingFactors
  ) {
    let count = pixels.count
    precondition(red.count == count && green.count == count && blue.count == count)
    precondition(alpha.count == count && bias.count == count && mask.count == count)
    for index in 0..<count {
      let pixel = pixels[index]
      let cover = Float(Int32(mask[index])) * PixelLevels.unit
      let (sa, ba) = (alpha[index], PixelLevels.alpha(pixel))
      let ofSource = (factors.source + factors.sourceByBackdrop * (ba * PixelLevels.unit)) * cover
      let ofBackdrop =
        (factors.backdrop + factors.backdropBySource * (sa * PixelLevels.unit)) * cover
        + (1 - cover)
      @inline(__always)
      func level(_ source: Float, _ backdrop: Float) -> Float {
        held(source * ofSource + backdrop * ofBackdrop) + bias[index]
      }
      pixels[index] = PixelLevels.pack(
        level(red[index], PixelLevels.red(pixel)), level(green[index], PixelLevels.green(pixel)),
        level(blue[index], PixelLevels.blue(pixel)), level(sa, ba))
    }
  }

  /// By one of the two sums.
  private static func added(
    _ red: Span<Float>, _ green: Span<Float>, _ blue: Span<Float>, _ alpha: Span<Float>,
    bias: Span<Float>, mask: Span<UInt8>, into pixels: inout MutableSpan<UInt32>, isDarker: Bool
  ) {
    let count = pixels.count
    precondition(red.count == count && green.count == count && blue.count == count)
    precondition(alpha.count == count && bias.count == count && mask.count == count)
    for index in 0..<count {
      let pixel = pixels[index]
      let cover = Float(Int32(mask[index])) * PixelLevels.unit
      let total = alpha[index] * cover + PixelLevels.alpha(pixel)
      // The darker sum adds what is missing to white: colour less alpha.
      let shift = isDarker ? lesser(total, 255) - total : 0
      @inline(__always)
      func level(_ source: Float, _ backdrop: Float) -> Float {
        held(source * cover + backdrop + shift) + bias[index]
      }
      pixels[index] = PixelLevels.pack(
        level(red[index], PixelLevels.red(pixel)), level(green[index], PixelLevels.green(pixel)),
        level(blue[index], PixelLevels.blue(pixel)), held(total) + bias[index])
    }
  }

  /// By a function of straight channels.
  private static func mixed<Mode: ChannelMix>(
    _ red: Span<Float>, _ green: Span<Float>, _ blue: Span<Float>, _ alpha: Span<Float>,
    bias: Span<Float>, mask: Span<UInt8>, into pixels: inout MutableSpan<UInt32>, _: Mode.Type
  ) {
    let count = pixels.count
    precondition(red.count == count && green.count == count && blue.count == count)
    precondition(alpha.count == count && bias.count == count && mask.count == count)
    for index in 0..<count {
      let pixel = pixels[index]
      let cover = Float(Int32(mask[index])) * PixelLevels.unit
      let (sa, ba) = (alpha[index], PixelLevels.alpha(pixel))
      // A clear colour has no straight channels; what they are taken as does not count.
      let (sourceDivisor, backdropDivisor) = (sa > 0 ? sa : 1, ba > 0 ? ba : 1)
      let ofSource = (255 - ba) * PixelLevels.unit * cover
      let ofBackdrop = 1 - sa * PixelLevels.unit * cover
      let ofBoth = sa * ba * PixelLevels.unit * cover
      @inline(__always)
      func level(_ source: Float, _ backdrop: Float) -> Float {
        let mix = Mode.mix(
          lesser(source / sourceDivisor, 1), lesser(backdrop / backdropDivisor, 1))
        return held(source * ofSource + backdrop * ofBackdrop + mix * ofBoth) + bias[index]
      }
      pixels[index] = PixelLevels.pack(
        level(red[index], PixelLevels.red(pixel)), level(green[index], PixelLevels.green(pixel)),
        level(blue[index], PixelLevels.blue(pixel)),
        held(sa * cover + ba * ofBackdrop) + bias[index])
    }
  }

  /// By the mode's definition in doubles, pixel by pixel.
  private static func defined(
    _ red: Span<Float>, _ green: Span<Float>, _ blue: Span<Float>, _ alpha: Span<Float>,
    bias: Span<Float>, mask: Span<UInt8>, into pixels: inout MutableSpan<UInt32>, _ mode: BlendMode
  ) {
    for index in 0..<pixels.count where mask[index] > 0 {
      let cover = Double(mask[index]) / 255
      let source = Levels(red[index], green[index], blue[index], alpha[index])
      let backdrop = SIMD4<Double>(Levels(packed: pixels[index])) / 255
      let blended = mode.blend(SIMD4<Double>(source) / 255, over: backdrop)
      let mixed = (backdrop + (blended - backdrop) * cover) * 255
      @inline(__always)
      func level(_ channel: Int) -> Float { held(Float(mixed[channel])) + bias[index] }
      pixels[index] = PixelLevels.pack(level(0), level(1), level(2), level(3))
    }
  }

  @inline(__always)
  private static func held(_ level: Float) -> Float { greater(lesser(level, 255), 0) }
}

/// A Porter-Duff operator: how much of the source and of the backdrop the result has.
///
/// Each is a constant plus a multiple of the other's alpha.
private struct CompositingFactors {
  var source: Float
  var sourceByBackdrop: Float
  var backdrop: Float
  var backdropBySource: Float

  /// The factors of `mode`, if it is one of Porter and Duff's operators.
  init?(_ mode: BlendMode) {
    switch mode {
    case .clear: self.init(0, 0, 0, 0)
    case .copy: self.init(1, 0, 0, 0)
    case .normal: self.init(1, 0, 1, -1)
    case .destinationOver: self.init(1, -1, 1, 0)
    case .sourceIn: self.init(0, 1, 0, 0)
    case .destinationIn: self.init(0, 0, 0, 1)
    case .sourceOut: self.init(1, -1, 0, 0)
    case .destinationOut: self.init(0, 0, 1, -1)
    case .sourceAtop: self.init(0, 1, 1, -1)
    case .destinationAtop: self.init(1, -1, 0, 1)
    case .xor: self.init(1, -1, 1, -1)
    default: return nil
    }
  }

  private init(
    _ source: Float, _ sourceByBackdrop: Float, _ backdrop: Float, _ backdropBySource: Float
  ) {
    self.source = source
    self.sourceByBackdrop = sourceByBackdrop
    self.backdrop = backdrop
    self.backdropBySource = backdropBySource
  }
}
