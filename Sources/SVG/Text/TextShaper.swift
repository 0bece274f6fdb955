import Geometry
import Typography

/// Turns runs of characters into clusters, with the fonts of a library.
struct TextShaper {
  let fonts: TextFonts
  /// The spans of the text.
  let spans: [TextSpan]
  /// What could not be set, for the notes.
  private(set) var problems: [String] = []
  /// The characters that have been noted as missing.
  private var missing: Set<String> = []

  init(_ spans: [TextSpan], fonts: TextFonts) {
    self.spans = spans
    self.fonts = fonts
  }

  /// The clusters of characters that stand on one line, in the order in which they stand there.
  mutating func clusters(_ characters: ArraySlice<TextCharacter>) -> [TextCluster] {
    guard let first = characters.first, let line = line(characters) else { return [] }
    noteMissing(in: line, characters)
    // Where each character begins in the text, in bytes of UTF-8.
    var starts: [Int: Int] = [:]
    var offset = 0
    for index in characters.indices {
      starts[offset] = index
      offset += UTF8.width(characters[index].scalar)
    }
    var result: [TextCluster] = []
    var (pen, clusterStart) = (0.0, 0.0)
    for (index, glyph) in line.glyphs.enumerated() {
      let character = starts[glyph.cluster] ?? characters.startIndex
      if result.last?.character != character {
        let scalar = characters[character].scalar
        let metrics = line.runs[glyph.run].metrics
        result.append(
          TextCluster(
            character: character, path: Path(), advance: 0, width: 0,
            isSpace: scalar == " " || scalar == "\u{A0}", ascent: metrics.ascent,
            descent: metrics.descent))
        clusterStart = pen
      }
      result[result.count - 1].path.addPath(
        line.path(ofGlyphAt: index), transform: Affine(translationX: -clusterStart, y: 0))
      result[result.count - 1].advance += glyph.advance
      result[result.count - 1].width += glyph.advance
      pen += glyph.advance
    }
    guard spans[first.span].text.isVertical else { return result }
    return result.map { cluster in
      switch orientation(characters[cluster.character]) {
      case .upright: cluster.upright(em: properties(characters[cluster.character]).fontSize)
      case .sideways, nil: cluster.sideways
      }
    }
  }

  /// Notes each character that no font has, once.
  private mutating func noteMissing(in line: TextLine, _ characters: ArraySlice<TextCharacter>) {
    guard line.runs.contains(where: \.isMissing) else { return }
    let bytes = Array(Self.string(characters).utf8)
    for run in line.runs where run.isMissing {
      let character = String(decoding: bytes[run.text], as: UTF8.self)
      guard missing.insert(character).inserted else { continue }
      problems.append("there is no glyph for '\(character)' in the fonts")
    }
  }

  // MARK: Styles

  private func properties(_ character: TextCharacter) -> TextProperties {
    spans[character.span].text
  }

  /// How a character stands on a line that runs down; nil on one that runs to the right.
  private func orientation(_ character: TextCharacter) -> VerticalOrientation? {
    let properties = properties(character)
    guard properties.isVertical else { return nil }
    return properties.orientation ?? VerticalOrientation(character.scalar)
  }

  private static func string(_ characters: ArraySlice<TextCharacter>) -> String {
    String(String.UnicodeScalarView(characters.map(\.scalar)))
  }

  /// The characters as a line; nil, with a note, where they can't be set.
  private mutating func line(_ characters: ArraySlice<TextCharacter>) -> TextLine? {
    // Nearly always the fonts that are named have it all, and others need not be opened.
    if let line = try? line(characters, fallBackToAll: false, .error) { return line }
    do throws(FontError) {
      return try line(characters, fallBackToAll: true, .box)
    } catch {
      problems.append(error.description)
      return nil
    }
  }

  private func line(
    _ characters: ArraySlice<TextCharacter>, fallBackToAll: Bool, _ missing: MissingGlyphs
  ) throws(FontError) -> TextLine? {
    var parts: [StyledText.Span] = []
    var start = characters.startIndex
    while start < characters.endIndex {
      let properties = properties(characters[start])
      let orientation = orientation(characters[start])
      var end = start + 1
      // Letters are kerned across the ends of a span that keeps the font.
      while end < characters.endIndex,
        characters[end].isContinuation
          || self.properties(characters[end]).hasFont(of: properties)
            && self.orientation(characters[end]) == orientation
      {
        end += 1
      }
      guard let style = style(properties, orientation, fallBackToAll: fallBackToAll) else {
        return nil
      }
      parts.append(StyledText.Span(Self.string(characters[start..<end]), style: style))
      start = end
    }
    guard let first = parts.first else { return nil }
    let isRightToLeft = characters.first.map(properties)?.isRightToLeft ?? false
    return try fonts.library.line(
      StyledText(first, Array(parts.dropFirst())),
      direction: isRightToLeft ? .rightToLeft : .leftToRight, missingGlyphs: missing)
  }

  /// What is asked of the fonts; nil where there are none.
  private func style(
    _ properties: TextProperties, _ orientation: VerticalOrientation?, fallBackToAll: Bool
  ) -> TextStyle? {
    let choices = fonts.choices(for: properties, fallBackToAll: fallBackToAll)
    guard let font = choices.first else { return nil }
    var features: [FontFeature] = []
    // Letters one below the other are not kerned as if side by side, and brackets lie down.
    let isUpright = orientation == .upright
    if isUpright { features.append(FontFeature("vert")) }
    if !properties.kerns || isUpright { features.append(FontFeature("kern", value: 0)) }
    if properties.isSmallCaps { features.append(FontFeature("smcp")) }
    if properties.letterSpacing != 0 {
      features += [FontFeature("liga", value: 0), FontFeature("clig", value: 0)]
    }
    features += properties.features
    return TextStyle(
      font: font, fallbacks: choices.dropFirst().map(\.family), features: features,
      language: properties.language)
  }
}

extension TextCluster {
  /// The cluster on a line that runs down, lying with its middle on the line.
  fileprivate var sideways: TextCluster {
    var cluster = self
    cluster.baseline = (ascent - descent) / 2
    cluster.path = path.applying(Affine(translationX: 0, y: cluster.baseline))
    return cluster
  }

  /// The cluster on a line that runs down, standing with the middle of its em square on the line.
  ///
  /// It takes an em of the line, as the characters do that are written this way.
  fileprivate func upright(em: Double) -> TextCluster {
    var cluster = self
    let top = (ascent - descent) / 2 + em / 2
    // The whole line is going to be turned clockwise.
    cluster.path = path.applying(Affine(a: 0, b: -1, c: 1, d: 0, tx: top, ty: advance / 2))
    cluster.advance = em
    cluster.width = em
    cluster.ascent = em / 2
    cluster.descent = em / 2
    return cluster
  }
}
