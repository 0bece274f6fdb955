package import Imaging

/// The arithmetic of the blend modes, in doubles: what every faster version must come out as.
///
/// Source: W3C, "Compositing and Blending Level 1" for the Porter-Duff operators and the blend
/// functions; Core Graphics' documentation for `plusDarker` and `plusLighter`.
extension BlendMode {
  /// The premultiplied result of `source` over `backdrop`, both premultiplied; channels 0...1.
  package func blend(_ source: SIMD4<Double>, over backdrop: SIMD4<Double>) -> SIMD4<Double> {
    let (sa, ba) = (source[3], backdrop[3])
    switch self {
    case .clear: return .zero
    case .copy: return source
    case .normal: return source + backdrop * (1 - sa)
    case .destinationOver: return backdrop + source * (1 - ba)
    case .sourceIn: return source * ba
    case .destinationIn: return backdrop * sa
    case .sourceOut: return source * (1 - ba)
    case .destinationOut: return backdrop * (1 - sa)
    case .sourceAtop: return source * ba + backdrop * (1 - sa)
    case .destinationAtop: return backdrop * sa + source * (1 - ba)
    case .xor: return source * (1 - ba) + backdrop * (1 - sa)
    case .plusLighter: return (source + backdrop).clamped(lowerBound: .zero, upperBound: .one)
    case .plusDarker:
      let alpha = min(sa + ba, 1)
      var result = source + backdrop + SIMD4(repeating: alpha - sa - ba)
      result[3] = alpha
      return result.clamped(lowerBound: .zero, upperBound: .one)
    default:
      let mixed = blendedColor(source.straightColor, backdrop.straightColor)
      let overlap = SIMD4(mixed * (sa * ba), sa * ba)
      return source * (1 - ba) + backdrop * (1 - sa) + overlap
    }
  }

  /// Whether a clear source leaves the backdrop as it is, so that only covered pixels matter.
  package var keepsBackdropUnderClear: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }

  /// The blend function B(backdrop, source) on straight colours.
  private func blendedColor(_ s: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .hue: return s.withSaturation(b.saturation).settingLuminosity(b.luminosity)
    case .saturation: return b.withSaturation(s.saturation).settingLuminosity(b.luminosity)
    case .color: return s.settingLuminosity(b.luminosity)
    case .luminosity: return b.settingLuminosity(s.luminosity)
    default:
      return SIMD3(
        blendedChannel(s[0], b[0]), blendedChannel(s[1], b[1]), blendedChannel(s[2], b[2]))
    }
  }

  private func blendedChannel(_ s: Double, _ b: Double) -> Double {
    switch self {
    case .multiply: return s * b
    case .screen: return s + b - s * b
    case .overlay: return BlendMode.hardLight.blendedChannel(b, s)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let root = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (root - b)
    case .difference: return abs(s - b)
    case .exclusion: return s + b - 2 * s * b
    default: return s
    }
  }
}

extension SIMD4<Double> {
  /// The colour without its alpha; black where there is no alpha.
  fileprivate var straightColor: SIMD3<Double> {
    let color = SIMD3(self[0], self[1], self[2])
    return self[3] > 0 ? color / self[3] : .zero
  }
}

// The non-separable modes of the W3C document, with its Lum, Sat, SetLum, SetSat and ClipColor.
extension SIMD3<Double> {
  fileprivate var luminosity: Double { 0.3 * self[0] + 0.59 * self[1] + 0.11 * self[2] }

  fileprivate var saturation: Double { self.max() - self.min() }

  fileprivate func settingLuminosity(_ luminosity: Double) -> SIMD3<Double> {
    (self + (luminosity - self.luminosity)).clippedToGamut
  }

  fileprivate var clippedToGamut: SIMD3<Double> {
    let (luminosity, least, greatest) = (luminosity, self.min(), self.max())
    var color = self
    if least < 0 {
      color = luminosity + (color - luminosity) * (luminosity / (luminosity - least))
    }
    if greatest > 1 {
      color = luminosity + (color - luminosity) * ((1 - luminosity) / (greatest - luminosity))
    }
    return color
  }

  fileprivate func withSaturation(_ saturation: Double) -> SIMD3<Double> {
    let range = self.saturation
    return range > 0 ? (self - self.min()) * (saturation / range) : .zero
  }
}
