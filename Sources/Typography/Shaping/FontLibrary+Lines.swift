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
    let setter = try TextSetter(text, in: self, missingGlyphs: missingGlyphs)
    let range = setter.text.scalars.indices
    let paragraph = try setter.paragraph(range, of: setter.text, direction: direction)
    var lines = [try setter.line(range, of: paragraph)]
    try setter.addOutlines(to: &lines)
    return lines[0]
  }

  /// Sets one line of text in one style.
  package func line(_ text: String, style: TextStyle) throws(FontError) -> TextLine {
    try line(StyledText(text, style: style))
  }
}
