import Geometry
import Typography

/// A cluster of glyphs: what stands for one character, or for several that are written as one.
struct TextCluster {
  /// The index of its first character.
  var character: Int
  /// Its outline with the pen at the origin.
  var path: Path
  /// How far the pen goes on after it.
  var advance: Double
  /// Whether it is a space between words.
  var isSpace: Bool
  /// The measures of its font at its size.
  var metrics: FontMetrics
  /// Its place: from its own space to that of the text; nil where it is not shown.
  var transform: Affine?
}

/// Turns runs of characters into clusters, with the fonts of a library.
struct TextShaper {
  let fonts: FontLibrary
  let families: SVGOptions.Families
  /// What could not be set, for the notes.
  private(set) var problems: [String] = []

  init(fonts: FontLibrary, families: SVGOptions.Families) {
    self.fonts = fonts
    self.families = families
  }

  /// The clusters of the characters `range`, which have one style.
  mutating func clusters(
    _ characters: ArraySlice<TextCharacter>, _ properties: TextProperties
  ) -> [TextCluster] {
    guard properties.fontSize > 0, !characters.isEmpty else { return [] }
    var result: [TextCluster] = []
    for part in parts(of: characters, properties) {
      result += shaped(characters[part.range], part.font, properties)
    }
    return result
  }

  // MARK: Fonts

  /// The fonts to try, in order.
  private func fonts(for properties: TextProperties) -> [FontDescription] {
    var names: [String] = properties.families.compactMap { family in
      switch family {
      case .named(let name): name
      case .serif: families.serif
      case .sansSerif: families.sansSerif
      case .monospace: families.monospace
      case .cursive: families.cursive
      case .fantasy: families.fantasy
      }
    }
    if let standard = families.standard { names.append(standard) }
    if let all = try? fonts.families() { names += all }
    return names.map { name in
      FontDescription(
        family: name, size: min(properties.fontSize, FontDescription.maximumSize),
        weight: FontWeight(properties.weight), isItalic: properties.isItalic)
    }
  }

  /// The characters in parts of one font each: the first that has each character.
  private mutating func parts(
    of characters: ArraySlice<TextCharacter>, _ properties: TextProperties
  ) -> [(range: Range<Int>, font: FontDescription)] {
    let candidates = fonts(for: properties)
    // Nearly always the first family that is there has it all.
    if let first = candidates.first(where: isPresent),
      let font = usable(first, for: characters, properties)
    {
      return [(characters.startIndex..<characters.endIndex, font)]
    }
    var parts: [(range: Range<Int>, font: FontDescription)] = []
    var start = characters.startIndex
    while start < characters.endIndex {
      let end = Self.endOfCharacter(characters, from: start)
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

  /// Whether a font's family is there, upright at least.
  private func isPresent(_ font: FontDescription) -> Bool {
    var upright = font
    upright.isItalic = false
    return (try? fonts.metrics(of: font)) != nil || (try? fonts.metrics(of: upright)) != nil
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
      if (try? fonts.line(text, style: Self.style(candidate, properties))) != nil {
        return candidate
      }
    }
    return nil
  }

  /// Where the character as people see it ends that begins at `start`.
  private static func endOfCharacter(_ characters: ArraySlice<TextCharacter>, from start: Int)
    -> Int
  {
    var end = start + 1
    while end < characters.endIndex, end - start < 16 {
      let category = characters[end].scalar.properties.generalCategory
      let isMark =
        category == .nonspacingMark || category == .enclosingMark || category == .spacingMark
      guard
        isMark || characters[end].scalar.properties.isJoinControl
          || characters[end - 1].scalar.value == 0x200D
      else { return end }
      end += 1
    }
    return end
  }

  private static func style(_ font: FontDescription, _ properties: TextProperties) -> TextStyle {
    var features: [FontFeature] = []
    if !properties.kerns { features.append(FontFeature("kern", value: 0)) }
    if properties.isSmallCaps { features.append(FontFeature("smcp")) }
    if properties.letterSpacing != 0 {
      features += [FontFeature("liga", value: 0), FontFeature("clig", value: 0)]
    }
    return TextStyle(font: font, features: features, language: properties.language)
  }

  // MARK: Glyphs

  private mutating func shaped(
    _ characters: ArraySlice<TextCharacter>, _ font: FontDescription, _ properties: TextProperties
  ) -> [TextCluster] {
    let text = String(String.UnicodeScalarView(characters.map(\.scalar)))
    let line: TextLine
    do throws(FontError) {
      line = try fonts.line(text, style: Self.style(font, properties))
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
            character: character, path: Path(), advance: 0,
            isSpace: scalar == " " || scalar == "\u{A0}", metrics: line.metrics))
        clusterStart = pen
      }
      result[result.count - 1].path.addPath(
        line.path(ofGlyphAt: index), transform: Affine(translationX: -clusterStart, y: 0))
      result[result.count - 1].advance += glyph.advance
      pen += glyph.advance
    }
    return result
  }
}
