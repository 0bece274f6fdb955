import Drawing
import Geometry
import Imaging
import Testing
import Typography
import Views

/// Where views end up: each test reads the frames of coloured rectangles off the display list.
@Suite("Layout")
struct LayoutTests {
  static let size = Size(width: 100, height: 200)

  /// The display list of `view` on a picture of 100 x 200 points.
  static func list(
    _ view: some View, scale: Double = 1, in environment: EnvironmentValues = EnvironmentValues()
  ) throws -> DisplayList {
    var environment = environment
    environment.displayScale = scale
    return try view.displayList(
      size: size,
      in: ViewContext(environment: environment, fonts: FontLibrary.bundled()))
  }

  /// The places of all filled paths in `view`, in the order of drawing.
  static func frames(
    _ view: some View, scale: Double = 1, in environment: EnvironmentValues = EnvironmentValues()
  ) throws -> [Rect] {
    frames(try list(view, scale: scale, in: environment).items)
  }

  private static func frames(_ items: [DrawingItem]) -> [Rect] {
    items.flatMap { item in
      switch item {
      case .fill(let fill): [fill.path.applying(fill.transform).boundingRect]
      case .stroke(let stroke): [stroke.path.applying(stroke.transform).boundingRect]
      case .picture(let picture):
        [
          Rect(
            x: 0, y: 0, width: Double(picture.image.bitmap.width),
            height: Double(picture.image.bitmap.height)
          ).applying(picture.transform)
        ]
      case .group(let group): frames(group.items)
      }
    }
  }

  @Test("a colour takes all that is on offer")
  func color() throws {
    #expect(try Self.frames(Color.white) == [Rect(x: 0, y: 0, width: 100, height: 200)])
  }

  @Test("a frame that is smaller than the picture stands in its middle")
  func rootIsCentered() throws {
    let view = Color.white.frame(width: 20, height: 50)
    #expect(try Self.frames(view) == [Rect(x: 40, y: 75, width: 20, height: 50)])
  }

  @Test("a frame without a height takes its content's")
  func frameWithOneDimension() throws {
    let view = Color.white.frame(height: 50).frame(width: 20)
    #expect(try Self.frames(view) == [Rect(x: 40, y: 75, width: 20, height: 50)])
  }

  @Test(
    "a frame aligns content that is smaller, and content that is larger, at the same edges",
    arguments: [
      (Alignment.topLeading, Rect(x: 0, y: 0, width: 10, height: 10)),
      (.top, Rect(x: 45, y: 0, width: 10, height: 10)),
      (.topTrailing, Rect(x: 90, y: 0, width: 10, height: 10)),
      (.leading, Rect(x: 0, y: 95, width: 10, height: 10)),
      (.center, Rect(x: 45, y: 95, width: 10, height: 10)),
      (.trailing, Rect(x: 90, y: 95, width: 10, height: 10)),
      (.bottomLeading, Rect(x: 0, y: 190, width: 10, height: 10)),
      (.bottom, Rect(x: 45, y: 190, width: 10, height: 10)),
      (.bottomTrailing, Rect(x: 90, y: 190, width: 10, height: 10)),
    ])
  func alignment(alignment: Alignment, frame: Rect) throws {
    let small = Color.white.frame(width: 10, height: 10)
      .frame(width: 100, height: 200, alignment: alignment)
    #expect(try Self.frames(small) == [frame])
    let large = Color.white.frame(width: 120, height: 230)
      .frame(width: 100, height: 200, alignment: alignment)
    let x = -20 * frame.origin.x / 90
    let y = -30 * frame.origin.y / 190
    #expect(try Self.frames(large) == [Rect(x: x, y: y, width: 120, height: 230)])
  }

