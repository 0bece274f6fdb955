/// The fonts that a text's spans may be set in, and which of them takes which character.
///
/// A character as people see it (a letter with its marks, a family of joined emoji) is never split
/// between fonts: the first of its span's fonts that has all of it takes it.
struct FontChoice: Sendable {
  /// All fonts of the text.
  private(set) var fonts: [FontInstance] = []
  /// The fonts of each span, the first choice first, as indices of ``fonts``.
  private(set) var candidates: [[Int]] = []
  /// Whether something that is not text stands in place of a span's signs for objects.
  private var hasAttachment: [Bool] = []

  /// Opens the fonts of all spans.
  init(_ text: StyledText, in library: FontLibrary) throws(FontError) {
    for span in text.spans {
      var indices = [add(try library.instance(for: span.style.font))]
      for family in span.style.fallbacks {
        var font = span.style.font
        font.family = family
        indices.append(add(try library.fallbackInstance(for: font)))
      }
      candidates.append(indices)
      hasAttachment.append(span.style.attachment != nil)
    }
  }

  private mutating func add(_ font: FontInstance) -> Int {
    if let index = fonts.firstIndex(where: { $0 === font }) { return index }
    fonts.append(font)
    return fonts.count - 1
  }

  /// Characters of one font, from the end of the run before.
  struct Run: Hashable, Sendable {
    /// Where the run ends.
    var end: Int
    /// The index of the font; of a character that no font has, that of its span's first.
    var font: Int
    /// Whether this is one character, and no font has it.
    var isMissing = false
  }

  /// The runs of the scalars in `range`, which begins and ends between characters.
  ///
  /// What does not show by itself (joiners, controls of direction) goes with what stands before it,
  /// so that it parts nothing.
  func runs(of text: ScalarText, in range: Range<Int>) throws(FontError) -> [Run] {
    var runs: [Run] = []
    var known: [Known: Int?] = [:]
    var character = text.characterStarts.firstIndex(notBelow: range.lowerBound)
    var start = range.lowerBound
    var spanRun = text.spanRuns.partitioned { $0.end > range.lowerBound }
    while start < range.upperBound {
      character += 1
      let end =
        character < text.characterStarts.count
        ? min(text.characterStarts[character], range.upperBound) : range.upperBound
      while spanRun + 1 < text.spanRuns.count, text.spanRuns[spanRun].end <= start { spanRun += 1 }
      let span = text.spanRuns[spanRun].span
      let choices = candidates[span]
      let scalars = text.scalars[start..<end]
      let run: Run
      if hasAttachment[span], scalars.first == ScalarText.object {
        run = Run(end: end, font: choices[0])
      } else if fonts[choices[0]].hasGlyphs(for: scalars) {
        run = Run(end: end, font: choices[0])
      } else if scalars.allSatisfy(Self.isIgnorable) {
        let before = runs.last.flatMap { $0.isMissing ? nil : $0.font }
        run = Run(end: end, font: before.flatMap { choices.contains($0) ? $0 : nil } ?? choices[0])
      } else {
        let key = Known(scalars: Array(scalars.prefix(ScalarText.longestCharacter)), fonts: choices)
        let font: Int?
        if let found = known[key] {
          font = found
        } else {
          font = try firstFont(of: choices, for: key.scalars)
          known[key] = font
        }
        run = Run(end: end, font: font ?? choices[0], isMissing: font == nil)
      }
      if let last = runs.last, !run.isMissing, !last.isMissing, last.font == run.font {
        runs[runs.count - 1].end = end
      } else {
        runs.append(run)
      }
      start = end
    }
    return runs
  }

  /// A character and the fonts that it was looked for in.
  private struct Known: Hashable {
    var scalars: [UInt32]
    var fonts: [Int]
  }

  /// The first font that sets a character without a gap.
  ///
  /// Where a font lacks one of its scalars the shaper is asked: it may have a glyph for the composed
  /// letter, or for the parts of it.
  private func firstFont(of choices: [Int], for scalars: [UInt32]) throws(FontError) -> Int? {
    for choice in choices {
      if fonts[choice].hasGlyphs(for: scalars[...]) { return choice }
      let run = ScriptRun.runs(of: scalars[...])[0]
      let glyphs = try fonts[choice].shape(
        scalars, range: 0..<scalars.count, script: run.script, isRightToLeft: false, features: [],
        language: "en")
      if glyphs.allSatisfy({ $0.id != 0 }) { return choice }
    }
    return nil
  }

  /// Whether a scalar shows nothing by itself, and needs no glyph.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    scalar >= 0xAD && Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? false
  }
}

extension FontInstance {
  /// Whether the font has a glyph for each scalar that shows.
  fileprivate func hasGlyphs(for scalars: ArraySlice<UInt32>) -> Bool {
    scalars.allSatisfy { scalar in
      hasGlyph(for: scalar) || (scalars.count > 1 && FontChoice.isIgnorable(scalar))
    }
  }
}
