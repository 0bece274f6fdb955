import Drawing
import Imaging

extension FilterImage {
  /// The alpha of this picture, blurred, moved, and painted in `color`.
  ///
  /// The move is in pixels; a fraction is interpolated. The colour is premultiplied, and in
  /// `space`.
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
    var reader = packed.map { _ in AlphaReader(blur, input: area) }
    blur.run(limit: 1) { cell, row in
      if let packed {
        reader?.read(cell, of: packed, into: &row)
      } else {
        averageAlpha(cell, of: blur, into: &row)
      }
    } emit: { y, row in
      if !isFirst {
        let start = result.start(ofRow: y + rows)
        for index in 0..<output.columns.count {
          let (first, second) = (row.alpha(index), row.alpha(index + 1))
          let left = first + (above[index] - first) * down
          let here = second + (above[index + 1] - second) * down
          result.pixels[start + index] = color * (here + (left - here) * right)
        }
      }
      for index in above.indices { above[index] = row.alpha(index) }
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

  /// The picture's alpha, in black.
  var alphaInBlack: FilterImage {
    guard let packed else { return mapped { SIMD4(0, 0, 0, $0[3]) } }
    var bitmap = packed
    bitmap.withMutablePixels { pixels in
      for index in pixels.indices { pixels[index] &= 0xff00_0000 }
    }
    return FilterImage(
      Surface(bitmap, left: area.columns.lowerBound, top: area.rows.lowerBound))
  }

  private func averageAlpha(
    _ cell: Int, of blur: GaussianBlur<Float>, into row: inout MutableSpan<Float>
  ) {
    for index in row.indices { row[index] = 0 }
    for (offset, y) in blur.y.pixels(of: cell).enumerated() where area.rows.contains(y) {
      let start = start(ofRow: y) - area.columns.lowerBound
      let weight = Float(blur.y.weights[offset])
      for (index, cell) in blur.cells.columns.enumerated() {
        for (offset, x) in blur.x.pixels(of: cell).enumerated() where area.columns.contains(x) {
          row[index] += pixels[start + x][3] * (weight * Float(blur.x.weights[offset]))
        }
      }
    }
    let scale = 1 / Float(blur.x.totalWeight * blur.y.totalWeight)
    for index in row.indices { row[index] *= scale }
  }

  /// This picture with a shadow falling on it from where `shape` is clear.
  ///
  /// `shape` holds this picture's alpha, blurred and moved; `color` is premultiplied, and in this
  /// picture's space.
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

/// Averages the alphas of a bitmap into cells, 0...1.
private struct AlphaReader {
  private let blur: GaussianBlur<Float>
  private let area: PixelRect
  /// The weighted sums of each column's alphas.
  private var sums: [UInt32]

  init(_ blur: GaussianBlur<Float>, input: PixelRect) {
    (self.blur, area) = (blur, input)
    sums = Array(repeating: 0, count: input.columns.count)
  }

  /// Fills `row` with the means of row `cell`.
  mutating func read(_ cell: Int, of bitmap: Bitmap, into row: inout MutableSpan<Float>) {
    for index in sums.indices { sums[index] = 0 }
    for (offset, y) in blur.y.pixels(of: cell).enumerated() where area.rows.contains(y) {
      let weight = blur.y.weights[offset]
      bitmap.withRow(y - area.rows.lowerBound) { Self.add($0, weight: weight, to: &sums) }
    }
    let scale = 1 / Float(255 * blur.x.totalWeight * blur.y.totalWeight)
    let left = area.columns.lowerBound
    for (index, cell) in blur.cells.columns.enumerated() {
      let pixels = blur.x.pixels(of: cell)
      var sum: Float = 0
      for x in pixels.clamped(to: area.columns) {
        let weight = blur.x.weights[x - pixels.lowerBound]
        sum += Float(Int32(truncatingIfNeeded: sums[x - left] &* weight))
      }
      row[index] = sum * scale
    }
  }

  private static func add(_ pixels: Span<UInt32>, weight: UInt32, to sums: inout [UInt32]) {
    let count = pixels.count
    var sums = sums.mutableSpan
    precondition(sums.count == count, "a row of \(count) pixels for \(sums.count) sums")
    for x in 0..<count { sums[x] &+= pixels[x] &>> 24 &* weight }
  }
}
