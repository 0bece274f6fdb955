import Drawing

extension FilterImage {
  /// This picture's pixels taken from places that the straight channels of `map` name.
  ///
  /// Places between pixels are mixed from the four around. Outside the map, which is clear there, a
  /// pixel is taken from half of `scale` to the left and above.
  /// The places of values 0 and 1 lie `scaleX` pixels apart across, and `scaleY` up and down.
  func displaced(
    by map: FilterImage, scaleX: Double, scaleY: Double, x xChannel: FilterOperation.ColorChannel,
    y yChannel: FilterOperation.ColorChannel, output: PixelRect
  ) -> FilterImage {
    let (xIndex, yIndex) = (xChannel.index, yChannel.index)
    return FilterImage(output, space: space, isSmooth: isSmooth) { x, y in
      let color = map[x, y].straight
      return self.sampled(
        Double(x) + 0.5 + scaleX * (Double(color[xIndex]) - 0.5),
        Double(y) + 0.5 + scaleY * (Double(color[yIndex]) - 0.5))
    }
  }
}

extension FilterOperation.ColorChannel {
  /// The place of the channel in a pixel.
  package var index: Int {
    switch self {
    case .red: 0
    case .green: 1
    case .blue: 2
    case .alpha: 3
    }
  }
}
