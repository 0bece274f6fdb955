import Geometry
import Testing
import Typography

@Suite("A line of text")
struct TextLineTests {
  @Test("BITE on the splash stands where the design has it")
  func splashLettering() throws {
    let style = TextStyle(font: jakarta(55, .heavy), tracking: -0.5)
    let line = try FontLibrary.bundled().line("BITE", style: style)
    let ink = try #require(line.inkBounds).offsetBy(dx: 142.3, dy: 0)
    #expect(abs(line.metrics.capHeight - 41.0) < 0.05)
    #expect(abs(-ink.minY - 41.0) < 0.05 && ink.maxY == 0)
    #expect(abs(ink.minX - 146.0) < 0.2 && abs(ink.maxX - 256.1) < 0.2)
  }

  @Test("the measures are the hhea table's, or the typographic ones where the font says so")
  func metrics() throws {
    let line = try FontLibrary.bundled().line("x", style: TextStyle(font: jakarta(100)))
    #expect(abs(line.ascent - 103.8) < 1e-12)
    #expect(abs(line.descent - 22.2) < 1e-12)
    #expect(line.lineGap == 0)
    #expect(abs(line.metrics.xHeight - 53.6) < 1e-12)
    try withFontFolder(["a.ttf": TinyFont.fixed, "b.ttf": TinyFont.typo]) { folder throws in
      let library = FontLibrary(folders: [folder])
      let plain = try library.metrics(of: FontDescription(family: "Tiny Fixed", size: 10))
      #expect((plain.ascent, plain.descent, plain.lineGap) == (9, 3, 0.5))
      let typographic = try library.metrics(of: FontDescription(family: "Tiny Typo", size: 10))
      #expect((typographic.ascent, typographic.descent, typographic.lineGap) == (8, 2, 0.9))
    }
  }

  @Test("an empty text is a line without glyphs that has the font's measures")
  func emptyText() throws {
    let line = try FontLibrary.bundled().line("", style: TextStyle(font: jakarta(20), tracking: 3))
    #expect(line.glyphs.isEmpty && line.width == 0 && line.path.isEmpty)
    #expect(line.inkBounds == nil)
    #expect(abs(line.ascent - 20.76) < 1e-12)
  }

  @Test("line ends, tabs and control characters are spaces, and CR LF is one")
  func controlsAreSpaces() throws {
    let library = try FontLibrary.bundled()
    let style = TextStyle(font: jakarta(20))
    let plain = try library.line("a b", style: style)
    for space in ["\n", "\r", "\r\n", "\t", "\u{0}", "\u{85}", "\u{2028}", "\u{2029}", "\u{7F}"] {
      let line = try library.line("a\(space)b", style: style)
      #expect(line.path == plain.path && line.width == plain.width, "\(space.debugDescription)")
      #expect(line.glyphs.map(\.cluster) == [0, 1, 1 + space.utf8.count])
    }
    #expect(try library.line("\n\r", style: style).glyphs.count == 2)
    #expect(try library.line(" \t\n", style: style).inkBounds == nil)
  }

  @Test("tracking is added after each character, the last one too")
  func trackingWidens() throws {
    let library = try FontLibrary.bundled()
    let plain = try library.line("BITE", style: TextStyle(font: jakarta(22)))
    let tracked = try library.line("BITE", style: TextStyle(font: jakarta(22), tracking: 1.5))
    #expect(abs(tracked.width - plain.width - 6) < 1e-12)
    for (index, pair) in zip(plain.glyphs, tracked.glyphs).enumerated() {
      #expect(abs(pair.1.position.x - pair.0.position.x - 1.5 * Double(index)) < 1e-12)
      #expect(abs(pair.1.advance - pair.0.advance - 1.5) < 1e-12)
    }
  }

  @Test("tracking parts ligatures, unless they are asked for")
  func trackingPartsLigatures() throws {
    let library = try FontLibrary.bundled()
    func glyphs(_ tracking: Double, _ features: [FontFeature] = []) throws -> Int {
      let style = TextStyle(font: jakarta(22), tracking: tracking, features: features)
      return try library.line("office", style: style).glyphs.count
    }
    #expect(try glyphs(0) == 4)
    #expect(try glyphs(0.1) == 6)
    #expect(try glyphs(-0.1) == 6)
    #expect(try glyphs(0.1, [FontFeature("liga")]) == 4)
  }

  @Test("tracking leaves marks on their letters, and widens nothing that has no width")
  func trackingKeepsMarks() throws {
    let library = try FontLibrary.bundled()
    // No composed character exists for q with these marks: three glyphs, one cluster.
    let plain = try library.line("q\u{301}\u{323}u", style: TextStyle(font: jakarta(50)))
    let tracked = try library.line(
      "q\u{301}\u{323}u", style: TextStyle(font: jakarta(50), tracking: 9))
    #expect(plain.glyphs.count == 4)
    #expect(tracked.glyphs.prefix(3).map(\.position) == plain.glyphs.prefix(3).map(\.position))
    #expect(abs(tracked.width - plain.width - 18) < 1e-12)
    // A zero-width space and a soft hyphen.
    let invisible = TextStyle(font: jakarta(50), tracking: 9)
    #expect(
      try library.line("a\u{200B}b\u{AD}c", style: invisible).width
        == library.line("abc", style: invisible).width)
  }

  @Test("the path is that of the glyphs at their places, and lies in the ink's bounds")
  func pathIsItsGlyphs() throws {
    let style = TextStyle(font: jakarta(33, .bold), tracking: 0.7)
    let line = try FontLibrary.bundled().line("Teriyaki q\u{301}", style: style)
    var joined = Path()
    for index in line.glyphs.indices { joined.addPath(line.path(ofGlyphAt: index)) }
    #expect(joined == line.path)
    let ink = try #require(line.inkBounds)
    let ends = line.path.points.filter { $0.x < ink.minX || $0.x > ink.maxX }
    // Control points may lie outside, the ink itself not: the font has them at the extremes.
    #expect(ends.isEmpty)
  }

  @Test("a font of size 0 gives a line without extent")
  func sizeZero() throws {
    let line = try FontLibrary.bundled().line("Bite", style: TextStyle(font: jakarta(0)))
    #expect(line.width == 0 && line.glyphs.count == 4 && line.path.isFinite)
    #expect(line.ascent == 0)
  }

  @Test("a megabyte of text is one line, in time that grows with its length only")
  func longText() throws {
    let library = try FontLibrary.bundled()
    let style = TextStyle(font: jakarta(12), tracking: 0.1)
    let clock = ContinuousClock()
    // Endless rows of marks, and of a Thai vowel that counts as one, once took HarfBuzz minutes.
    for unit in [
      "AV ", "ffi", "a\u{301}\u{323}", "\u{301}", "\n", "\u{200B}", "f\u{200D}", "\u{200D}",
      "\u{FE0F}",
      "\u{34F}", "\u{E33}",
    ] {
      let text = String(repeating: unit, count: FontLibrary.longestText / unit.utf8.count)
      let time = try clock.measure {
        do {
          let line = try library.line(text, style: style)
          #expect(line.width.isFinite && line.glyphs.count > 100_000)
        } catch FontError.missingGlyph(let character, _, _) {
          #expect(character == "\u{E33}")
        }
      }
      // About half a second in fact; the rest is for slow and busy machines.
      #expect(time < .seconds(10), "\(unit.debugDescription) took \(time)")
    }
  }
}