  @Test("a stack is as large as its largest view, and aligns the others in that")
  func stackUnion() throws {
    let stack = ZStack(alignment: .bottomTrailing) {
      Color.white.frame(width: 40, height: 10)
      Color.black.frame(width: 10, height: 60)
    }
    #expect(
      try Self.frames(stack) == [
        Rect(x: 30, y: 120, width: 40, height: 10), Rect(x: 60, y: 70, width: 10, height: 60),
      ])
  }

  @Test("position puts a view's middle at a place in the space on offer")
  func position() throws {
    let view = Color.white.frame(width: 10, height: 20).position(x: 30, y: 40)
    #expect(try Self.frames(view) == [Rect(x: 25, y: 30, width: 10, height: 20)])
    let inFrame = view.frame(width: 50, height: 100, alignment: .topLeading)
    #expect(try Self.frames(inFrame) == [Rect(x: 50, y: 80, width: 10, height: 20)])
  }

  @Test("offset moves what is seen, and leaves the layout as it is")
  func offset() throws {
    let stack = ZStack(alignment: .topLeading) {
      Color.white.frame(width: 10, height: 10).offset(x: 5, y: -3)
      Color.black.frame(width: 20, height: 20)
    }
    #expect(
      try Self.frames(stack) == [
        Rect(x: 45, y: 87, width: 10, height: 10), Rect(x: 40, y: 90, width: 20, height: 20),
      ])
  }

  @Test(
    "a scale leaves its anchor where it is",
    arguments: [
      (UnitPoint.center, Rect(x: 35, y: 85, width: 30, height: 30)),
      (.topLeading, Rect(x: 40, y: 90, width: 30, height: 30)),
      (.bottomTrailing, Rect(x: 30, y: 80, width: 30, height: 30)),
      (UnitPoint(x: 0.25, y: 1), Rect(x: 37.5, y: 80, width: 30, height: 30)),
    ])
  func scale(anchor: UnitPoint, frame: Rect) throws {
    let view = Color.white.frame(width: 20, height: 20).scaleEffect(1.5, anchor: anchor)
    #expect(try Self.frames(view) == [frame])
  }

  @Test("a quarter turn about the middle swaps width and height")
  func rotation() throws {
    let view = Color.white.frame(width: 10, height: 30).rotationEffect(.degrees(90))
    let frame = try #require(try Self.frames(view).first)
    #expect(abs(frame.minX - 35) < 1e-12 && abs(frame.width - 30) < 1e-12)
    #expect(abs(frame.minY - 95) < 1e-12 && abs(frame.height - 10) < 1e-12)
  }

  @Test("effects apply from the inside out")
  func effectOrder() throws {
    let square = Color.white.frame(width: 20, height: 20)
    let movedThenScaled = try Self.frames(square.offset(x: 10).scaleEffect(2))
    let scaledThenMoved = try Self.frames(square.scaleEffect(2).offset(x: 10))
    #expect(movedThenScaled == [Rect(x: 50, y: 80, width: 40, height: 40)])
    #expect(scaledThenMoved == [Rect(x: 40, y: 80, width: 40, height: 40)])
  }

  @Test("overlay and background are offered the view's own size, above it and below it")
  func layers() throws {
    let view = Color.white.frame(width: 20, height: 40)
      .overlay(alignment: .bottom) { Color.black.frame(height: 10) }
      .background { Color.clear }
    #expect(
      try Self.frames(view) == [
        Rect(x: 40, y: 80, width: 20, height: 40), Rect(x: 40, y: 80, width: 20, height: 40),
        Rect(x: 40, y: 110, width: 20, height: 10),
      ])
    #expect(try Self.paints(view) == [.color(.clear), .color(.white), .color(.black)])
  }

  @Test("a modifier on a group is put on each view in it, and each takes part in the stack")
  func groups() throws {
    let stack = ZStack(alignment: .topLeading) {
      Group {
        Color.white
        Color.black
      }
      .frame(width: 30, height: 30)
      EmptyView()
      ForEach([1, 2, 3], id: \.self) { Color.white.frame(width: Double($0), height: 1) }
    }
    #expect(
      try Self.frames(stack).map(\.width) == [30, 30, 1, 2, 3])
  }

  @Test("branches show one of their views, and nil none", arguments: [true, false])
  func branches(condition: Bool) throws {
    let none: Color? = nil
    let stack = ZStack {
      if condition { Color.white } else { Color.black.frame(width: 7, height: 7) }
      if condition { Color.black.frame(width: 5, height: 5) }
      none
    }
    #expect(try Self.frames(stack).map(\.width) == (condition ? [100, 5] : [7]))
  }

  static func paints(_ view: some View) throws -> [Paint] {
    try list(view).items.flatMap(paints)
  }

  /// The size that `view` takes of a picture of 100 x 200 points.
  static func size(_ view: some View) throws -> Size? {
    let context = ViewContext(fonts: try FontLibrary.bundled())
    return try view.placed(size: size, in: context).children.first?.frame.size
  }

  private static func paints(_ item: DrawingItem) -> [Paint] {
    switch item {
    case .fill(let fill): [fill.paint]
    case .stroke(let stroke): [stroke.paint]
    case .picture: []
    case .group(let group): group.items.flatMap(paints)
    }
  }

  // MARK: The pixel grid

  @Test("edges of frames lie on pixels, and what shared an edge still does")
  func pixelGrid() throws {
    let stack = ZStack(alignment: .topLeading) {
      Color.white.frame(width: 33.3, height: 10).position(x: 16.65, y: 5)
      Color.black.frame(width: 33.3, height: 10).position(x: 49.95, y: 5)
    }
    for scale in [1.0, 2, 3] {
      let frames = try Self.frames(stack, scale: scale)
      for frame in frames {
        for edge in [frame.minX, frame.maxX] {
          #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-9)
        }
      }
      #expect(frames[0].maxX == frames[1].minX)
    }
    #expect(try Self.frames(stack, scale: 1)[0].maxX == 33)
    #expect(abs(try Self.frames(stack, scale: 3)[0].maxX - 100.0 / 3) < 1e-9)
  }

  @Test("shapes other than rectangles stay where the layout put them")
  func shapesAreSmooth() throws {
    let circle = Circle().frame(width: 10, height: 10).position(x: 20.3, y: 30.7)
    let frame = try Self.frames(circle)[0]
    #expect(abs(frame.minX - 15.3) < 1e-12 && abs(frame.minY - 25.7) < 1e-12)
  }

  @Test("an effect is not bound to pixels, so that motion stays smooth")
  func effectsAreSmooth() throws {
    let view = Color.white.frame(width: 10, height: 10).offset(x: 0.1)
    #expect(abs(try Self.frames(view)[0].minX - 45.1) < 1e-12)
  }
}
