import Testing
import Typography

@Suite("Fonts that stand in for others")
struct FallbackTests {
  private func line(
    _ text: String, _ families: [String], missingGlyphs: MissingGlyphs = .error,
  ) throws -> TextLine {
    try withFontFolder(["emoji.ttf": TinyFont.emoji, "fixed.ttf": TinyFont.fixed]) {
      folder throws in
      let style = TextStyle(
        font: FontDescription(family: families[0], size: 40), fallbacks: Array(families.dropFirst())
      )
      return try FontLibrary.bundled(after: [folder])
        .line(StyledText(text, style: style), missingGlyphs: missingGlyphs)
    }
  }

  @Test("joined emoji and flags stay whole, and the letters round them in their own font")
  func joinedEmoji() throws {
    let line = try line("A👩\u{200D}👧B🇬🇧C", ["Inter", "Tiny Emoji"])
    #expect(line.runs.map(\.family) == ["Inter", "Tiny Emoji", "Inter", "Tiny Emoji", "Inter"])
    #expect(line.glyphs.count == 5)
    #expect(line.glyphs[1].id == 6 && line.glyphs[3].id == 7)
    #expect(line.glyphs.map(\.cluster) == [0, 1, 12, 13, 21])
    #expect(line.runs.map(\.text) == [0..<1, 1..<12, 12..<13, 13..<21, 21..<22])
  }

  @Test("a sequence that no font has is one box, or an error that names it")
  func missingSequence() throws {
    let text = "A👩\u{200D}👧B🇬🇧C"
    let line = try line(text, ["Inter", "Tiny Fixed"], missingGlyphs: .box)
    #expect(line.glyphs.count == 5)
    #expect(line.glyphs[1].id == 0 && line.glyphs[3].id == 0)
    #expect(line.runs.filter(\.isMissing).map(\.text) == [1..<12, 13..<21])
    #expect(line.runs.allSatisfy { $0.family == "Inter" && $0.width > 0 })
    let error = #expect(throws: FontError.self) { try self.line(text, ["Inter", "Tiny Fixed"]) }
    #expect(
      error?.description
        == "the font families 'Inter', 'Tiny Fixed' have no glyph for U+1F469 '👩' in \"\(text)\": "
        + "use a family that has it, or draw the sign as a shape")
  }

  @Test("the first family that has a character takes it, whatever stands beside it")
  func firstFamilyWins() throws {
    let line = try line("A A", ["Tiny Fixed", "Inter"])
    #expect(line.runs.map(\.family) == ["Tiny Fixed"])
    let mixed = try self.line("AbA", ["Tiny Fixed", "Inter"])
    #expect(mixed.runs.map(\.family) == ["Tiny Fixed", "Inter", "Tiny Fixed"])
    #expect(mixed.ascent == max(mixed.runs[0].metrics.ascent, mixed.runs[1].metrics.ascent))
  }

  @Test("a letter and its mark come from one font, also where the first has only the letter")
  func marksAreNotParted() throws {
    // The tiny font has an A and no mark: the letter goes with its mark.
    let line = try line("AA\u{301}A", ["Tiny Fixed", "Inter"])
    #expect(line.runs.map(\.family) == ["Tiny Fixed", "Inter", "Tiny Fixed"])
    #expect(line.runs[1].text == 1..<4)
  }

  @Test("a letter that a font has composed only is set from it, written either way")
  func composedLetters() throws {
    // Caveat has U+1EBD as one glyph; from the two scalars HarfBuzz finds it.
    let composed = try line("\u{E9}", ["Caveat", "Inter"])
    let parts = try line("e\u{301}", ["Caveat", "Inter"])
    #expect(parts.runs.map(\.family) == ["Caveat"])
    #expect(parts.glyphs.map(\.id) == composed.glyphs.map(\.id))
  }

  @Test("a family that is not there is an error also as a stand-in")
  func missingFallback() {
    let error = #expect(throws: FontError.self) { try line("A", ["Inter", "Noto Emogi"]) }
    #expect(error?.description.contains("no font family 'Noto Emogi'") == true)
  }

  @Test("a stand-in without italic is set upright")
  func uprightFallback() throws {
    let style = TextStyle(
      font: FontDescription(family: "Inter", size: 40, isItalic: true), fallbacks: ["Caveat"])
    _ = try FontLibrary.bundled().line("A", style: style)
  }
}
