/// How lines of one text stand to each other: on one side, or in the middle.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the side where reading begins: the left, or the right in a layout from right to left.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing
}

/// Where a text that does not fit is cut, and an ellipsis shows it.
public enum TextTruncation: Hashable, Sendable, CaseIterable {
  /// At the end of the last line.
  case tail
  /// At the beginning of the last line, so that the text's end shows.
  case head
  /// In the middle of the last line, so that its beginning and the text's end show.
  case middle
}

/// How high a line is, whatever fonts stand on it.
public enum TextLineHeight: Hashable, Sendable {
  /// As high as its fonts reach above and below the baseline.
  case natural
  /// So many points.
  case exact(points: Double)
  /// So many times its natural height.
  case multiple(factor: Double)

  /// Ascent and descent of a line; what a height adds or takes goes half above and half below, as in
  /// CSS.
  func extent(of line: TextLine) -> (ascent: Double, descent: Double) {
    let natural = line.ascent + line.descent
    let extra =
      switch self {
      case .natural: 0.0
      case .exact(let points): points - natural
      case .multiple(let factor): natural * factor - natural
      }
    return (line.ascent + extra / 2, line.descent + extra / 2)
  }
}

/// How text is broken into lines, and how the lines stand.
package struct ParagraphStyle: Hashable, Sendable {
  /// How lines of different widths stand to each other.
  package var alignment = TextAlignment.leading
  /// Points between a line and the next, beside what its fonts ask for; less than 0 draws them
  /// together.
  package var lineSpacing = 0.0
  /// How high each line is.
  package var lineHeight = TextLineHeight.natural
  /// How many lines may show; nil, or less than one, for as many as there are.
  package var lineLimit: Int?
  /// Where a text is cut that does not fit.
  package var truncation = TextTruncation.tail
  /// The least part of its size that a text which does not fit may be set at, 0...1.
  package var minimumScale = 1.0
  /// Which way paragraphs run; `rightToLeft` turns leading and trailing round, too.
  package var direction = TextDirection.natural

  /// Lines at the leading side, as many as there are.
  package init() {}

  /// Throws where a number is not one that text can be set with.
  func validate() throws(FontError) {
    let limit = FontDescription.maximumSize
    try FontError.check(lineSpacing, named: "line spacing", within: -limit...limit)
    try FontError.check(minimumScale, named: "minimum scale factor", within: 0...1)
    switch lineHeight {
    case .natural: break
    case .exact(let height): try FontError.check(height, named: "line height", within: 0...limit)
    case .multiple(let factor):
      try FontError.check(factor, named: "line height factor", within: 0...1000)
    }
  }

  /// Which part of the free space of a line lies at its left.
  var leftShare: Double {
    switch alignment {
    case .leading: direction == .rightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: direction == .rightToLeft ? 0 : 1
    }
  }
}
