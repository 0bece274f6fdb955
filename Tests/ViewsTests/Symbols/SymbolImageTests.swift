import Drawing
import Geometry
import Imaging
import Raster
import Testing
import Typography
import Views

/// Symbols as views: their size, their paint and their place.
@Suite("Symbols: images")
struct SymbolImageTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func font(_ size: Double, _ weight: Font.Weight = .regular) -> Font {
    Font.custom("Plus Jakarta Sans", size: size).weight(weight)
  }

  /// The size that `view` takes where nothing is on offer.
  private func size(_ view: some View) throws -> Size {
    let nodes = try makeNodes(of: view, in: ViewContext(fonts: FontLibrary.bundled()))
    return try #require(nodes.first).sizeThatFits(.unspecified)
  }

  private func bitmap(_ view: some View, background: Color = .clear) throws -> Bitmap {
    try Renderer(scale: 1).render(try LayoutTests.list(view), background: background)
  }

  private func expect(
    _ size: Size, _ width: Double, _ height: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9, "\(size)",
      sourceLocation: sourceLocation)
  }

  @Test("a circle is one em across, with a margin of 8 hundredths on every side")
  func circle() throws {
    expect(try size(Image(systemName: "circle").font(font(100))), 116, 116)
    expect(try size(Image(systemName: "circle").font(font(17))), 19.72, 19.72)
    // A heavier line reaches further out by half of what it gains.
    expect(try size(Image(systemName: "circle").font(font(100, .black))), 123.2, 123.2)
    expect(try size(Image(systemName: "circle").fontWeight(.black).font(font(100))), 123.2, 123.2)
    // The system's font at 17 points is what is there without a font.
    expect(try size(Image(systemName: "circle")), 19.72, 19.72)
  }

  @Test("a scale changes the size, and the line width by its square root")
  func scales() throws {
    let image = Image(systemName: "minus").font(font(100))
    // A line of 76 and 8 high, its caps and margins.
    expect(try size(image), 76 + 8 + 16, 8 + 16)
    for (scale, factor) in [(Image.Scale.small, 0.78), (.large, 1.28)] {
      let line = 8 * factor.squareRoot()
      expect(
        try size(image.imageScale(scale)), 76 * factor + line + 16 * factor, line + 16 * factor)
    }
  }

  @Test("a symbol's middle is the middle of the capital letters beside it", arguments: [12.0, 40])
  func baseline(size: Double) throws {
    let context = ViewContext(fonts: try FontLibrary.bundled())
    for (name, scale) in [("circle", Image.Scale.medium), ("plus", .large), ("minus", .small)] {
      let view = Image(systemName: name).imageScale(scale).font(font(size))
      let node = try #require(try makeNodes(of: view, in: context).first)
      let guide = try #require(node.explicitAlignment(.firstTextBaseline, proposal: .unspecified))
      #expect(guide == node.explicitAlignment(.lastTextBaseline, proposal: .unspecified))
      // The middle of these three is the middle of their box.
      let rise = guide - node.sizeThatFits(.unspecified).height / 2
      // The letter's own outline says how high it is.
      let letter = try context.fonts.line(
        "H", style: TextStyle(font: FontDescription(family: "Plus Jakarta Sans", size: size)))
      #expect(abs(rise - letter.path.boundingRect.height / 2) < 0.01 * size)
    }
    let resizable = try makeNodes(of: Image(systemName: "circle").resizable(), in: context)
    #expect(
      try #require(resizable.first).explicitAlignment(.firstTextBaseline, proposal: .unspecified)
        == nil)
  }

  @Test("a resizable symbol takes what is on offer, and is stretched with its lines")
  func resizable() throws {
    let image = Image(systemName: "square").resizable()
    expect(try size(image.font(font(100))), 106, 106)
    let wide = try bitmap(image.frame(width: 100, height: 50).foregroundStyle(red))
    // The box is 106 of which 8 are margin and then 8 are line, stretched by 100 / 106 and 50 / 106.
    #expect(wide[12, 100].alpha > 200 && wide[50, 81].alpha > 200)
    #expect(wide[50, 100].alpha == 0 && wide[50, 84].alpha == 0)
  }

  @Test("a symbol of plain lines is one stroke, painted over the whole box")
  func paint() throws {
    let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
    let view = Image(systemName: "minus").font(font(50)).foregroundStyle(gradient)
    let items = try LayoutTests.list(view).items
    guard case .stroke(let stroke) = items.first, items.count == 1 else {
      Issue.record("\(items)")
      return
    }
    #expect(stroke.style.lineWidth == 4)
    #expect(stroke.style.lineCap == .round && stroke.style.lineJoin == .round)
    guard case .linearGradient(let paint) = stroke.paint else {
      Issue.record("\(stroke.paint)")
      return
    }
    #expect(paint.start.x == 0 && abs(paint.end.x - 50) < 1e-9)
  }

  @Test(
    "a paint that is seen through is laid once where marks overlap",
    arguments: [
      "person.fill", "plus", "heart.fill", "bell.slash", "speaker.wave.2.fill",
      "checkmark.circle.fill",
    ])
  func translucent(name: String) throws {
    let half = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
    let view = Image(systemName: name).font(font(60)).foregroundStyle(half)
    let bitmap = try bitmap(view)
    var highest = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { highest = max(highest, Int(bitmap[x, y].alpha)) }
    }
    #expect((127...128).contains(highest))
  }

  @Test("levels: less of the lower ones, or a style for each")
  func levels() throws {
    let image = Image(systemName: "checkmark.circle.fill").font(font(80))
    // The middle of the check's corner, and the disc above it.
    let (check, disc) = ((x: 47, y: 108), (x: 50, y: 70))
    let plain = try bitmap(image.foregroundStyle(red))
    #expect(plain[check.x, check.y].alpha < 30 && plain[disc.x, disc.y].alpha == 255)
    let hierarchical = try bitmap(
      image.symbolRenderingMode(.hierarchical).foregroundStyle(red))
    #expect((127...128).contains(hierarchical[disc.x, disc.y].alpha))
    #expect(hierarchical[check.x, check.y].alpha > 240)
    let palette = try bitmap(
      image.symbolRenderingMode(.palette).foregroundStyle(red, blue))
    #expect(palette[disc.x, disc.y] == blue.premultiplied8)
    #expect(palette[check.x, check.y].red > 240)
    // A single style further in counts for all levels.
    let single = try bitmap(
      image.symbolRenderingMode(.palette).foregroundStyle(red).foregroundStyle(blue, blue))
    #expect(single[disc.x, disc.y] == red.premultiplied8)
  }

  @Test("a view's variant and scale reach the symbols in it")
  func environment() throws {
    let heart = try LayoutTests.list(Image(systemName: "heart").symbolVariant(.fill))
    #expect(heart == (try LayoutTests.list(Image(systemName: "heart.fill"))))
    let both = ZStack { Image(systemName: "bell").symbolVariant(.fill) }.symbolVariant(.slash)
    #expect(
      try LayoutTests.list(both) == (try LayoutTests.list(Image(systemName: "bell.slash.fill"))))
  }

  @Test("an unknown symbol is an error that names near ones")
  func unknown() {
    let error = #expect(throws: ViewError.self) {
      try LayoutTests.list(Image(systemName: "hearrt.fill"))
    }
    #expect(
      error?.description.hasPrefix("no symbol 'hearrt.fill': is it 'heart.fill'") == true,
      "\(error?.description ?? "")")
    #expect(
      ViewError.unknownSymbol(name: "x", near: []).description
        == "no symbol 'x': its drawing can be a Shape of your own")
  }

  @Test("a symbol at no size, or a huge one, draws without a trap", arguments: [0, 1e-9, 1e9])
  func sizes(size: Double) throws {
    let frame = Image(systemName: "gearshape.fill").resizable().frame(width: size, height: size)
    _ = try LayoutTests.list(frame)
  }

  @Test("symbols in a grid are what they are alone")
  func contactSheet() throws {
    // Cells of 32 by whole points, so that every symbol meets the pixels alike.
    let names = SymbolCatalog.names
    let columns = 32
    let cell = 32.0
    var sheet = DisplayList(
      size: Size(
        width: cell * Double(columns), height: cell * Double((names.count + columns - 1) / columns))
    )
    func items(_ name: String, x: Double, y: Double) throws -> [DrawingItem] {
      let symbol = try #require(SymbolCatalog.symbol(named: name))
      let drawing = SymbolDrawing(symbol, lineWidth: 8)
      let size = Size(width: drawing.box.width * 0.2, height: drawing.box.height * 0.2)
      let frame = Rect(origin: Point(x: x + 3, y: y + 3), size: size)
      return drawing.items(in: frame, paints: [.init(paint: .color(.white))])
    }
    for (index, name) in names.enumerated() {
      sheet.items += try items(
        name, x: Double(index % columns) * cell, y: Double(index / columns) * cell)
    }
    let whole = try Renderer(scale: 1).render(sheet)
    for (index, name) in names.enumerated() {
      let alone = try Renderer(scale: 1).render(
        DisplayList(size: Size(width: cell, height: cell), items: try items(name, x: 0, y: 0)))
      let (left, top) = (index % columns * Int(cell), index / columns * Int(cell))
      var differs = 0
      for y in 0..<Int(cell) {
        for x in 0..<Int(cell) where whole[left + x, top + y] != alone[x, y] { differs += 1 }
      }
      #expect(differs == 0, "\(name)")
    }
  }
}
