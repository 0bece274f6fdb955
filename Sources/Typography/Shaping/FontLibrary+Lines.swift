import Synchronization

extension FontLibrary {
  /// Sets one line of text, however long it is.
  ///
  /// Line ends (CR LF counts as one), tabs and other control characters are set as spaces. Words of
  /// the other direction are put in their order (Unicode Standard Annex #9). An empty text is a line
  /// without glyphs that has the font's measures. Takes time in proportion to the length of the text.
  ///
  /// - Throws: ``FontError`` that names the font, the character or the number at fault.
  package func line(
    _ text: StyledText, direction: TextDirection = .natural, missingGlyphs: MissingGlyphs = .error,
  ) throws(FontError) -> TextLine {
    let key = LineKey(text: text, direction: direction, missingGlyphs: missingGlyphs)
    if let line = lines.withLock({ $0[key] }) { return line }
    let setter = try TextSetter(text, in: self, missingGlyphs: missingGlyphs)
    let range = setter.text.scalars.indices
    let paragraph = try setter.paragraph(range, of: setter.text, direction: direction)
    var set = [try setter.line(range, of: paragraph)]
    try setter.addOutlines(to: &set)
    lines.withLock { $0.insert(set[0], for: key, cost: text.utf8Count + 64) }
    return set[0]
  }

  /// Sets one line of text in one style.
  package func line(_ text: String, style: TextStyle) throws(FontError) -> TextLine {
    try line(StyledText(text, style: style))
  }
}

/// What a single line depends on.
struct LineKey: Hashable {
  var text: StyledText
  var direction: TextDirection
  var missingGlyphs: MissingGlyphs
}
