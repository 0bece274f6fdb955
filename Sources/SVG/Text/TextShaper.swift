import Geometry
import Typography

/// Turns runs of characters into clusters, with the fonts of a library.
struct TextShaper {
  let fonts: TextFonts
  /// What could not be set, for the notes.
  private(set) var problems: [String] = []

  init(fonts: TextFonts) {
    self.fonts = fonts
  }

  /// The clusters of characters in one style, in lines that run to the right, or down.
  ///
  /// - Parameters:
  ///   - characters: The characters.
  ///   - properties: What all of them are set in.
  ///   - orientation: How they stand on a line that runs down; nil for one that runs to the right.
  mutating func clusters(
    _ characters: ArraySlice<TextCharacter>, _ properties: TextProperties,
    _ orientation: VerticalOrientation?
  ) -> [TextCluster] {
    guard properties.fontSize > 0, !characters.isEmpty else { return [] }
    var result: [TextCluster] = []
    for part in parts(of: characters, properties) {
      let style = Self.style(part.font, properties, orientation)
      result += shaped(characters[part.range], style).map { cluster in
        switch orientation {
        case nil: cluster
        case .sideways: cluster.sideways
        case .upright: cluster.upright(em: properties.fontSize)
        }
      }
    }
    return result
  }

  // MARK: Fonts

  /// The characters in parts of one font each: the first that has each character.
  private mutating func parts(
    of characters: ArraySlice<TextCharacter>, _ properties: TextProperties
  ) -> [(range: Range<Int>, font: FontDescription)] {
    let candidates = fonts.candidates(for: properties)
    // Nearly always the first family that is there has it all.
    if let first = candidates.first(where: { fonts.metrics(of: $0) != nil }),
      let font = usable(first, for: characters, properties)
    {
      return [(characters.startIndex..<characters.endIndex, font)]
    }
    var parts: [(range: Range<Int>, font: FontDescription)] = []
    var start = characters.startIndex
    while start < characters.endIndex {
      var end = start + 1
      while end < characters.endIndex, characters[end].isContinuation { end += 1 }
      let piece = characters[start..<end]
      if let font = firstUsable(of: candidates, for: piece, properties) {
        if let last = parts.last, last.font == font, last.range.upperBound == start {
          parts[parts.count - 1].range = last.range.lowerBound..<end
        } else {
          parts.append((start..<end, font))
        }
      } else {
        let text = String(String.UnicodeScalarView(piece.map(\.scalar)))
        problems.append("there is no glyph for '\(text)' in the fonts")
      }
      start = end
    }
    return parts
  }

  private func firstUsable(
    of candidates: [FontDescription], for characters: ArraySlice<TextCharacter>,
    _ properties: TextProperties
  ) -> FontDescription? {
    for candidate in candidates {
      if let font = usable(candidate, for: characters, properties) { return font }
    }
    return nil
  }

  /// The font, upright where it has no italic, if it has all the characters.
  private func usable(
    _ font: FontDescription, for characters: ArraySlice<TextCharacter>,
    _ properties: TextProperties
  ) -> FontDescription? {
    let text = String(String.UnicodeScalarView(characters.map(\.scalar)))
    var upright = font
    upright.isItalic = false
    for candidate in font.isItalic ? [font, upright] : [font] {
      let style = Self.style(candidate, properties, nil)
      if (try? fonts.library.line(text, style: style)) != nil { return candidate }
    }
    return nil
  }

  private static func style(
    _ font: FontDescription, _ properties: TextProperties, _ orientation: VerticalOrientation?
  ) -> TextStyle {
    var features: [FontFeature] = []
    // Letters one below the other are not kerned as if side by side, and brackets lie down.
    let isUpright = orientation == .upright
    if isUpright { features.append(FontFeature("vert")) }
    if !properties.kerns || isUpright { features.append(FontFeature("kern", value: 0)) }
    if properties.isSmallCaps { features.append(FontFeature("smcp")) }
    if properties.letterSpacing != 0 {
      features += [FontFeature("liga", value: 0), FontFeature("clig", value: 0)]
    }
    return TextStyle(font: font, features: features, language: properties.language)
  }

  // MARK: Glyphs

  private mutating func shaped(
    _ characters: ArraySlice<TextCharacter>, _ style: TextStyle
  ) -> [TextCluster] {
    let text = String(String.UnicodeScalarView(characters.map(\.scalar)))
    let line: TextLine
    do throws(FontError) {
      line = try fonts.library.line(text, style: style)
    } catch {
      problems.append(error.description)
      return []
    }
    // Where each character begins in the text, in bytes of UTF-8.
    var starts: [Int: Int] = [:]
    var offset = 0
    for index in characters.indices {
      starts[offset] = index
      offset += UTF8.width(characters[index].scalar)
    }
    var result: [TextCluster] = []
    var pen = 0.0
    var clusterStart = 0.0
    for (index, glyph) in line.glyphs.enumerated() {
      let character = starts[glyph.cluster] ?? characters.startIndex
      if result.last?.character != character {
        let scalar = characters[character].scalar
        result.append(
          TextCluster(
            character: character, path: Path(), advance: 0, width: 0,
            isSpace: scalar == " " || scalar == "\u{A0}", ascent: line.metrics.ascent,
            descent: line.metrics.descent))
        clusterStart = pen
      }
      result[result.count - 1].path.addPath(
        line.path(ofGlyphAt: index), transform: Affine(translationX: -clusterStart, y: 0))
      result[result.count - 1].advance += glyph.advance
      result[result.count - 1].width += glyph.advance
      pen += glyph.advance
    }
    return result
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
