/// A text whose paragraphs are shaped, to be broken into lines for any width.
final class PreparedText: Sendable {
  let setter: TextSetter
  let paragraphs: [ShapedParagraph]

  init(_ text: StyledText, direction: TextDirection, in library: FontLibrary) throws(FontError) {
    setter = try TextSetter(text, in: library)
    var paragraphs: [ShapedParagraph] = []
    for range in setter.text.paragraphs {
      paragraphs.append(try setter.paragraph(range, of: setter.text, direction: direction))
    }
    self.paragraphs = paragraphs
  }

  /// The most lines of one text.
  static let lineLimit = 1 << 17

  /// Breaks the text into lines of at most `width` points that are at most `height` points high
  /// together, as far as it lets itself be broken: one line always shows.
  func layout(
    style: ParagraphStyle, width: Double, height: Double, scale: Double,
  ) throws(FontError) -> (layout: TextLayout, isWhole: Bool) {
    var lines: [TextLine] = []
    var baselines: [Double] = []
    /// Where the last line begins, and the paragraph that it is of.
    var last: (start: Int, paragraph: ShapedParagraph)?
    var (bottom, gap) = (0.0, 0.0)
    var (isTruncated, hasBrokenWord) = (false, false)
    let lineLimit = style.lineLimit.flatMap { $0 < 1 ? nil : $0 } ?? .max
    text: for paragraph in paragraphs {
      var breaker = try LineBreaker(paragraph, width: width, setter: setter)
      while let (line, start) = try breaker.next() {
        let (ascent, descent) = style.lineHeight.extent(of: line)
        let top = lines.isEmpty ? 0 : bottom + gap
        if let last,
          lines.count == lineLimit || top + ascent + descent > height + LineBreaker.tolerance
        {
          lines[lines.count - 1] = try Truncation(
            setter: setter, paragraph: last.paragraph,
            rest: last.start..<last.paragraph.range.upperBound, mode: style.truncation
          ).line(width: width)
          isTruncated = true
          break text
        }
        guard lines.count < Self.lineLimit else { throw .tooManyLines(limit: Self.lineLimit) }
        lines.append(line)
        baselines.append(top + ascent)
        bottom = top + ascent + descent
        gap = (style.lineHeight == .natural ? line.lineGap : 0) + style.lineSpacing
        last = (start, paragraph)
      }
      hasBrokenWord = hasBrokenWord || breaker.hasBrokenWord
    }
    try setter.addOutlines(to: &lines)
    let layout = TextLayout(
      lines, baselines: baselines, height: bottom, style: style, isTruncated: isTruncated,
      scale: scale)
    return (layout, !isTruncated && !hasBrokenWord)
  }
}
