import Drawing
import Geometry
import Imaging
import Testing
import Typography
import Views

@Suite("Text")
struct TextTests {
  private let font = Font.custom("Plus Jakarta Sans", size: 20)

  /// A text laid out on a screen of 100 x 200 points, unless another is given.
  private func placed(
    _ view: some View, size: Size = Size(width: 100, height: 200),
  ) throws -> PlacedView {
    try view.placed(size: size, in: ViewContext(fonts: FontLibrary.bundled()))
  }

  /// The frame of the first text in a view.
  private func frame(
    _ view: some View, size: Size = Size(width: 1000, height: 1000),
  ) throws -> Rect {
    func find(_ placed: PlacedView) -> Rect? {
      if placed.name.description == "Text" { return placed.frame }
      return placed.children.lazy.compactMap(find).first
    }
    return try #require(find(try placed(view, size: size)))
  }

  @Test("a text is as wide as its line and as high as its font, and stands in the middle")
  func size() throws {
    let fonts = try FontLibrary.bundled()
    let line = try fonts.line(
      "Flip", style: TextStyle(font: FontDescription(family: "Plus Jakarta Sans", size: 20)))
    let frame = try frame(Text("Flip").font(font))
    #expect(frame.size == Size(width: line.width, height: line.ascent + line.descent))
    let ink = try LayoutTests.frames(Text("Flip").font(font))[0]
    let expected = try #require(line.inkBounds)
    #expect(abs(ink.minX - ((100 - line.width) / 2 + expected.minX)) < 1e-9)
    let baseline = (200 - line.ascent - line.descent) / 2 + line.ascent
    #expect(abs(ink.minY - (baseline + expected.minY)) < 1e-9)
  }

