import Drawing
import Imaging

extension FilterImage {
  /// Lays `image` over this picture, in whose area it counts.
  mutating func lay(_ image: FilterImage) {
    isSmooth = isSmooth || image.isSmooth
    combine(image) { above, below in above + below * (1 - above[3]) }
  }

  /// Puts the pixels of `image` in the place of this picture's.
  mutating func replace(with image: FilterImage) {
    combine(image) { above, _ in above }
  }

  /// This picture combined with the one below it.
  func blended(_ mode: BlendMode, over below: FilterImage, output: PixelRect) -> FilterImage {
    if mode == .normal {
      var result = below.filled(to: output)
      result.lay(self)
      return result
    }
    var result = below.filled(to: output)
    result.isSmooth = isSmooth || below.isSmooth
    let above = filled(to: output)
    result.combine(above) { above, below in
      SIMD4<Float>(mode.blend(SIMD4<Double>(above), over: SIMD4<Double>(below))).wellFormed
    }
    return result
  }

  /// k1 · a · b + k2 · a + k3 · b + k4 with this picture as a.
  func arithmetic(
    _ k1: Double, _ k2: Double, _ k3: Double, _ k4: Double, with other: FilterImage,
    output: PixelRect
  ) -> FilterImage {
    let (k1, k2, k3, k4) = (Float(k1), Float(k2), Float(k3), SIMD4(repeating: Float(k4)))
    var result = other.filled(to: output)
    result.isSmooth = isSmooth || other.isSmooth
    result.combine(filled(to: output)) { a, b in
      (a * b * k1 + a * k2 + b * k3 + k4).wellFormed
    }
    return result
  }

  /// Replaces this picture's pixels, as far as `image` has any in the same place, by what `mix`
  /// makes of that one's and this one's.
  private mutating func combine(
    _ image: FilterImage, _ mix: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) {
    let common = area.intersection(image.area)
    guard !common.isEmpty else { return }
    for y in common.rows {
      let to = start(ofRow: y) + common.columns.lowerBound - area.columns.lowerBound
      let from =
        image.start(ofRow: y) + common.columns.lowerBound - image.area.columns.lowerBound
      for index in 0..<common.columns.count {
        pixels[to + index] = mix(image.pixels[from + index], pixels[to + index])
      }
    }
  }
}
