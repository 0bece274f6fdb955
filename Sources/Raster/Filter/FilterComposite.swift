import Drawing
import Imaging

extension FilterImage {
  /// The pictures over one another, the first undermost.
  static func merged(
    _ images: some Sequence<FilterImage>, space: FilterPrimitive.Space, output: PixelRect
  ) -> FilterImage {
    var result = FilterImage(clear: output, space: space)
    for image in images {
      result.isSmooth = result.isSmooth || image.isSmooth
      result.combine(image) { above, below in above + below * (1 - above[3]) }
    }
    return result
  }

  /// This picture combined with the one below it.
  func blended(_ mode: BlendMode, over below: FilterImage, output: PixelRect) -> FilterImage {
    if mode == .normal {
      return FilterImage.merged([below, self], space: space, output: output)
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
