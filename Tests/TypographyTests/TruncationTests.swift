import Geometry
import Testing
import Typography

@Suite("Text that does not fit")
struct TruncationTests {
  let library: FontLibrary

  init() throws { library = try FontLibrary.bundled() }

  private let text = "What would you like to eat today?"
  private let style = TextStyle(font: jakarta(20))

  private func layout(
    _ text: String, width: Double? = nil, height: Double? = nil,
    _ change: (inout ParagraphStyle) -> Void,
  ) throws -> TextLayout {
    var paragraph = ParagraphStyle()
    change(&paragraph)
    return try library.layout(
      StyledText(text, style: style), style: paragraph, width: width, height: height)
  }

  /// The glyphs of a text, to tell what a line reads.
  private func glyphs(_ text: String) throws -> [UInt32] {
    try library.line(text, style: style).glyphs.map(\.id)
  }

  @Test("at every width the cut keeps as many characters as any choice could")
  func longestCut() throws {
    let characters = Array(text)
    func width(_ text: String) throws -> Double { try library.line(text, style: style).width }
    func trimmed(_ part: ArraySlice<Character>) -> String {
      String(part).split(separator: " ").joined(separator: " ")
    }
    for limit in stride(from: 10.0, through: try width(text) - 1, by: 9) {
      for mode in TextTruncation.allCases {
        let candidates = (0...characters.count).reversed().map { kept -> String in
          switch mode {
          case .tail: trimmed(characters.prefix(kept)) + "…"
          case .head: "…" + trimmed(characters.suffix(kept))
          case .middle:
            trimmed(characters.prefix((kept + 1) / 2)) + "…" + trimmed(characters.suffix(kept / 2))
          }
        }
        let best = try candidates.first { try width($0) <= limit } ?? "…"
        let layout = try self.layout(text, width: limit) {
          $0.lineLimit = 1
          $0.truncation = mode
        }
        #expect(layout.isTruncated && layout.lines.count == 1)
        #expect(
          layout.lines[0].line.glyphs.map(\.id) == (try glyphs(best)), "\(mode) \(limit): \(best)")
      }
    }
  }

  @Test("the last line that fits the height is cut, and one line shows however low the space is")
  func height() throws {
    let line = try library.line("x", style: style)
    let high = line.ascent + line.descent
    for (height, count) in [(high * 2, 2), (high * 2.9, 2), (high * 0.5, 1), (0, 1), (-3, 1)] {
      let layout = try self.layout(text, width: 100, height: height) { _ in }
      #expect(layout.lines.count == count && layout.isTruncated)
      #expect(layout.size.width <= 100)
    }
    #expect(try !layout(text, width: 100, height: 1000) { _ in }.isTruncated)
  }

  @Test("a line that fits ends in an ellipsis where another line end is beyond the limit")
  func moreParagraphs() throws {
    let layout = try self.layout("One\nTwo\nThree") { $0.lineLimit = 2 }
    #expect(layout.lines.count == 2 && layout.isTruncated)
    #expect(layout.lines[1].line.glyphs.map(\.id) == (try glyphs("Two…")))
    #expect(try self.layout("One\nTwo\nThree") { $0.lineLimit = 3 }.isTruncated == false)
    #expect(try self.layout("One\nTwo\nThree") { $0.lineLimit = 0 }.lines.count == 3)
  }

  @Test("a font without an ellipsis has three points")
  func noEllipsis() throws {
    try withFontFolder(["a.ttf": TinyFont.fixed]) { folder throws in
      let library = FontLibrary(folders: [folder])
      let style = TextStyle(font: FontDescription(family: "Tiny Fixed", size: 20))
      var paragraph = ParagraphStyle()
      paragraph.lineLimit = 1
      // This font has no point either, and says so.
      #expect(
        throws: FontError.missingGlyph(
          character: ".", text: "AAAAA", families: ["Tiny Fixed"])
      ) {
        try library.layout(StyledText("AAAAA", style: style), style: paragraph, width: 40)
      }
      let mixed = try FontLibrary.bundled(after: [folder])
      var fallback = style
      fallback.fallbacks = ["Caveat"]
      let layout = try mixed.layout(
        StyledText("AAAAA", style: fallback), style: paragraph, width: 40)
      #expect(layout.lines[0].line.runs.map(\.family) == ["Tiny Fixed", "Caveat"])
    }
  }

  @Test("the ellipsis has the style of what stands before it, and says where the cut is")
  func ellipsisStyle() throws {
    let big = TextStyle(font: jakarta(40))
    let text = StyledText(
      StyledText.Span("Small and ", style: style), [StyledText.Span("large words", style: big)])
    var paragraph = ParagraphStyle()
    paragraph.lineLimit = 1
    let narrow = try library.layout(text, style: paragraph, width: 80)
    #expect(narrow.lines[0].line.runs.map(\.span) == [0])
    let wide = try library.layout(text, style: paragraph, width: 220)
    #expect(wide.lines[0].line.runs.map(\.span) == [0, 1])
    let ellipsis = try #require(wide.lines[0].line.glyphs.last)
    #expect(ellipsis.cluster > 10 && ellipsis.cluster < 21)
  }

  @Test("text shrinks until it fits, by no more than it has to and no further than it may")
  func minimumScale() throws {
    let natural = try library.line(text, style: style).width
    for share in [0.95, 0.8, 0.62] {
      let layout = try self.layout(text, width: natural * share) {
        $0.lineLimit = 1
        $0.minimumScale = 0.5
      }
      #expect(!layout.isTruncated)
      #expect(layout.scale <= share + 1e-9 && layout.scale > share - 0.5 / 64 - 1e-9)
      #expect(abs(layout.size.width - natural * layout.scale) < 1e-6)
    }
    let tooLong = try layout(text, width: natural * 0.4) {
      $0.lineLimit = 1
      $0.minimumScale = 0.5
    }
    #expect(tooLong.isTruncated && tooLong.scale == 0.5)
    #expect(try layout(text, width: natural) { $0.minimumScale = 0.1 }.scale == 1)
  }

  @Test("text that runs from right to left has its ellipsis at the left")
  func rightToLeft() throws {
    let layout = try self.layout("(1) (2) (3) (4)", width: 60) {
      $0.lineLimit = 1
      $0.direction = .rightToLeft
    }
    let line = layout.lines[0].line
    #expect(layout.isTruncated)
    #expect(line.glyphs.first.map(\.id) == (try glyphs("…").first))
  }
}
