extension FilterImage {
  /// The picture's pixels in `output` after a move, mixed between neighbours for a fraction of a
  /// pixel.
  func moved(dx: Double, dy: Double, output: PixelRect) -> FilterImage {
    let (dx, dy) = (PixelRect.clamped(dx), PixelRect.clamped(dy))
    let (columns, rows) = (dx.rounded(.down), dy.rounded(.down))
    let (right, down) = (Float(dx - columns), Float(dy - rows))
    let (shiftX, shiftY) = (Int(columns), Int(rows))
    guard right > 0 || down > 0 else { return shifted(dx: shiftX, dy: shiftY, output: output) }
    return FilterImage(output, space: space, isSmooth: isSmooth) { x, y in
      let (fromX, fromY) = (x - shiftX, y - shiftY)
      let here = self[fromX, fromY]
      let row = here + (self[fromX - 1, fromY] - here) * right
      guard down > 0 else { return row }
      let above = self[fromX, fromY - 1]
      let rowAbove = above + (self[fromX - 1, fromY - 1] - above) * right
      return row + (rowAbove - row) * down
    }
  }

  /// The picture's pixels in `output` after a move by whole pixels.
  private func shifted(dx: Int, dy: Int, output: PixelRect) -> FilterImage {
    let moved = FilterImage(
      area: area.offset(dx: dx, dy: dy), pixels: pixels, space: space, isSmooth: isSmooth)
    return moved.filled(to: output)
  }

  /// The picture at a place between pixel centres, mixed from the four around; clear outside.
  func sampled(_ x: Double, _ y: Double) -> SIMD4<Float> {
    let (x, y) = (PixelRect.clamped(x - 0.5), PixelRect.clamped(y - 0.5))
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (right, down) = (Float(x - left), Float(y - top))
    let (column, row) = (Int(left), Int(top))
    let upper =
      self[column, row] + (self[column + 1, row] - self[column, row]) * right
    guard down > 0 else { return upper }
    let lower =
      self[column, row + 1] + (self[column + 1, row + 1] - self[column, row + 1]) * right
    return upper + (lower - upper) * down
  }
}
