/// What becomes of a character that no font has.
package enum MissingGlyphs: Hashable, Sendable {
  /// An error that names it.
  case error
  /// The first font's box for missing glyphs, one a character as people see it.
  case box
}

/// A text with its fonts: what shapes paragraphs of it and sets lines.
struct TextSetter: Sendable {
  /// The text.
  let source: StyledText
  /// Its scalars.
  let text: ScalarText
  /// The fonts of its spans.
  let fonts: FontChoice
  /// What becomes of a character that no font has.
  let missingGlyphs: MissingGlyphs

  init(
    _ source: StyledText, in library: FontLibrary, missingGlyphs: MissingGlyphs = .error,
  ) throws(FontError) {
    try source.validate()
    self.source = source
    self.missingGlyphs = missingGlyphs
    fonts = try FontChoice(source, in: library)
    text = ScalarText(source)
  }

  /// The style of a span.
  func style(_ span: Int) -> TextStyle { source.spans[span].style }

  /// Points in a unit of a font at a span's size.
  func scale(font: Int, span: Int) -> Double {
    style(span).font.size / Double(fonts.fonts[font].unitsPerEm)
  }

  // MARK: Shaping

  /// Shapes the scalars of `range` as one paragraph: `text` is this text, or assembled from it.
  func paragraph(
    _ range: Range<Int>, of text: ScalarText, direction: TextDirection,
  ) throws(FontError) -> ShapedParagraph {
    let levels = try BidiLevels(text.scalars[range], direction: direction)
    var items = try text.items(in: range, levels: levels, fonts: fonts)
    for index in items.indices {
      items[index].glyphs = try glyphs(of: items[index], in: text)
    }
    return ShapedParagraph(text: text, range: range, baseLevel: levels.base, items: items)
  }

  /// The glyphs of an item, or of a part of one.
  func glyphs(of item: TextItem, in text: ScalarText) throws(FontError) -> [ShapedGlyph] {
    let font = fonts.fonts[item.font]
    if item.isMissing {
      guard missingGlyphs == .box else { throw missing(item.range.lowerBound, in: text, item) }
      return [
        ShapedGlyph(
          id: 0, cluster: item.range.lowerBound, advance: font.advance(ofGlyph: 0), dx: 0, dy: 0)
      ]
    }
    let style = style(item.span)
    if let attachment = attachment(of: item, in: text) {
      let width = attachment.width / scale(font: item.font, span: item.span)
      return [
        ShapedGlyph(
          id: TextAttachment.glyph, cluster: item.range.lowerBound,
          advance: Int(exactly: width.rounded()) ?? 0, dx: 0, dy: 0)
      ]
    }
    let glyphs = try font.shape(
      text.scalars, range: item.range, script: item.script, isRightToLeft: item.isRightToLeft,
      features: style.shapingFeatures, language: style.language)
    if missingGlyphs == .error, let gap = glyphs.first(where: { $0.id == 0 }) {
      throw missing(gap.cluster, in: text, item)
    }
    return glyphs
  }

  /// What stands in place of an item, if that is a sign for an object.
  func attachment(of item: TextItem, in text: ScalarText) -> TextAttachment? {
    guard text.scalars[item.range.lowerBound] == ScalarText.object else { return nil }
    return style(item.span).attachment
  }

  /// The error for a character, at or after `start`, that no font of an item's span has.
  private func missing(_ start: Int, in text: ScalarText, _ item: TextItem) -> FontError {
    let choices = fonts.candidates[item.span].map { fonts.fonts[$0] }
    let scalars = text.scalars[start..<item.range.upperBound]
    let gap = scalars.first { scalar in
      !FontChoice.isIgnorable(scalar) && !choices.contains { $0.hasGlyph(for: scalar) }
    }
    let character = (gap ?? scalars.first).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    return .missingGlyph(
      character: character, text: source.text, families: choices.map(\.face.family))
  }

  // MARK: Lines

  /// Sets the scalars of `range`, a part of a paragraph, as one line, without outlines yet.
  ///
  /// Where the line begins or ends within an item, that part is shaped anew: letters join and kern
  /// as they stand on the line.
  func line(_ range: Range<Int>, of paragraph: ShapedParagraph) throws(FontError) -> TextLine {
    var items: [TextItem] = []
    for item in paragraph.items[paragraph.itemIndices(in: range)] {
      var item = item
      let part = item.range.clamped(to: range)
      if part != item.range {
        item.range = part
        item.glyphs = try glyphs(of: item, in: paragraph.text)
      }
      items.append(item)
    }
    let span = paragraph.text.span(at: range.lowerBound)
    let metrics = measures(font: fonts.candidates[span][0], span: span)
    let order = BidiLevels.visualOrder(items.map(\.level))
    var line = TextLine(
      baseLevel: paragraph.baseLevel,
      text: paragraph.text.offset(
        at: range.lowerBound)..<paragraph.text.offset(
          at: range.upperBound),
      metrics: metrics)
    for index in order {
      line.append(items[index], of: paragraph.text, by: self)
    }
    if items.isEmpty { line.include(metrics, offset: 0) }
    return line
  }

  /// The measures of a font at a span's size.
  func measures(font: Int, span: Int) -> FontMetrics {
    fonts.fonts[font].metrics.scaled(by: scale(font: font, span: span))
  }

  /// Gives lines the shapes of their glyphs.
  func addOutlines(to lines: inout [TextLine]) throws(FontError) {
    var wanted = [Set<UInt32>](repeating: [], count: fonts.fonts.count)
    for line in lines {
      for run in line.runs {
        for glyph in line.glyphs[run.glyphs] where !run.isAttachment {
          wanted[run.font].insert(glyph.id)
        }
      }
    }
    var outlines: [[UInt32: GlyphOutline]] = []
    for (font, glyphs) in zip(fonts.fonts, wanted) {
      outlines.append(glyphs.isEmpty ? [:] : try font.outlines(of: glyphs))
    }
    for index in lines.indices { lines[index].outlines = outlines }
  }
}

/// A paragraph, shaped as if it were one line.
struct ShapedParagraph: Sendable {
  /// The text that it is of.
  let text: ScalarText
  /// Which of the text's scalars.
  let range: Range<Int>
  /// The embedding level of the paragraph: 1 where it runs from right to left.
  let baseLevel: UInt8
  /// Its parts, in reading order.
  let items: [TextItem]

  /// The items that have scalars in `range`.
  func itemIndices(in range: Range<Int>) -> Range<Int> {
    let first = items.partitioned { $0.range.upperBound > range.lowerBound }
    let end = items.partitioned { $0.range.lowerBound >= range.upperBound }
    return first..<max(first, end)
  }
}
