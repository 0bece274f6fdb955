extension FilterImage {
  /// The part of the picture in `tile`, repeated all over `output`.
  func tiled(_ tile: PixelRect, output: PixelRect) -> FilterImage {
    guard !tile.isEmpty else { return FilterImage(clear: output, space: space) }
    return FilterImage(output, space: space, isSmooth: isSmooth) { x, y in
      self[tile.columns.wrapping(x), tile.rows.wrapping(y)]
    }
  }
}
