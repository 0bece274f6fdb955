import Drawing
import Geometry
import Imaging
import Testing
import Typography
import Views

/// Outlines of changed shapes, and images that fill frames: on a picture of 100 x 200 points.
@Suite("Changed shapes and images that fill frames")
struct ShapeChangeTests {
  @Test("a shape turns about its anchor")
  func rotation() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 10)
    func bounds(_ anchor: UnitPoint) -> Rect {
      Rectangle().rotation(.degrees(90), anchor: anchor).path(in: rect).boundingRect
    }
    // Clockwise: (x, y) goes to (ax - (y - ay), ay + (x - ax)).
    for (anchor, expected) in [
      (UnitPoint.center, Rect(x: 5, y: -5, width: 10, height: 20)),
      (.topLeading, Rect(x: -10, y: 0, width: 10, height: 20)),
    ] {
      let seen = bounds(anchor)
      #expect(abs(seen.minX - expected.minX) < 1e-9 && abs(seen.minY - expected.minY) < 1e-9)
      #expect(abs(seen.width - 10) < 1e-9 && abs(seen.height - 20) < 1e-9)
    }
  }

  @Test("each corner of an uneven rectangle is a quarter of a circle of its own radius")
  func unevenRectangle() {
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: 10, bottomLeadingRadius: 20, bottomTrailingRadius: 0,
      topTrailingRadius: 30, style: .circular)
    let path = shape.path(in: Rect(x: 0, y: 0, width: 100, height: 80))
    // On the diagonal of a corner, the outline is r (1 - 1/√2) from both edges.
    for (corner, dx, dy, radius) in [
      (Point(x: 0, y: 0), 1.0, 1.0, 10.0), (Point(x: 0, y: 80), 1, -1, 20),
      (Point(x: 100, y: 0), -1, 1, 30), (Point(x: 100, y: 80), -1, -1, 0),
    ] {
      let inset = radius * (1 - 0.5.squareRoot())
      #expect(
        path.contains(Point(x: corner.x + dx * (inset + 0.1), y: corner.y + dy * (inset + 0.1))))
      #expect(
        !path.contains(Point(x: corner.x + dx * (inset - 0.1), y: corner.y + dy * (inset - 0.1))))
    }
  }

  @Test("a shape whose type is forgotten has the same outline, and takes the same size")
  func anyShape() throws {
    let rect = Rect(x: 0, y: 0, width: 40, height: 30)
    #expect(AnyShape(Circle()).path(in: rect) == Circle().path(in: rect))
    let view = HStack(spacing: 0) { AnyShape(Circle()).fill(.red) }.frame(width: 60, height: 20)
    #expect(try LayoutTests.frames(view) == [Rect(x: 40, y: 90, width: 20, height: 20)])
  }

  @Test("lazy stacks lay out as stacks, and take all there is across")
  func lazyStacks() throws {
    let row = LazyHStack(alignment: .top, spacing: 5) {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 20, height: 30)
    }
    #expect(
      try LayoutTests.frames(row)
        == [
          Rect(x: 32.5, y: 0, width: 10, height: 10), Rect(x: 47.5, y: 0, width: 20, height: 30),
        ].map { Rect(x: $0.minX.rounded(), y: $0.minY, width: $0.width, height: $0.height) })
    let column = LazyVStack(alignment: .trailing, spacing: 5) {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 20, height: 30)
    }
    #expect(
      try LayoutTests.frames(column) == [
        Rect(x: 90, y: 78, width: 10, height: 10), Rect(x: 80, y: 93, width: 20, height: 30),
      ])
  }

  @Test("a header is pinned while there is something of its section to see")
  func pinnedViews() throws {
    func frames(_ offset: Double, _ pinned: PinnedScrollableViews) throws -> [Rect] {
      let view = ScrollView(offset: offset) {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<3) { _ in
            Section {
              Color.red.frame(width: 20, height: 80)
            } header: {
              Color.green.frame(width: 30, height: 20)
            }
          }
        }
      }
      return try LayoutTests.frames(view)
    }
    func headers(_ offset: Double, _ pinned: PinnedScrollableViews = .sectionHeaders) throws
      -> [Double]
    {
      try frames(offset, pinned).filter { $0.width == 30 }.map(\.minY).sorted()
    }
    #expect(try headers(0) == [0, 100, 200])
    #expect(try headers(30) == [0, 70, 170])
    #expect(try headers(30, []) == [-30, 70, 170])
    // The next section pushes the header out: 10 points are left of the first.
    #expect(try headers(90) == [-10, 10, 110])
    #expect(try headers(100) == [-20, 0, 100])
    // What is pinned lies over what scrolls below it.
    #expect(try frames(30, .sectionHeaders).last?.width == 30)
    #expect(try frames(0, .sectionHeaders).last?.width == 20)
  }

  @Test("a footer is pinned at the other edge")
  func pinnedFooters() throws {
    let view = ScrollView(offset: 0) {
      LazyVStack(spacing: 0, pinnedViews: .sectionFooters) {
        Section {
          Color.red.frame(width: 20, height: 300)
        } footer: {
          Color.green.frame(width: 30, height: 20)
        }
      }
    }
    #expect(try LayoutTests.frames(view).last == Rect(x: 35, y: 180, width: 30, height: 20))
  }

  // MARK: Images

  private static func image(_ width: Int, _ height: Int) -> Image {
    Image(Bitmap(width: width, height: height, fill: RGBA8(red: 9, green: 9, blue: 9, alpha: 255)))
  }

  @Test("an image is scaled to fit in its frame, or to cover it")
  func scaled() throws {
    let image = Self.image(40, 10).resizable()
    #expect(
      try LayoutTests.frames(image.scaledToFit().frame(width: 60, height: 60))
        == [Rect(x: 20, y: 92.5, width: 60, height: 15)])
    #expect(
      try LayoutTests.frames(image.scaledToFill().frame(width: 60, height: 60))
        == [Rect(x: -70, y: 70, width: 240, height: 60)])
  }

  /// A picture of 12 x 12: corners of 4 x 4 red, sides green, a blue middle.
  private static var tile: Image {
    var bitmap = Bitmap(width: 12, height: 12)
    let colors = [Color(hex: 0xFF0000), Color(hex: 0x00FF00), Color(hex: 0x0000FF)]
    for y in 0..<12 {
      for x in 0..<12 {
        let inner = ((4..<8).contains(x) ? 1 : 0) + ((4..<8).contains(y) ? 1 : 0)
        bitmap[x, y] = colors[inner].premultiplied8
      }
    }
    return Image(bitmap).interpolation(.none)
  }

  private static let caps = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)

  @Test(
    "edges of an image within its cap insets keep their size",
    arguments: [Image.ResizingMode.stretch, .tile])
  func capInsets(mode: Image.ResizingMode) throws {
    let view = Self.tile.resizable(capInsets: Self.caps, resizingMode: mode)
      .frame(width: 19, height: 16)
    let picture = try EffectTests.bitmap(view.frame(width: 20, height: 20, alignment: .topLeading))
    for y in 0..<16 {
      for x in 0..<19 {
        let inner = ((4..<15).contains(x) ? 1 : 0) + ((4..<12).contains(y) ? 1 : 0)
        let channels = [picture[x, y].red, picture[x, y].green, picture[x, y].blue]
        #expect(channels == (0..<3).map { $0 == inner ? 255 : 0 }, "\(x), \(y)")
      }
    }
    #expect(picture[19, 5].green == 255 && picture[5, 16].red == 255)
  }

  @Test("a tiled image is repeated from its frame's corner")
  func tiled() throws {
    var bitmap = Bitmap(width: 3, height: 2)
    for y in 0..<2 {
      for x in 0..<3 { bitmap[x, y] = Color(white: Double(x + y) / 5).premultiplied8 }
    }
    let view = Image(bitmap).interpolation(.none).resizable(resizingMode: .tile)
    let picture = try EffectTests.bitmap(
      view.frame(width: 14, height: 14).offset(x: 2, y: 1)
        .frame(width: 20, height: 20, alignment: .topLeading))
    for y in 0..<14 {
      for x in 0..<14 { #expect(picture[x + 2, y + 1] == bitmap[x % 3, y % 2]) }
    }
  }

  @Test("insets beyond the image or the frame are shortened, and one without a number is an error")
  func wrongInsets() throws {
    let caps = EdgeInsets(top: 90, leading: 30, bottom: 10, trailing: 10)
    let view = Self.tile.resizable(capInsets: caps).frame(width: 8, height: 8)
    let picture = try EffectTests.bitmap(view)
    #expect(picture[6, 6].red == 255 && picture[6, 6].green == 0)
    #expect(picture[13, 13].red == 255)
    let wrong = Self.tile.resizable(
      capInsets: EdgeInsets(top: .nan, leading: 0, bottom: 0, trailing: 0))
    #expect(throws: ViewError.self) { try LayoutTests.list(wrong) }
  }
}
