import Drawing
import Imaging

extension FilterImage {
  /// The picture in 8 bits, sRGB.
  ///
  /// Values between two levels are rounded to the nearest where the picture is flat or has edges,
  /// and dithered by the fixed pattern where it changes gradually.
  ///
  /// The area must not be empty.
  func surface() -> Surface {
    let image = converted(to: .sRGB)
    var surface = Surface(area)
    let width = width
    for y in area.rows {
      let start = image.start(ofRow: y)
      surface.bitmap.withMutableRow(y - area.rows.lowerBound) { row in
        for index in 0..<width {
          let color = image.pixels[start + index].wellFormed * 255
          var bias = PixelLevels.nearest
          if isSmooth, !image.isFlat(at: start + index, column: index, row: y) {
            bias =
              PixelLevels.base + Rounding.threshold(x: area.columns.lowerBound + index, y: y)
          }
          row[index] = PixelLevels.pack(
            color[0] + bias, color[1] + bias, color[2] + bias, color[3] + bias)
        }
      }
    }
    return surface
  }

  /// Whether a pixel's neighbours have the same value, but for the noise of float arithmetic.
  private func isFlat(at index: Int, column: Int, row: Int) -> Bool {
    let noise = SIMD4<Float>(repeating: 1 / (255 * 1024))
    let pixel = pixels[index]
    func isSame(_ other: Int) -> Bool {
      let difference = pixels[other] - pixel
      return all(difference .< noise) && all(difference .> -noise)
    }
    return (column == 0 || isSame(index - 1)) && (column == width - 1 || isSame(index + 1))
      && (row == area.rows.lowerBound || isSame(index - width))
      && (row == area.rows.upperBound - 1 || isSame(index + width))
  }
}
