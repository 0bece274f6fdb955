import Imaging

/// One premultiplied colour for each pixel of a row, in levels as ``Levels`` says, channel by channel:
/// the form in which loops over a row run on whole vectors.
///
/// No colour channel exceeds its alpha by more than arithmetic's last bits.
struct ColorRow {
  /// The columns on the canvas that there is room for.
  let columns: Range<Int>
  var red: [Float]
  var green: [Float]
  var blue: [Float]
  var alpha: [Float]
  /// Whether every alpha is 255.
  var isOpaque = false
  /// How the colours are stored.
  let rounding: Rounding

  /// A clear row for pixels in `columns`.
  init(columns: Range<Int>, isDithered: Bool = false) {
    self.columns = columns
    red = Array(repeating: 0, count: columns.count)
    green = red
    blue = red
    alpha = red
    rounding =
      isDithered ? Rounding(ditheredIn: columns) : Rounding(nearestIn: columns)
  }

  /// A row of one colour.
  init(_ color: Levels, columns: Range<Int>) {
    self.columns = columns
    red = Array(repeating: color[0], count: columns.count)
    green = Array(repeating: color[1], count: columns.count)
    blue = Array(repeating: color[2], count: columns.count)
    alpha = Array(repeating: color[3], count: columns.count)
    isOpaque = color[3] == 255
    rounding = Rounding(nearestIn: columns)
  }

  /// Where in the arrays the colours of a part of the canvas row lie.
  func indices(of part: Range<Int>) -> Range<Int> {
    part.lowerBound - columns.lowerBound..<part.upperBound - columns.lowerBound
  }

  /// Takes the pixels of row `y` of `surface` within `part`, times `opacity`.
  ///
  /// Colours above their alpha are held to it.
  mutating func load(_ surface: borrowing Surface, y: Int, _ part: Range<Int>, opacity: Float) {
    let indices = indices(of: part)
    let left = surface.left
    surface.bitmap.withRow(y - surface.top) { row in
      loadPixels(
        row.extracting(part.lowerBound - left..<part.upperBound - left), at: indices.lowerBound,
        opacity, &red, &green, &blue, &alpha)
    }
  }

  /// Multiplies the colours within `part` by the first of `factors`, one a pixel.
  mutating func multiply(_ part: Range<Int>, by factors: [Float]) {
    let indices = indices(of: part)
    scale(&red, indices, by: factors)
    scale(&green, indices, by: factors)
    scale(&blue, indices, by: factors)
    scale(&alpha, indices, by: factors)
  }
}

private func loadPixels(
  _ pixels: Span<UInt32>, at start: Int, _ opacity: Float, _ red: inout [Float],
  _ green: inout [Float], _ blue: inout [Float], _ alpha: inout [Float]
) {
  let count = pixels.count
  var reds = red.mutableSpan
  var greens = green.mutableSpan
  var blues = blue.mutableSpan
  var alphas = alpha.mutableSpan
  let end = start + count
  var r = reds._mutatingExtracting(start..<end)
  var g = greens._mutatingExtracting(start..<end)
  var b = blues._mutatingExtracting(start..<end)
  var a = alphas._mutatingExtracting(start..<end)
  for index in 0..<count {
    let pixel = pixels[index]
    let alpha = PixelLevels.alpha(pixel)
    r[index] = lesser(PixelLevels.red(pixel), alpha) * opacity
    g[index] = lesser(PixelLevels.green(pixel), alpha) * opacity
    b[index] = lesser(PixelLevels.blue(pixel), alpha) * opacity
    a[index] = alpha * opacity
  }
}

private func scale(_ values: inout [Float], _ indices: Range<Int>, by factors: [Float]) {
  var all = values.mutableSpan
  var part = all._mutatingExtracting(indices)
  let factors = factors.span.extracting(0..<indices.count)
  for index in 0..<part.count { part[index] *= factors[index] }
}

/// The lesser number, in the form that becomes one vector instruction.
@inline(__always)
func lesser(_ a: Float, _ b: Float) -> Float { a < b ? a : b }

/// The greater number, in the form that becomes one vector instruction.
@inline(__always)
func greater(_ a: Float, _ b: Float) -> Float { a > b ? a : b }
