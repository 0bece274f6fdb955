import Geometry
import Testing
import Typography

@Suite("Text in lines")
struct TextLayoutTests {
  let library: FontLibrary

  init() throws { library = try FontLibrary.bundled() }

  private func style(_ size: Double = 20) -> TextStyle { TextStyle(font: jakarta(size)) }

  private func layout(
    _ text: String, width: Double? = nil, height: Double? = nil, size: Double = 20,
    _ change: (inout ParagraphStyle) -> Void = { _ in },
  ) throws -> TextLayout {
    var paragraph = ParagraphStyle()
    change(&paragraph)
    return try library.layout(
      StyledText(text, style: style(size)), style: paragraph, width: width, height: height)
  }

  /// What the lines show of the text.
  private func lines(_ layout: TextLayout, of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return layout.lines.map { String(decoding: bytes[$0.line.text], as: UTF8.self) }
  }

  @Test("without a limit a paragraph is one line, and a line end begins another")
  func paragraphs() throws {
    let text = "Teriyaki salmon rice\n\nServes four\r\nDone"
    let layout = try layout(text)
    #expect(lines(layout, of: text) == ["Teriyaki salmon rice", "", "Serves four", "Done"])
    let single = try library.line("Teriyaki salmon rice", style: style())
    #expect(layout.lines[0].line.width == single.width)
    #expect(layout.size.width == single.width)
    #expect(abs(layout.size.height - 4 * (single.ascent + single.descent)) < 1e-9)
    #expect(layout.firstBaseline == single.ascent)
    #expect(!layout.isTruncated && layout.scale == 1)
  }

  @Test("greedy breaking is what trying every word gives")
  func greedy() throws {
    let text =
      "What would you like to eat today? A few minutes are enough; the rest is up to you, and to "
      + "whatever is left in the fridge."
    let words = text.split(separator: " ").map(String.init)
    for width in stride(from: 90.0, through: 700, by: 17) {
      // Word by word, each try set as a line of its own.
      var expected: [String] = []
      for word in words {
        let longer = expected.last.map { "\($0) \(word)" } ?? word
        if !expected.isEmpty, try library.line(longer, style: style()).width <= width {
          expected[expected.count - 1] = longer
        } else {
          expected.append(word)
        }
      }
      let layout = try layout(text, width: width)
      #expect(lines(layout, of: text) == expected, "at \(width)")
      #expect(layout.size.width <= width)
      for (placed, line) in zip(layout.lines, expected) {
        #expect(placed.line.width == (try library.line(line, style: style()).width))
      }
    }
  }

  @Test("a text that is offered the size it has chosen chooses it again")
  func sizeIsStable() throws {
    let text = "The dishes of this week, and what is left to buy for them: 54 things"
    for mode in TextTruncation.allCases {
      for scale in [1, 0.5] {
        for width in stride(from: 5.0, through: 500, by: 13) {
          let first = try layout(text, width: width, height: 60) {
            $0.truncation = mode
            $0.minimumScale = scale
          }
          let again = try layout(text, width: first.size.width, height: first.size.height) {
            $0.truncation = mode
            $0.minimumScale = scale
          }
          #expect(again == first, "\(mode) at \(width)")
        }
      }
    }
  }

  @Test("spaces hang over the edge at a break, and count at the end while they fit")
  func hangingSpaces() throws {
    let one = try library.line("salmon", style: style()).width
    let text = "salmon     rice  "
    let broken = try layout(text, width: one + 1)
    #expect(lines(broken, of: text) == ["salmon", "rice  "])
    #expect(broken.lines[0].line.width == one)
    let free = try layout("rice  ")
    #expect(free.size.width > (try library.line("rice", style: style()).width))
    let tight = try layout("rice  ", width: try library.line("rice", style: style()).width)
    #expect(lines(tight, of: "rice  ") == ["rice"])
  }

  @Test("a word wider than the line is broken between characters, never within one")
  func brokenWord() throws {
    let text = "office\u{301}s Kraftfahrzeughaftpflichtversicherung"
    for width in [0.0, 1, 15, 40, 100, -5] {
      let layout = try layout(text, width: width)
      let shown = lines(layout, of: text)
      #expect(shown.joined() == text.replacing(" ", with: ""))
      let characters = Set(text.map(String.init))
      for line in shown {
        let lineWidth = try library.line(line, style: style()).width
        #expect(line.count == 1 || lineWidth <= max(width, 0))
        #expect(line.allSatisfy { characters.contains(String($0)) })
      }
    }
  }

  @Test("a soft hyphen shows where a line ends at it, and nowhere else")
  func softHyphen() throws {
    let text = "Kraft\u{AD}fahrzeug"
    let whole = try layout(text)
    #expect(whole.size.width == (try library.line("Kraftfahrzeug", style: style()).width))
    let broken = try layout(text, width: 90)
    #expect(broken.lines.count == 2)
    let hyphenated = try library.line("Kraft\u{2010}", style: style())
    #expect(broken.lines[0].line.glyphs.map(\.id) == hyphenated.glyphs.map(\.id))
  }

