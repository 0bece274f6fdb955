import Geometry
import Testing
import Typography

@Suite("Shaping")
struct ShapingTests {
  @Test("glyphs, clusters, offsets and advances are those of hb-shape", arguments: ShapingRow.table)
  func glyphsAreHarfBuzzs(row: ShapingRow) throws {
    // At 1000 points a point is a unit of this font.
    let style = TextStyle(
      font: jakarta(1000, FontWeight(row.weight), isItalic: row.isItalic),
      features: row.features.map { FontFeature($0) })
    let line = try FontLibrary.bundled().line(row.text, style: style)
    #expect(notation(of: line) == row.glyphs.filter { !$0.isNewline })
    #expect(line.width == line.glyphs.reduce(0) { $0 + $1.advance })
  }

  @Test("text in two scripts is shaped as each script by itself")
  func scriptsAreShapedApart() throws {
    let library = try FontLibrary.bundled()
    let style = TextStyle(font: jakarta(1000, .heavy))
    // The font's only other letters are a few Greek ones, such as pi.
    let both = try library.line("To π", style: style)
    let latin = try library.line("To ", style: style)
    let greek = try library.line("π", style: style)
    #expect(both.width == latin.width + greek.width)
    #expect(both.glyphs.map(\.id) == latin.glyphs.map(\.id) + greek.glyphs.map(\.id))
    #expect(both.glyphs.last?.cluster == 3)
  }

  @Test("the width follows the weight that is drawn")
  func widthFollowsWeight() throws {
    let library = try FontLibrary.bundled()
    for weight in [200.0, 433, 800] {
      let line = try library.line("MARKET", style: TextStyle(font: jakarta(60, FontWeight(weight))))
      let ink = try #require(line.inkBounds)
      #expect(ink.minX >= 0 && ink.maxX <= line.width)
      #expect(line.width - ink.maxX < 60 * 0.1)
    }
  }

  @Test("tabular figures are all of one width, and the font's own are not")
  func tabularFigures() throws {
    let library = try FontLibrary.bundled()
    let plain = try library.line("0123456789", style: TextStyle(font: jakarta(20)))
    let tabular = try library.line(
      "0123456789", style: TextStyle(font: jakarta(20), features: [.tabularFigures]))
    #expect(Set(plain.glyphs.map(\.advance)).count > 1)
    #expect(Set(tabular.glyphs.map(\.advance)).count == 1)
  }

  @Test("of one feature said twice, the later value wins")
  func laterFeatureWins() throws {
    let library = try FontLibrary.bundled()
    func line(_ features: FontFeature...) throws -> [UInt32] {
      try library.line("ffi", style: TextStyle(font: jakarta(20), features: features))
        .glyphs.map(\.id)
    }
    #expect(try line().count == 1)
    #expect(try line(FontFeature("liga"), FontFeature("liga", value: 0)).count == 3)
    #expect(try line(FontFeature("liga", value: 0), FontFeature("liga")).count == 1)
  }

  /// The line in hb-shape's notation, with y up.
  private func notation(of line: TextLine) -> String {
    var pen = 0.0
    return line.glyphs.map { glyph in
      defer { pen += glyph.advance }
      let (dx, dy) = (glyph.position.x - pen, -glyph.position.y)
      let offset = dx == 0 && dy == 0 ? "" : "@\(Int(dx)),\(Int(dy))"
      return "\(glyph.id)=\(glyph.cluster)\(offset)+\(Int(glyph.advance))"
    }.joined(separator: "|")
  }
}
