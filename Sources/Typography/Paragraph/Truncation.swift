/// Cuts the rest of a paragraph to one line with an ellipsis where something is left out.
struct Truncation {
  let setter: TextSetter
  let paragraph: ShapedParagraph
  /// What has to go on the line, and does not.
  let rest: Range<Int>
  let mode: TextTruncation

  /// The line, with as many characters as leave room for the ellipsis in `width` points.
  ///
  /// Spaces beside the ellipsis are left out. Where not even the ellipsis has room, it stands alone.
  func line(width: Double) throws(FontError) -> TextLine {
    let limit = width + LineBreaker.tolerance
    let measure = Advances(paragraph, setter: setter)
    let starts = paragraph.text.characterStarts
    let first = starts.firstIndex(notBelow: rest.lowerBound)
    let count = starts.firstIndex(notBelow: rest.upperBound) - first
    func place(_ character: Int) -> Int {
      character == count ? rest.upperBound : starts[first + character]
    }
    /// The scalars that are left out where `kept` characters stay.
    func gap(_ kept: Int) -> Range<Int> {
      switch mode {
      case .tail: place(kept)..<rest.upperBound
      case .head: rest.lowerBound..<place(count - kept)
      case .middle: place((kept + 1) / 2)..<place(count - kept / 2)
      }
    }
    let ellipsis = try setter.line(
      [ellipsis(before: rest.lowerBound)], of: paragraph
    ).width

    // The greatest number of characters that fits by the sums of advances.
    var (kept, high) = (0, count)
    while kept < high {
      let middle = (kept + high + 1) / 2
      let (before, after) = parts(without: gap(middle))
      let shown = measure.width(before) + measure.width(after)
      if shown + ellipsis <= limit { kept = middle } else { high = middle - 1 }
    }
    // What is set differs from the sums by the kerning at the ellipsis.
    kept = min(kept + Self.reach, count)
    while true {
      let line = try line(without: gap(kept))
      if line.width <= limit + LineBreaker.tolerance || kept == 0 { return line }
      kept -= 1
    }
  }

  /// How many characters more than the sums say are tried: kerning takes less than the width of a
  /// character or two.
  private static let reach = 3

  /// What stays where scalars are left out, without the spaces at the gap.
  private func parts(without gap: Range<Int>) -> (before: Range<Int>, after: Range<Int>) {
    let text = paragraph.text
    return (
      rest.lowerBound..<text.endWithoutSpaces(of: rest.lowerBound..<gap.lowerBound),
      text.startWithoutSpaces(of: gap.upperBound..<rest.upperBound)..<rest.upperBound
    )
  }

  private func line(without gap: Range<Int>) throws(FontError) -> TextLine {
    let (before, after) = parts(without: gap)
    return try setter.line(
      [.part(before), ellipsis(before: before.upperBound), .part(after)], of: paragraph)
  }

  /// The ellipsis in the style of what stands before the cut: three points where its fonts have no
  /// such sign.
  private func ellipsis(before place: Int) -> ScalarText.Piece {
    let text = paragraph.text
    let span = text.span(at: max(place - 1, rest.lowerBound))
    let sign = setter.hasGlyph("\u{2026}", span: span) ? "\u{2026}" : "..."
    return .sign(sign, span: span, offset: text.offset(at: place))
  }
}
