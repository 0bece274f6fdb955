import Imaging

extension FilterImage {
  /// The picture's pixels in `output` after a Gaussian blur.
  ///
  /// - Parameters:
  ///   - x: The plan across.
  ///   - y: The plan up and down.
  ///   - output: The pixels wanted.
  ///   - edges: Where the picture goes on as at its edge, whose rectangle this is; nil for a clear surrounding.
  func blurred(x: BlurAxis, y: BlurAxis, output: PixelRect, edges: PixelRect?) -> FilterImage {
    var result = FilterImage(clear: output, space: space)
    result.isSmooth = isSmooth || x.radius > 0 || y.radius > 0
    let image = edges.map { filled(to: $0) } ?? self
    guard !image.area.isEmpty, !result.area.isEmpty else { return result }
    let blur = GaussianBlur<SIMD4<Float>>(
      x: x, y: y, input: image.area, output: output, clampsEdges: edges != nil)
    let width = result.width
    blur.run { cell, row in
      image.average(cell, of: blur, into: &row)
    } emit: { y, row in
      let start = result.start(ofRow: y)
      for index in 0..<width { result.pixels[start + index] = row[index] }
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
    let (across, down) = (blur.x.box, blur.y.box)
    let columns = blur.cells.columns
    for index in row.indices { row[index] = .zero }
    let scale = 1 / Float(across * down)
    for y in blur.y.pixels(of: cell..<cell + 1) {
      guard blur.clampsEdges || area.rows.contains(y) else { continue }
      let start = start(ofRow: min(max(y, area.rows.lowerBound), area.rows.upperBound - 1))
      let (first, last) = (area.columns.lowerBound, area.columns.upperBound - 1)
      for index in row.indices {
        var sum = SIMD4<Float>.zero
        for x in blur.x.pixels(of: columns.lowerBound + index..<columns.lowerBound + index + 1) {
          guard blur.clampsEdges || (x >= first && x <= last) else { continue }
          sum += pixels[start + min(max(x, first), last) - first]
        }
        row[index] += sum
      }
    }
    if across * down > 1 { for index in row.indices { row[index] *= scale } }
  }
}
