import Drawing

extension FilterImage {
  /// The least or the greatest of each channel over a rectangle around each pixel of `output`.
  ///
  /// The rectangle reaches `radiusX` and `radiusY` pixels from the pixel's centre line; between two
  /// whole radii the results of both are mixed, so that a straight edge moves by the radius
  /// exactly. Outside the picture is clear. Constant time a pixel, whatever the radius.
  ///
  /// Source: M. van Herk, Pattern Recognition Letters 13 (1992); J. Gil and M. Werman, IEEE Trans.
  /// PAMI 15 (1993): running extrema from both ends of blocks as long as the window.
  func morphed(
    _ operation: FilterOperation.Morphology, radiusX: Double, radiusY: Double, output: PixelRect
  ) -> FilterImage {
    // A window that holds all there is, and some of what is clear around, sees no more when it grows.
    let all = area.union(output)
    let (radiusX, radiusY) = (
      min(radiusX, Double(all.columns.count + 1)), min(radiusY, Double(all.rows.count + 1))
    )
    let (reachX, reachY) = (Int(radiusX.rounded(.up)), Int(radiusY.rounded(.up)))
    // Rows as high as the vertical windows need, already as narrow as the output.
    let tall = PixelRect(
      columns: output.columns,
      rows: output.rows.lowerBound - reachY..<output.rows.upperBound + reachY)
    let source = filled(
      to: PixelRect(
        columns: output.columns.lowerBound - reachX..<output.columns.upperBound + reachX,
        rows: tall.rows))
    var across = FilterImage(clear: tall, space: space)
    var line = RunningExtremum(operation, radius: radiusX, count: tall.columns.count)
    for y in tall.rows {
      let (from, to) = (source.start(ofRow: y), across.start(ofRow: y))
      line.run(from: source.pixels, start: from, stride: 1) { index, value in
        across.pixels[to + index] = value
      }
    }
    var result = FilterImage(clear: output, space: space)
    result.isSmooth = isSmooth
    line = RunningExtremum(operation, radius: radiusY, count: output.rows.count)
    let width = output.columns.count
    for column in 0..<width {
      line.run(from: across.pixels, start: column, stride: width) { index, value in
        result.pixels[index * width + column] = value
      }
    }
    return result
  }
}

/// The running extremum of a line of pixels.
private struct RunningExtremum {
  private let isErosion: Bool
  private let radius: Int
  /// How much of the next larger window counts.
  private let fraction: Float
  private let count: Int
  private var forward: [SIMD4<Float>]
  private var backward: [SIMD4<Float>]

  /// For lines of `count` results, each taken from as many pixels more on both sides as `radius`,
  /// rounded up, says.
  init(_ operation: FilterOperation.Morphology, radius: Double, count: Int) {
    isErosion = operation == .erode
    self.radius = Int(radius.rounded(.down))
    fraction = Float(radius - radius.rounded(.down))
    self.count = count
    let reach = Int(radius.rounded(.up))
    forward = Array(repeating: .zero, count: count + 2 * reach)
    backward = forward
  }

  private func extremum(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    isErosion ? pointwiseMin(a, b) : pointwiseMax(a, b)
  }

  mutating func run(
    from pixels: [SIMD4<Float>], start: Int, stride: Int,
    _ store: (_ index: Int, _ value: SIMD4<Float>) -> Void
  ) {
    let reach = fraction > 0 ? radius + 1 : radius
    // The windows of the smaller radius lie one pixel further in.
    let inset = reach - radius
    fill(from: pixels, start: start, stride: stride, window: 2 * radius + 1)
    if fraction == 0 {
      for index in 0..<count {
        store(index, extremum(backward[index], forward[index + 2 * radius]))
      }
      return
    }
    var narrow: [SIMD4<Float>] = []
    narrow.reserveCapacity(count)
    for index in 0..<count {
      narrow.append(
        extremum(backward[index + inset], forward[index + inset + 2 * radius]))
    }
    fill(from: pixels, start: start, stride: stride, window: 2 * reach + 1)
    for index in 0..<count {
      let wide = extremum(backward[index], forward[index + 2 * reach])
      store(index, narrow[index] + (wide - narrow[index]) * fraction)
    }
  }

  /// Fills both arrays with the extrema from the start and the end of blocks of `window` pixels.
  private mutating func fill(
    from pixels: [SIMD4<Float>], start: Int, stride: Int, window: Int
  ) {
    let total = forward.count
    for index in 0..<total {
      let pixel = pixels[start + index * stride]
      forward[index] = index % window == 0 ? pixel : extremum(forward[index - 1], pixel)
    }
    for index in (0..<total).reversed() {
      let pixel = pixels[start + index * stride]
      let isEnd = index % window == window - 1 || index == total - 1
      backward[index] = isEnd ? pixel : extremum(backward[index + 1], pixel)
    }
  }
}
