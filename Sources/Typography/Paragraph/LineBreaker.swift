/// Breaks a shaped paragraph into lines that are no wider than a limit, one after the other.
///
/// Each line takes as many words as it can hold ("greedy"). Spaces at a break hang over the edge and
/// are not set. A word that is wider than the limit is broken between characters, of which a line
/// has at least one. Takes time in proportion to the length of the paragraph.
struct LineBreaker {
  private let setter: TextSetter
  private let paragraph: ShapedParagraph
  private let limit: Double
  /// How far the sums of advances may be above what is set: by the kerning with what stands on the
  /// next line, which is a small part of an em.
  private let slack: Double
  private let measure: Advances
  /// The scalars before which lines may be broken, and the paragraph's end.
  private let breaks: [Int]
  private var nextBreak = 0
  private var start: Int
  private var isDone = false
  /// Whether a word had to be broken because it is wider than a line.
  private(set) var hasBrokenWord = false

  init(
    _ paragraph: ShapedParagraph, width: Double, setter: TextSetter,
  ) throws(FontError) {
    self.setter = setter
    self.paragraph = paragraph
    limit = width + Self.tolerance
    slack = (setter.source.spans.map(\.style.font.size).max() ?? 0) / 4
    start = paragraph.range.lowerBound
    measure = Advances(paragraph, setter: setter)
    let scalars = paragraph.text.scalars[paragraph.range]
    let opportunities =
      measure.width(paragraph.range) <= limit
      ? []
      : try LineBreaks.opportunities(
        in: scalars, language: setter.style(paragraph.text.span(at: start)).language)
    breaks = opportunities + [paragraph.range.upperBound]
  }

  /// What a line may be wider than the limit, in points.
  ///
  /// Sizes come back from layout after sums and differences, off by some last bits.
  static let tolerance = 1e-6

  /// The next line, and the first of its scalars; nil after the last.
  ///
  /// An empty paragraph is one line.
  mutating func next() throws(FontError) -> (line: TextLine, start: Int)? {
    guard !isDone else { return nil }
    let lineStart = start
    // As far as the sums let hope; what is set decides.
    var choice = nextBreak
    while choice + 1 < breaks.count, mayFit(contentEnd(breaks[choice + 1])) { choice += 1 }
    if choice == breaks.count - 1, mayFit(breaks[choice]) {
      // Spaces at the end of a paragraph count as long as they fit.
      let line = try setter.line(start..<breaks[choice], of: paragraph)
      if isFitting(line) {
        isDone = true
        return (line, lineStart)
      }
    }
    while choice >= nextBreak, mayFit(contentEnd(breaks[choice])) {
      let line = try setter.brokenLine(start..<contentEnd(breaks[choice]), of: paragraph)
      if isFitting(line) {
        end(at: breaks[choice], next: choice + 1)
        return (line, lineStart)
      }
      // Breaks between what has no width are no other lines.
      let width = measure.width(start..<contentEnd(breaks[choice]))
      repeat {
        choice -= 1
      } while choice >= nextBreak
        && measure.width(start..<contentEnd(breaks[choice])) == width
    }
    return (try partOfWord(before: contentEnd(breaks[nextBreak])), lineStart)
  }

  /// As many characters of a word as fit, but one at least.
  private mutating func partOfWord(before end: Int) throws(FontError) -> TextLine {
    let starts = paragraph.text.characterStarts
    let first = starts.firstIndex(notBelow: start)
    // The end of the last character that fits by the sums; the word as a whole is too wide.
    var last = first + 1
    while last < starts.count, starts[last] < end, mayFit(starts[last]) { last += 1 }
    while true {
      let place = last < starts.count ? min(starts[last], end) : end
      let line = try setter.line(start..<place, of: paragraph)
      if isFitting(line) || last == first + 1 {
        if place == end {
          self.end(at: breaks[nextBreak], next: nextBreak + 1)
        } else {
          start = place
        }
        hasBrokenWord = true
        return line
      }
      let width = measure.width(start..<place)
      repeat {
        last -= 1
      } while last > first + 1
        && measure.width(start..<starts[last]) == width
    }
  }

  private mutating func end(at place: Int, next: Int) {
    start = place
    nextBreak = next
    isDone = next == breaks.count
  }

  /// A line as it is set may differ from the sums by their last bits.
  private func isFitting(_ line: TextLine) -> Bool { line.width <= limit + Self.tolerance }

  /// Whether a line may fit that ends at a scalar, by the sums.
  private func mayFit(_ end: Int) -> Bool { measure.width(start..<end) <= limit + slack }

  /// Where the spaces before a break begin.
  private func contentEnd(_ place: Int) -> Int {
    paragraph.text.endWithoutSpaces(of: start..<place)
  }
}

extension TextSetter {
  /// Sets a line that ends at a break: where that is a soft hyphen, it shows.
  fileprivate func brokenLine(
    _ range: Range<Int>, of paragraph: ShapedParagraph,
  ) throws(FontError) -> TextLine {
    guard range.upperBound < paragraph.range.upperBound,
      let last = range.last, paragraph.text.scalars[last] == 0xAD
    else { return try line(range, of: paragraph) }
    let span = paragraph.text.span(at: last)
    let hyphen = hasGlyph("\u{2010}", span: span) ? "\u{2010}" : "-"
    return try line(
      [
        .part(range.lowerBound..<last),
        .sign(hyphen, span: span, offset: paragraph.text.offset(at: last)),
      ], of: paragraph)
  }

  /// Sets pieces of a paragraph as one line that runs the paragraph's way.
  func line(
    _ pieces: [ScalarText.Piece], of paragraph: ShapedParagraph,
  ) throws(FontError) -> TextLine {
    let text = paragraph.text.assembled(from: pieces)
    let direction: TextDirection = paragraph.baseLevel & 1 == 1 ? .rightToLeft : .leftToRight
    let shaped = try self.paragraph(text.scalars.indices, of: text, direction: direction)
    return try line(shaped.range, of: shaped)
  }

  /// Whether one of a span's fonts has a glyph for a sign.
  func hasGlyph(_ sign: Unicode.Scalar, span: Int) -> Bool {
    fonts.candidates[span].contains { fonts.fonts[$0].hasGlyph(for: sign.value) }
  }
}

extension ScalarText {
  /// Where the spaces at the end of `range` begin.
  func endWithoutSpaces(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, Self.isBreakingSpace(scalars[end - 1]) { end -= 1 }
    return end
  }

  /// Where the spaces at the beginning of `range` end.
  func startWithoutSpaces(of range: Range<Int>) -> Int {
    range.first { !Self.isBreakingSpace(scalars[$0]) } ?? range.upperBound
  }

  /// Whether a line may be broken after a space, and it does not show there.
  private static func isBreakingSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}
