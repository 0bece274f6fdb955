import Testing
import Typography

@Suite("What a library remembers")
struct TextCacheTests {
  private let style = TextStyle(font: FontDescription(family: "Inter", size: 17))
  private let text = "Your list of the week: 54 left of 54"

  @Test("a second frame of the same text goes neither through HarfBuzz nor through FreeType")
  func secondFrame() throws {
    let library = try FontLibrary.bundled()
    let styled = StyledText(text, style: style)
    let first = try library.layout(styled, width: 120)
    let line = try library.line(text, style: style)
    let work = (library.work.shapings, library.work.outlines)
    #expect(work.0 > 0 && work.1 > 0)
    #expect(try library.layout(styled, width: 120) == first)
    #expect(try library.line(text, style: style) == line)
    #expect((library.work.shapings, library.work.outlines) == work)
  }

  @Test("another width of the same text shapes only what lies at the breaks, and reads no outline")
  func anotherWidth() throws {
    let library = try FontLibrary.bundled()
    let styled = StyledText(text, style: style)
    _ = try library.layout(styled)
    let (shapings, outlines) = (library.work.shapings, library.work.outlines)
    let layout = try library.layout(styled, width: 120)
    #expect(library.work.shapings - shapings <= 2 * layout.lines.count)
    #expect(library.work.outlines == outlines)
  }

  @Test("a glyph is read once, whatever size it is drawn at")
  func sizesShareOutlines() throws {
    let library = try FontLibrary.bundled()
    for size in [10.0, 20, 33, 72] {
      _ = try library.line("Bite", style: TextStyle(font: jakarta(size)))
    }
    #expect(library.work.outlines == 4)
  }

  @Test("the memory is bounded: what is not used for long is forgotten, what is used stays")
  func bound() throws {
    let library = try FontLibrary.bundled()
    _ = try library.line("kept", style: style)
    for number in 0..<6000 {
      _ = try library.line("text \(number)", style: style)
      if number % 500 == 0 {
        let before = library.work.shapings
        _ = try library.line("kept", style: style)
        #expect(library.work.shapings == before)
      }
    }
    let before = library.work.shapings
    _ = try library.line("text 0", style: style)
    #expect(library.work.shapings == before + 1)
  }
}
