import Drawing
import Imaging

extension FilterImage {
  /// The alpha of this picture, blurred, moved, and painted in `color`.
  ///
  /// - Parameters:
  ///   - dx: The move to the right, in pixels; a fraction is interpolated.
  ///   - dy: The move down, in pixels.
  ///   - color: Premultiplied, in `space`.
  ///   - output: The pixels wanted.
  func shadow(
    x: BlurAxis, y: BlurAxis, dx: Double, dy: Double, color: SIMD4<Float>,
    space: FilterPrimitive.Space, output: PixelRect
  ) -> FilterImage {
    var result = FilterImage(clear: output, space: space)
    result.isSmooth = isSmooth || x.radius > 0 || y.radius > 0
    let (columns, right) = Self.split(dx)
    let (rows, down) = Self.split(dy)
    // One column and one row more, to be mixed between for the fraction of the move.
    var blurredArea = output.offset(dx: -columns, dy: -rows)
    blurredArea = PixelRect(
      columns: blurredArea.columns.lowerBound - 1..<blurredArea.columns.upperBound,
      rows: blurredArea.rows.lowerBound - 1..<blurredArea.rows.upperBound)
    guard !area.isEmpty, !output.isEmpty else { return result }
    let blur = GaussianBlur<Float>(
      x: x, y: y, input: area, output: blurredArea, clampsEdges: false)
    var above = [Float](repeating: 0, count: blurredArea.columns.count)
    var isFirst = true
    blur.run { cell, row in
      averageAlpha(cell, of: blur, into: &row)
    } emit: { y, row in
      if !isFirst {
        let start = result.start(ofRow: y + rows)
        for index in 0..<output.columns.count {
          let left = row[index] + (above[index] - row[index]) * down
          let here = row[index + 1] + (above[index + 1] - row[index + 1]) * down
          result.pixels[start + index] = color * (here + (left - here) * right)
        }
      }
      for index in above.indices { above[index] = row[index] }
      isFirst = false
    }
    return result
  }

  /// `offset` as whole pixels and a rest, 0..<1.
  private static func split(_ offset: Double) -> (whole: Int, rest: Float) {
    let offset = PixelRect.clamped(offset)
    let whole = offset.rounded(.down)
    return (Int(whole), Float(offset - whole))
  }

  private func averageAlpha(
    _ cell: Int, of blur: GaussianBlur<Float>, into row: inout MutableSpan<Float>
  ) {
    let columns = blur.cells.columns
    for index in row.indices { row[index] = 0 }
    for y in blur.y.pixels(of: cell..<cell + 1).clamped(to: area.rows) {
      let start = start(ofRow: y) - area.columns.lowerBound
      for index in row.indices {
        let cells = columns.lowerBound + index..<columns.lowerBound + index + 1
        for x in blur.x.pixels(of: cells).clamped(to: area.columns) {
          row[index] += pixels[start + x][3]
        }
      }
    }
    let scale = 1 / Float(blur.x.box * blur.y.box)
    for index in row.indices { row[index] *= scale }
  }

  /// This picture with a shadow falling on it from where `shape` is clear.
  ///
  /// - Parameters:
  ///   - shape: The picture's alpha, blurred and moved, in alpha.
  ///   - color: The shadow's, premultiplied, in the space of this picture.
  func shaded(by shape: FilterImage, color: SIMD4<Float>) -> FilterImage {
    var result = self
    result.isSmooth = isSmooth || shape.isSmooth
    var index = 0
    for y in area.rows {
      for x in area.columns {
        let amount = 1 - shape[x, y][3]
        let pixel = pixels[index]
        result.pixels[index] =
          pixel * (1 - color[3] * amount) + color * (amount * pixel[3])
        index += 1
      }
    }
    return result
  }
}
