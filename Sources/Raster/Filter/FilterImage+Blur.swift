import Imaging

extension FilterImage {
  /// The picture's pixels in `output` after a Gaussian blur.
  ///
  /// - Parameters:
  ///   - x: The plan across.
  ///   - y: The plan up and down.
  ///   - output: The pixels wanted.
  ///   - edges: The rectangle beyond whose edges the picture goes on as at them; nil where it is
  ///     clear.
  /// - Returns: A picture of `output`, in this one's space.
  func blurred(x: BlurAxis, y: BlurAxis, output: PixelRect, edges: PixelRect?) -> FilterImage {
    var result = FilterImage(clear: output, space: space)
    result.isSmooth = isSmooth || x.radius > 0 || y.radius > 0
    if let packedSurface {
      packedSurface.blur(x: x, y: y, output: output) { y, row in
        let start = result.start(ofRow: y)
        for index in 0..<output.columns.count {
          result.pixels[start + index] = row.color(index) * PixelLevels.unit
        }
      }
      return result
    }
    let image = edges.map { filled(to: $0) } ?? self
    guard !image.area.isEmpty, !result.area.isEmpty else { return result }
    let blur = GaussianBlur<SIMD4<Float>>(
      x: x, y: y, input: image.area, output: output, clampsEdges: edges != nil)
    let width = result.width
    blur.run(limit: 1) { cell, row in
      image.average(cell, of: blur, into: &row)
    } emit: { y, row in
      let start = result.start(ofRow: y)
      for index in 0..<width { result.pixels[start + index] = row.color(index) }
    }
    return result
  }

  /// The picture in an area of its own or another's, clear where it was not known.
  func filled(to area: PixelRect) -> FilterImage {
    guard area != self.area else { return self }
    var result = FilterImage(clear: area, space: space)
    result.isSmooth = isSmooth
    let common = area.intersection(self.area)
    guard !common.isEmpty else { return result }
    for y in common.rows {
      let to = result.start(ofRow: y) + common.columns.lowerBound - area.columns.lowerBound
      let from = start(ofRow: y) + common.columns.lowerBound - self.area.columns.lowerBound
      for index in 0..<common.columns.count { result.pixels[to + index] = pixels[from + index] }
    }
    return result
  }

  /// Fills `row` with the means of the pixels in the cells of row `cell`.
  private func average(
    _ cell: Int, of blur: GaussianBlur<SIMD4<Float>>, into row: inout MutableSpan<SIMD4<Float>>
  ) {
    let (first, last) = (area.columns.lowerBound, area.columns.upperBound - 1)
    for index in row.indices { row[index] = .zero }
    for (offset, y) in blur.y.pixels(of: cell).enumerated() {
      guard blur.clampsEdges || area.rows.contains(y) else { continue }
      let start = start(ofRow: min(max(y, area.rows.lowerBound), area.rows.upperBound - 1))
      let weight = Float(blur.y.weights[offset])
      for (index, cell) in blur.cells.columns.enumerated() {
        var sum = SIMD4<Float>.zero
        for (offset, x) in blur.x.pixels(of: cell).enumerated() {
          guard blur.clampsEdges || (x >= first && x <= last) else { continue }
          sum += pixels[start + min(max(x, first), last) - first] * Float(blur.x.weights[offset])
        }
        row[index] += sum * weight
      }
    }
    let total = blur.x.totalWeight * blur.y.totalWeight
    if total > 1 { for index in row.indices { row[index] *= 1 / Float(total) } }
  }
}

extension BlurredRow {
  /// The colour of a pixel.
  @inline(__always)
  func color(_ index: Int) -> SIMD4<Float> {
    let (a, b) = (above.color(index), below.color(index))
    return a + (b - a) * fraction
  }

  /// The alpha of a pixel.
  @inline(__always)
  func alpha(_ index: Int) -> Float {
    above.alpha[index] + (below.alpha[index] - above.alpha[index]) * fraction
  }
}

extension ChannelRow {
  @inline(__always)
  fileprivate func color(_ index: Int) -> SIMD4<Float> {
    SIMD4(red[index], green[index], blue[index], alpha[index])
  }
}
