/// How wide parts of a shaped paragraph are, from sums that are made once.
///
/// A part that begins or ends within a ligature counts the whole ligature where it begins.
struct Advances: Sendable {
  private let start: Int
  /// The widths up to each scalar, and up to the end.
  private let sums: [Double]

  init(_ paragraph: ShapedParagraph, setter: TextSetter) {
    start = paragraph.range.lowerBound
    var sums = [Double](repeating: 0, count: paragraph.range.count + 1)
    for item in paragraph.items {
      let scale = setter.scale(font: item.font, span: item.span)
      let spacing = setter.style(item.span).spacing
      for (index, glyph) in item.glyphs.enumerated() {
        let advance = Double(glyph.advance) * scale
        sums[glyph.cluster - start + 1] +=
          item.isTracked(after: index) ? advance + spacing : advance
      }
    }
    for index in sums.indices.dropFirst() { sums[index] += sums[index - 1] }
    self.sums = sums
  }

  /// The width of the scalars in `range`, in points.
  func width(_ range: Range<Int>) -> Double {
    sums[range.upperBound - start] - sums[range.lowerBound - start]
  }
}