  @Test("lines stand left, in the middle or right in the width of the longest")
  func alignment() throws {
    let text = "a\nlonger line"
    let short = try library.line("a", style: style()).width
    for (alignment, share) in [
      (TextAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1),
    ] {
      let layout = try layout(text) { $0.alignment = alignment }
      #expect(layout.lines[1].origin.x == 0)
      #expect(abs(layout.lines[0].origin.x - (layout.size.width - short) * share) < 1e-9)
    }
    let turned = try layout(text) { $0.direction = .rightToLeft }
    #expect(turned.lines[0].origin.x > 0)
  }

  @Test("line spacing goes between lines, and a line height is shared out above and below")
  func spacing() throws {
    let plain = try layout("a\nb\nc")
    let spaced = try layout("a\nb\nc") { $0.lineSpacing = 7 }
    #expect(abs(spaced.size.height - plain.size.height - 14) < 1e-9)
    #expect(spaced.firstBaseline == plain.firstBaseline)
    let exact = try layout("a\nb\nc") { $0.lineHeight = .exact(points: 37) }
    #expect(abs(exact.size.height - 111) < 1e-9)
    #expect(abs(exact.lines[1].origin.y - exact.firstBaseline - 37) < 1e-9)
    let natural = plain.size.height / 3
    #expect(abs(exact.firstBaseline - plain.firstBaseline - (37 - natural) / 2) < 1e-9)
    let double = try layout("a\nb\nc") { $0.lineHeight = .multiple(factor: 2) }
    #expect(abs(double.size.height - 2 * plain.size.height) < 1e-9)
  }

  @Test("a line is as high as its highest font, and parts of other sizes share its baseline")
  func mixedSizes() throws {
    let text = StyledText(
      StyledText.Span("+50", style: style(88)), [StyledText.Span(" XP", style: style(20))])
    let layout = try library.layout(text)
    let big = try library.line("+50", style: style(88))
    #expect(layout.size.height == big.ascent + big.descent)
    #expect(layout.firstBaseline == big.ascent)
    #expect(layout.lines[0].line.runs.map(\.span) == [0, 1])
    var raised = style(20)
    raised.baselineOffset = 200
    let lifted = try library.layout(
      StyledText(
        StyledText.Span("+50", style: style(88)), [StyledText.Span(" XP", style: raised)]))
    #expect(abs(lifted.firstBaseline - (200 + 20 * 1.038)) < 1e-9)
    let ink = try #require(lifted.lines[0].line.inkBounds)
    #expect(ink.minY < -200)
  }

  @Test("text that runs from right to left is broken in reading order")
  func rightToLeftLines() throws {
    // Punctuation and digits only: the bundled fonts have no letters of such scripts.
    let text = "(1) (2) (3) (4)"
    let layout = try layout(text, width: 60) { $0.direction = .rightToLeft }
    #expect(layout.lines.count > 1)
    #expect(layout.lines[0].line.text.lowerBound == 0)
    let first = layout.lines[0].line.glyphs.map(\.cluster)
    #expect(first.first != 0 && first.last == 0)
  }

  @Test("widths and heights that are no numbers are errors, endless ones are none")
  func oddSpace() throws {
    #expect(throws: FontError.self) { try layout("a", width: .nan) }
    #expect(throws: FontError.self) { try layout("a", height: .nan) }
    #expect(throws: FontError.self) { try layout("a") { $0.lineSpacing = .nan } }
    #expect(throws: FontError.self) { try layout("a") { $0.minimumScale = 2 } }
    #expect(throws: FontError.self) { try layout("a") { $0.lineHeight = .exact(points: -1) } }
    #expect(throws: FontError.self) { try layout("a", size: .nan) }
    #expect(try layout("a b", width: .infinity, height: .infinity) == layout("a b"))
    #expect(try layout("a\u{0}b").lines.count == 1)
  }

  @Test(
    "a megabyte is laid out in time that grows with its length only, or is an error",
    arguments: [
      "word ", "a", "a ", " ", "\u{301}", "\u{AD}a", "\u{200B}", "\u{202E}a ", "ffi ", "\u{2067}",
      "WWWW\u{200B}\u{200B}\u{200B}\u{200B}",
    ])
  func longText(unit: String) throws {
    let text = String(repeating: unit, count: FontLibrary.longestText / unit.utf8.count)
    let time = try ContinuousClock().measure {
      for (width, height, limit) in [
        (300.0, Double?.none, Int?.none), (0, 100, nil), (.infinity, nil, 1),
      ] {
        let layout = try layoutTyped(text, width: width, height: height, limit: limit)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      }
    }
    // About three seconds in release on one core; the rest is for slow and busy machines.
    #expect(time < .seconds(120), "\(unit.debugDescription) took \(time)")
  }

  @Test("more lines than anyone reads, and more than a megabyte, are errors that say the limit")
  func tooLong() throws {
    let lines = String(repeating: "\n", count: FontLibrary.longestText)
    #expect(throws: FontError.tooManyLines(limit: 131_072)) { try layout(lines) }
    #expect(throws: FontError.self) { try layout(lines + "\n") }
  }

  private func layoutTyped(
    _ text: String, width: Double, height: Double?, limit: Int?,
  ) throws(FontError) -> TextLayout {
    var paragraph = ParagraphStyle()
    paragraph.lineLimit = limit
    return try library.layout(
      StyledText(text, style: style()), style: paragraph, width: width, height: height)
  }
}
