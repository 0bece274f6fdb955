/// A text of one or several styles.
package struct StyledText: Hashable, Sendable {
  /// A part of a text in one style.
  package struct Span: Hashable, Sendable {
    /// What it reads.
    package var text: String
    /// What it is set in.
    package var style: TextStyle

    /// `text`, set in `style`.
    package init(_ text: String, style: TextStyle) {
      self.text = text
      self.style = style
    }
  }

  /// The parts, in reading order; at least one, which may be empty.
  package private(set) var spans: [Span]

  /// A text of `first` and what comes after it.
  ///
  /// A character as people see it that begins in one span and ends in another has the style of the
  /// first.
  package init(_ first: Span, _ rest: [Span] = []) {
    spans = [first] + rest
  }

  /// `text` in one style.
  package init(_ text: String, style: TextStyle) {
    spans = [Span(text, style: style)]
  }

  /// What the whole reads.
  package var text: String { spans.map(\.text).joined() }

  /// The style of what stands first.
  package var firstStyle: TextStyle { spans[0].style }

  /// The length in bytes of UTF-8.
  var utf8Count: Int { spans.reduce(0) { $0 + $1.text.utf8.count } }

  /// The same text with everything that is a length multiplied by `factor`.
  func scaled(by factor: Double) -> StyledText {
    var text = self
    for index in spans.indices {
      text.spans[index].style.font.size *= factor
      text.spans[index].style.tracking *= factor
      text.spans[index].style.kerning *= factor
      text.spans[index].style.baselineOffset *= factor
      text.spans[index].style.attachment = text.spans[index].style.attachment?.scaled(by: factor)
    }
    return text
  }

  /// Throws where the text is too long, or a style is not one that text can be set in.
  func validate() throws(FontError) {
    for span in spans { try span.style.validate() }
    guard utf8Count <= FontLibrary.longestText else {
      throw .textTooLong(utf8Count: utf8Count, limit: FontLibrary.longestText)
    }
  }
}
