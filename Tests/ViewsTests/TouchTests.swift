import Drawing
import Geometry
import Imaging
import Testing
import Typography
import Views

/// What a finger meets, and what comes of it: places are on a screen of 100 x 200 points.
@Suite("Touch")
struct TouchTests {
  private func touch(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> TouchMap {
    var environment = EnvironmentValues()
    change(&environment)
    let context = ViewContext(environment: environment, fonts: try FontLibrary.bundled())
    return TouchMap(try view.placed(size: LayoutTests.size, in: context))
  }

  /// Taps the screen, as a script would.
  private func tap(_ map: TouchMap, _ x: Double, _ y: Double) {
    let taps = map.recognizers(at: Point(x: x, y: y)) { recognizer -> TapRecognizer? in
      guard case .tap(let tap) = recognizer else { return nil }
      return tap
    }
    for recognizer in taps { recognizer.perform(Point(x: x, y: y)) }
  }

  private final class Log {
    var entries: [String] = []
  }

  @Test("a tap goes to the topmost view that listens")
  func topmost() throws {
    let log = Log()
    let map = try touch(
      ZStack {
        Color.white.onTapGesture { log.entries.append("below") }
        Color.black.frame(width: 20, height: 20).onTapGesture { log.entries.append("above") }
      })
    tap(map, 50, 100)
    tap(map, 10, 10)
    #expect(log.entries == ["above", "below"])
  }

  @Test("a view that does not listen hides those below it, a clear or empty one does not")
  func cover() throws {
    let log = Log()
    let map = try touch(
      ZStack(alignment: .topLeading) {
        Color.white.onTapGesture { log.entries.append("hit") }
        Color.black.frame(width: 20, height: 20)
        Color.clear.frame(width: 40, height: 40)
        Color.black.frame(width: 60, height: 60).opacity(0)
        Color.black.frame(width: 60, height: 60).hidden()
        Color.black.frame(width: 60, height: 60).allowsHitTesting(false)
      })
    tap(map, 10, 10)
    #expect(log.entries.isEmpty)
    tap(map, 30, 30)
    tap(map, 50, 50)
    #expect(log.entries == ["hit", "hit"])
  }

  @Test("a shape is met inside its outline only, and a content shape anywhere in it")
  func shapes() throws {
    let log = Log()
    let circle = Circle().frame(width: 100, height: 100)
    let plain = try touch(circle.onTapGesture { log.entries.append("circle") })
    tap(plain, 5, 55)
    #expect(log.entries.isEmpty)
    tap(plain, 50, 55)
    #expect(log.entries == ["circle"])
    let square = try touch(
      circle.contentShape(Rectangle()).onTapGesture { log.entries.append("square") })
    tap(square, 5, 55)
    #expect(log.entries == ["circle", "square"])
  }

  @Test("effects and clips count for touches as they do for the picture")
  func effects() throws {
    let log = Log()
    let map = try touch(
      Color.black.frame(width: 40, height: 40)
        .onTapGesture { log.entries.append("\($0.x) \($0.y)") }
        .clipShape(Circle())
        .scaleEffect(2)
        .offset(x: 10, y: 20))
    // The frame is (30, 80) 40 x 40: twice as large about (50, 100), then moved: (20, 80) 80 x 80.
    tap(map, 22, 82)
    #expect(log.entries.isEmpty)
    tap(map, 60, 120)
    tap(map, 60, 90)
    #expect(log.entries == ["20.0 20.0", "20.0 5.0"])
  }

  @Test("a view is named by its label, else by what it reads; listening views in it apart")
  func labels() throws {
    let map = try touch(
      ZStack {
        Text("card")
        Text("aside").accessibilityHidden(true)
        Button("inner") {}
        Circle().accessibilityLabel("dot")
      }
      .onTapGesture {}
      .accessibilityIdentifier("the card"))
    #expect(map.regions.map(\.label) == ["card, dot", "inner"])
    let named = try touch(
      Button {
      } label: {
        Text("x")
      }.accessibilityLabel("Close"))
    #expect(named.regions.map(\.label) == ["Close"])
  }

  @Test("an identifier round a view that listens is that view's, not what is round both")
  func identifiers() throws {
    let map = try touch(
      VStack {
        Button("A") {}.accessibilityIdentifier("outer")
        Button {
        } label: {
          Text("B").accessibilityIdentifier("inner")
        }
        Text("C").onTapGesture {}.padding(4).accessibilityIdentifier("after")
      }
      .onTapGesture {}
      .accessibilityIdentifier("all"))
    let ids = map.regions.map { $0.ids.map { "\($0.base)" } }
    #expect(ids == [["all"], ["outer"], ["inner"], ["after"]])
  }

  @Test("a button takes touches in all of its frame, and shows a finger on it")
  func button() throws {
    let log = Log()
    let view = Button {
      log.entries.append("done")
    } label: {
      Circle().frame(width: 100, height: 100)
    }
    let map = try touch(view)
    tap(map, 2, 52)
    #expect(log.entries == ["done"])
    let identity = try #require(map.regions.first?.identity)
    let pressed = try touch(view) { $0.touches.begin(identity, at: 1, location: .zero) }
    #expect(pressed.regions.count == 1)
    let list = try view.displayList(
      size: LayoutTests.size,
      in: ViewContext(
        environment: pressedEnvironment(identity), fonts: FontLibrary.bundled()))
    #expect(list.description.contains("group normal 0.2"))
  }

  @Test(
    "a button style learns where and when its button was touched last, in the button's own points")
  func lastTouch() throws {
    struct Dot: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        let touch = configuration.lastTouch
        configuration.label
          .accessibilityLabel(
            "\(touch?.location.x ?? -1) \(touch?.began ?? -1) \(touch?.ended ?? -1)")
      }
    }
    let view = Button {
    } label: {
      Color.white
    }
    .buttonStyle(Dot()).frame(width: 40, height: 20).scaleEffect(2)
    let before = try touch(view)
    #expect(before.regions.map(\.label) == ["-1.0 -1.0 -1.0"])
    let region = try #require(before.regions.first)
    let corner = try #require(region.screenFrame).origin
    let place = region.place(of: Point(x: corner.x + 14, y: corner.y + 8))
    #expect(place == Point(x: 7, y: 4))
    let after = try touch(view) {
      $0.touches.begin(region.identity, at: 1, location: place)
      $0.touches.end(at: 1.5)
    }
    #expect(after.regions.map(\.label) == ["7.0 1.0 1.5"])
  }

  private func pressedEnvironment(_ identity: ViewIdentity) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.touches.begin(identity, at: 1, location: .zero)
    return environment
  }

  @Test("identities are those of the frame before, and differ from element to element")
  func identity() throws {
    func map(_ items: [String]) throws -> TouchMap {
      try touch(ZStack { ForEach(items, id: \.self) { Button($0) {} } })
    }
    let before = try map(["a", "b", "c"]).regions.map(\.identity)
    let after = try map(["c", "a"]).regions.map(\.identity)
    #expect(Set(before).count == 3)
    #expect(after == [before[2], before[0]])
  }

  @Test("a disabled view swallows the touch")
  func disabled() throws {
    let log = Log()
    let map = try touch(
      ZStack {
        Color.white.onTapGesture { log.entries.append("below") }
        Button("no") { log.entries.append("above") }.disabled(true)
      })
    tap(map, 50, 100)
    #expect(log.entries.isEmpty)
    #expect(map.regions.last?.isEnabled == false)
  }

  @Test("of views one in the other the inner one hears, unless priorities say otherwise")
  func priorities() throws {
    let log = Log()
    let leaf = Color.white.onTapGesture { log.entries.append("inner") }
    tap(try touch(leaf.onTapGesture { log.entries.append("outer") }), 1, 1)
    #expect(log.entries == ["inner"])
    log.entries = []
    tap(
      try touch(leaf.highPriorityGesture(TapGesture().onEnded { log.entries.append("high") })),
      1, 1)
    #expect(log.entries == ["high"])
    log.entries = []
    tap(
      try touch(leaf.simultaneousGesture(TapGesture().onEnded { log.entries.append("both") })),
      1, 1)
    #expect(log.entries == ["inner", "both"])
  }

  @Test("a drag is told in the coordinates that it asks for")
  func drag() throws {
    var seen: [DragGesture.Value] = []
    func map(_ space: CoordinateSpace) throws -> TouchMap {
      try touch(
        Color.white.frame(width: 20, height: 20)
          .gesture(DragGesture(coordinateSpace: space).onChanged { seen.append($0) })
          .scaleEffect(2)
          .coordinateSpace(name: "room"))
    }
    let value = DragGesture.Value(
      time: 1, location: Point(x: 60, y: 100), startLocation: Point(x: 50, y: 100),
      velocity: Size(width: 80, height: 0))
    for space in [CoordinateSpace.global, .local, .named("room")] {
      let drags = try map(space).recognizers(at: Point(x: 50, y: 100)) {
        recognizer -> DragRecognizer? in
        guard case .drag(let drag) = recognizer else { return nil }
        return drag
      }
      for drag in drags { drag.changed(value) }
    }
    #expect(
      seen.map(\.location) == [
        Point(x: 60, y: 100), Point(x: 15, y: 10), Point(x: 20, y: 10),
      ])
    #expect(seen.map(\.translation.width) == [10, 5, 10])
    #expect(seen.map { ($0.velocity.width * 1000).rounded() / 1000 } == [80, 40, 80])
    #expect(abs(seen[0].predictedEndTranslation.width - 30) < 1e-9)
  }

  @Test("a place to touch a view is found even where its middle is covered")
  func touchPoint() throws {
    let map = try touch(
      ZStack {
        ZStack(alignment: .topLeading) {
          Color.white
          Color.black.frame(width: 10, height: 10)
        }
        .onTapGesture {}
        Color.black.frame(width: 50, height: 50)
      })
    let point = try #require(map.touchPoint(of: map.regions[0]))
    #expect(point == Point(x: 5, y: 5))
  }

  @Test("the tree prints each view with its frame")
  func tree() throws {
    let view = ZStack(alignment: .topLeading) { Text("A").offset(x: 3).onTapGesture {} }
      .frame(width: 50, height: 40)
    let placed = try view.placed(
      size: LayoutTests.size, in: ViewContext(fonts: FontLibrary.bundled()))
    let lines = placed.description.split(separator: "\n")
    #expect(lines[0] == "screen (0, 0) 100 x 200")
    #expect(lines.contains { $0.hasSuffix("frame (25, 80) 50 x 40") })
    #expect(lines.contains { $0.contains("moved by (3, 0)") })
    #expect(lines.last?.hasSuffix("\"A\"") ?? false)
  }
}