  @Test("weight, tracking and font come from the text first, then from the views round it")
  func styles() throws {
    func width(_ view: some View) throws -> Double { try frame(view).width }
    let plain = try width(Text("Flip").font(font))
    #expect(abs(try width(Text("Flip").font(font).tracking(2)) - plain - 8) < 1e-9)
    #expect(try width(Text("Flip").font(font.weight(.heavy))) > plain)
    let heavy = try width(Text("Flip").font(font.weight(.heavy)))
    #expect(try heavy == width(Text("Flip").font(font).fontWeight(.heavy)))
    #expect(try heavy == width(ZStack { Text("Flip").font(font) }.fontWeight(.heavy)))
    #expect(
      try plain == width(ZStack { Text("Flip").font(font).fontWeight(.regular) }.fontWeight(.heavy))
    )
    #expect(try width(ZStack { Text("Flip") }.font(font)) == plain)
    #expect(
      try width(ZStack { Text("Flip").font(font) }.font(.custom("Plus Jakarta Sans", size: 40)))
        == plain)
    #expect(try width(Text("Flip").font(font.italic())) != plain)
    #expect(try width(Text("Flip").font(font).italic()) == width(Text("Flip").font(font.italic())))
    #expect(try width(ZStack { Text("Flip").font(font) }.tracking(2)) == plain + 8)
  }

  @Test("the system's fonts are Inter and Nunito, in iOS's sizes; others are named as missing")
  func systemFonts() throws {
    let plain = Font.system(size: 12)
    #expect((plain.family, plain.size, plain.weight) == ("Inter", 12, .regular))
    let round = Font.system(size: 34, weight: .black, design: .rounded)
    #expect((round.family, round.size, round.weight) == ("Nunito", 34, .black))
    #expect(
      Font.TextStyle.allCases.map { Font.system($0).size }
        == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(Font.headline.weight == .semibold && Font.body.weight == .regular)
    let error = #expect(throws: ViewError.self) {
      try placed(Text("a").font(.system(size: 10, design: .monospaced)))
    }
    #expect(error?.description.contains("'SF Mono'") == true)
    #expect(try frame(Text("Flip")) == frame(Text("Flip").font(.body)))
  }

  @Test("letterforms of a size are set at another: one advance in proportion, not two")
  func opticalSize() throws {
    func width(_ size: Double, _ optical: Double?) throws -> Double {
      try frame(Text("minutes").font(.custom("Inter", size: size).opticalSize(optical))).width
    }
    #expect(try abs(width(28, 14) - 2 * width(14, 14)) < 1e-6)
    #expect(try width(28, nil) < width(28, 14) - 1, "Inter is narrower where it is large")
    #expect(try width(28, nil) == width(28, 28) && width(14, .nan) == width(14, nil))
  }

  @Test("a text wraps in the width on offer, and is as wide as its longest line")
  func wrapping() throws {
    let text = Text("What would you like to eat?").font(font)
    let frame = try frame(text.frame(width: 120))
    let layout = try FontLibrary.bundled().layout(
      StyledText(
        "What would you like to eat?",
        style: TextStyle(font: FontDescription(family: "Plus Jakarta Sans", size: 20))), width: 120)
    #expect(layout.lines.count == 3)
    #expect(frame.size == layout.size && frame.width <= 120)
    let limited = try self.frame(text.lineLimit(1).frame(width: 120))
    #expect(limited.height < frame.height / 2 && limited.width <= 120)
    let reserved = try self.frame(Text("a").font(font).lineLimit(3, reservesSpace: true))
    #expect(abs(reserved.height - frame.height) < 1e-9)
    let spaced = try self.frame(text.lineSpacing(5).frame(width: 120))
    #expect(abs(spaced.height - frame.height - 10) < 1e-9)
    let exact = try self.frame(text.lineHeight(.exact(points: 37)).frame(width: 120))
    #expect(abs(exact.height - 111) < 1e-9)
    let low = try self.frame(text.frame(width: 120, height: frame.height - 1))
    #expect(abs(low.height - frame.height * 2 / 3) < 1e-9)
  }

  @Test("a text that may shrink does, down to its factor, before it is cut")
  func minimumScale() throws {
    let text = Text("Teriyaki salmon").font(font)
    let natural = try frame(text).width
    let shrunk = try frame(text.minimumScaleFactor(0.5).lineLimit(1).frame(width: natural * 0.7))
    #expect(shrunk.width <= natural * 0.7 && shrunk.width > natural * 0.68)
  }

  @Test("baselines of the first and the last line are guides that stacks align by")
  func baselines() throws {
    let fonts = try FontLibrary.bundled()
    let nodes = try makeNodes(
      of: Text("one two").font(font), in: ViewContext(fonts: fonts))
    let proposal = ProposedViewSize(width: 40, height: nil)
    let size = nodes[0].sizeThatFits(proposal)
    let first = try #require(nodes[0].explicitAlignment(.firstTextBaseline, proposal: proposal))
    let last = try #require(nodes[0].explicitAlignment(.lastTextBaseline, proposal: proposal))
    #expect(abs(first - 20 * 1.038) < 1e-9)
    #expect(abs(last - first - size.height / 2) < 1e-9)
    #expect(nodes[0].explicitAlignment(.firstTextBaseline, proposal: .unspecified) == first)
  }

  @Test(
    "parts keep their own looks, and take those that are said of the whole where they have none")
  func concatenation() throws {
    let text =
      Text("Ready in ").foregroundColor(.black) + Text("2").bold().foregroundColor(.white)
      + Text(" min").tracking(1)
    let whole = text.font(font)
    let items = try LayoutTests.list(whole).items
    let paints = try LayoutTests.paints(whole)
    #expect(paints == [.color(.black), .color(.white)])
    #expect(items.count == 2)
    let style = TextStyle(font: FontDescription(family: "Plus Jakarta Sans", size: 20))
    var (bold, tracked) = (style, style)
    bold.font.weight = .bold
    tracked.tracking = 1
    let line = try FontLibrary.bundled().line(
      StyledText(
        .init("Ready in ", style: style),
        [.init("2", style: bold), .init(" min", style: tracked)]))
    #expect(try frame(whole).width == line.width)
    // One paint: one path.
    #expect(try LayoutTests.list((Text("a") + Text("b").bold()).font(font)).items.count == 1)
  }

  @Test("a text is painted with the foreground style, a gradient over the frame of the whole text")
  func paint() throws {
    #expect(try LayoutTests.paints(Text("a").foregroundStyle(.white)) == [.color(.white)])
    #expect(
      try LayoutTests.paints(ZStack { Text("a") }.foregroundStyle(.white)) == [.color(.white)])
    let gradient = LinearGradient(
      colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
    let frame = try frame(Text("a\nlong line"))
    let bounds = Rect(origin: .zero, size: frame.size)
    #expect(
      try LayoutTests.paints(
        (Text("a") + Text("\nlong line")).foregroundStyle(gradient)
      ) == [gradient.paint(in: bounds, environment: EnvironmentValues())])
  }

  @Test("lines under and through a text stand where its font has them, and join between parts")
  func decorations() throws {
    let fonts = try FontLibrary.bundled()
    let metrics = try fonts.metrics(
      of: FontDescription(family: "Plus Jakarta Sans", size: 20))
    func strokes(_ text: Text) throws -> [Stroke] {
      try placed(text.font(font), size: Size(width: 400, height: 100)).items(in: "Text").compactMap
      {
        guard case .stroke(let stroke) = $0 else { return nil }
        return stroke
      }
    }
    let frame = try frame(Text("Flip").font(font), size: Size(width: 400, height: 100))
    let under = try #require(try strokes(Text("Flip").underline()).first)
    let box = under.path.applying(under.transform).boundingRect
    #expect(abs(box.minX - frame.minX) < 1e-9 && abs(box.width - frame.width) < 1e-9)
    #expect(abs(box.minY - (frame.minY + metrics.ascent + metrics.underlineOffset)) < 1e-9)
    #expect(under.style.lineWidth == metrics.underlineThickness && under.paint == .color(.black))
    let through = try #require(try strokes(Text("Flip").strikethrough(color: .white)).first)
    #expect(through.paint == .color(.white))
    let joined = (Text("Fl").underline() + Text("ip").underline())
    #expect(try strokes(joined).count == 1)
    #expect(try strokes((Text("Fl").underline(false) + Text("ip")).underline()).count == 1)
    let dashed = try #require(try strokes(Text("Flip").underline(pattern: .dash)).first)
    #expect(dashed.style.dash == [3, 2].map { $0 * metrics.underlineThickness })
  }

  @Test("a stroked text is a line along its outlines")
  func stroke() throws {
    let items = try LayoutTests.list(Text("Flip").font(font).stroke(.white, lineWidth: 2)).items
    guard case .stroke(let stroke)? = items.first else {
      Issue.record("no stroke")
      return
    }
    #expect(items.count == 1 && stroke.style.lineWidth == 2 && stroke.paint == .color(.white))
    let line = try FontLibrary.bundled().line(
      "Flip", style: TextStyle(font: FontDescription(family: "Plus Jakarta Sans", size: 20)))
    #expect(stroke.path == line.path.offsetBy(dx: 0, dy: line.ascent))
  }

  @Test("capitals and tabular figures can be asked for round a text")
  func caseAndFigures() throws {
    #expect(try frame(ZStack { Text("flip") }.textCase(.uppercase)) == frame(Text("FLIP")))
    #expect(
      try frame(ZStack { Text("1111") }.monospacedDigit()).width
        == frame(Text("0000").monospacedDigit()).width)
    #expect(try frame(Text("1111")).width < frame(Text("0000")).width)
  }

  @Test("a missing family and a missing glyph are errors that name what is missing")
  func errors() throws {
    let error = #expect(throws: ViewError.self) {
      try LayoutTests.list(Text("a").font(.custom("Comic Sans", size: 12)))
    }
    #expect(error?.description.contains("Comic Sans") == true)
    let glyph = #expect(throws: ViewError.self) { try LayoutTests.list(ZStack { Text("水") }) }
    #expect(glyph?.description.contains("U+6C34") == true)
    #expect(throws: ViewError.self) { try LayoutTests.list(Text("a").tracking(.nan)) }
    #expect(throws: ViewError.self) { try LayoutTests.list(Text("a").lineSpacing(.infinity)) }
  }

  @Test("an empty text shows nothing and keeps its height")
  func empty() throws {
    #expect(try LayoutTests.list(Text("")).items.isEmpty)
    #expect(abs(try frame(Text("").font(font)).height - 20 * 1.26) < 1e-9)
  }
}

extension PlacedView {
  /// What the first view of a kind shows.
  fileprivate func items(in name: String) -> [DrawingItem] {
    if self.name.description == name { return items }
    return children.lazy.map { $0.items(in: name) }.first { !$0.isEmpty } ?? []
  }
}
