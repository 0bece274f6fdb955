import Drawing
import Geometry
import Imaging
import Testing
import Typography
import Views

@Suite("Text")
struct TextTests {
  private let font = Font.custom("Plus Jakarta Sans", size: 20)

  @Test("a text is as wide as its line and as high as its font, and stands in the middle")
  func size() throws {
    let fonts = try FontLibrary.bundled()
    let line = try fonts.line(
      "Flip", style: TextStyle(font: FontDescription(family: "Plus Jakarta Sans", size: 20)))
    let background = Text("Flip").font(font).background { Color.white }
    let frame = try LayoutTests.frames(background)[0]
    // The colour's frame is on the pixel grid.
    #expect(abs(frame.width - line.width) <= 1)
    #expect(abs(frame.height - (line.ascent + line.descent)) <= 1)
    let ink = try LayoutTests.frames(Text("Flip").font(font))[0]
    let expected = try #require(line.inkBounds)
    #expect(abs(ink.minX - ((100 - line.width) / 2 + expected.minX)) < 1e-9)
    let baseline = (200 - line.ascent - line.descent) / 2 + line.ascent
    #expect(abs(ink.minY - (baseline + expected.minY)) < 1e-9)
  }

  @Test("weight, tracking and font come from the text first, then from the views round it")
  func styles() throws {
    func width(_ view: some View) throws -> Double { try LayoutTests.frames(view)[0].width }
    let plain = try width(Text("Flip").font(font))
    #expect(try width(Text("Flip").font(font).tracking(2)) > plain + 5)
    #expect(try width(Text("Flip").font(font.weight(.heavy))) > plain)
    #expect(
      try width(Text("Flip").font(font.weight(.heavy)))
        == width(Text("Flip").font(font).fontWeight(.heavy)))
    #expect(try width(ZStack { Text("Flip") }.font(font)) == plain)
    #expect(
      try width(ZStack { Text("Flip").font(font) }.font(.custom("Plus Jakarta Sans", size: 40)))
        == plain)
    #expect(try width(Text("Flip").font(font.italic())) != plain)
  }

  @Test("a text is painted with the foreground style")
  func paint() throws {
    #expect(try LayoutTests.paints(Text("a").foregroundStyle(Color.white)) == [.color(.white)])
  }

  @Test("a missing family and a missing glyph are errors that name what is missing")
  func errors() throws {
    let error = #expect(throws: ViewError.self) {
      try LayoutTests.list(Text("a").font(.custom("Comic Sans", size: 12)))
    }
    #expect(error?.description.contains("Comic Sans") == true)
    let glyph = #expect(throws: ViewError.self) { try LayoutTests.list(ZStack { Text("水") }) }
    #expect(glyph?.description.contains("U+6C34") == true)
  }

  @Test("an empty text shows nothing and keeps its height")
  func empty() throws {
    #expect(try LayoutTests.list(Text("")).items.isEmpty)
    let frame = try LayoutTests.frames(Text("").font(font).overlay { Color.white.frame(width: 1) })[
      0]
    #expect(frame.height > 20)
  }
}
