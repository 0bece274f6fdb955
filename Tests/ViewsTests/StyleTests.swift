import Drawing
import Geometry
import Imaging
import Testing
import Typography
import Views

@Suite("Styles in their surroundings")
struct StyleTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  private func paint(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> Paint? {
    var environment = EnvironmentValues()
    change(&environment)
    let list = try LayoutTests.list(view, in: environment)
    guard case .fill(let fill)? = list.items.first else { return nil }
    return fill.paint
  }

  @Test("levels of the foreground are its strengths, unless they are set")
  func levels() throws {
    let shape = Rectangle().fill(.secondary)
    #expect(try paint(shape) == .color(Color.black.opacity(0.6)))
    #expect(try paint(shape.foregroundStyle(Self.red)) == .color(Self.red.opacity(0.6)))
    #expect(try paint(shape.foregroundStyle(Self.red, .white)) == .color(.white))
    #expect(
      try paint(Rectangle().fill(.tertiary).foregroundStyle(Self.red, .white, .black))
        == .color(.black))
  }

  @Test("a foreground in terms of the one around it ends")
  func settled() throws {
    let inner = Rectangle().foregroundStyle(.secondary)
    #expect(try paint(inner.foregroundStyle(Self.red)) == .color(Self.red.opacity(0.6)))
    let twice = ZStack { inner }.foregroundStyle(.secondary)
    #expect(
      try paint(twice.foregroundStyle(Self.red)) == .color(Self.red.opacity(0.6).opacity(0.6)))
  }

  @Test("colours for what is read turn over on dark")
  func dark() throws {
    #expect(try paint(Rectangle()) { $0.colorScheme = .dark } == .color(.white))
    #expect(
      try paint(Rectangle().fill(Color.primary.opacity(0.5)).environment(\.colorScheme, .dark))
        == .color(Color.white.opacity(0.5)))
  }

  @Test("opacity on a style reaches through its wrappers, into gradients too")
  func opacity() throws {
    let style = AnyShapeStyle(AnyShapeStyle(Self.red).opacity(0.5)).opacity(0.5)
    #expect(try paint(Rectangle().fill(style)) == .color(Self.red.opacity(0.25)))
    let gradient = LinearGradient(
      colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
    guard case .linearGradient(let faded)? = try paint(Rectangle().fill(gradient.opacity(0.5)))
    else {
      Issue.record("should be a gradient")
      return
    }
    #expect(faded.gradient.stops.map(\.color.opacity) == [0.5, 0.5])
  }

  @Test("tint is what the surroundings say, blue otherwise")
  func tint() throws {
    #expect(try paint(Rectangle().fill(.tint)) == .color(.blue))
    #expect(try paint(Rectangle().fill(.tint).tint(Self.red)) == .color(Self.red))
  }

  @Test("environment values are read in a body, and in closures of that body run later")
  func environment() throws {
    struct Inner: View {
      @Environment(\.layoutDirection) private var direction

      var body: some View {
        ZStack {
          ForEach(0..<1) { _ in mark }
          GeometryReader { _ in mark }
        }
        .environment(\.layoutDirection, .leftToRight)
      }

      private var mark: some View {
        Color.white.frame(width: direction == .rightToLeft ? 7 : 3, height: 1)
      }
    }
    let view = Inner().environment(\.layoutDirection, .rightToLeft)
    #expect(try LayoutTests.frames(view).map(\.width) == [7, 7])
  }

  @Test("a modifier of one's own changes the view it is put on")
  func viewModifier() throws {
    struct Framed: ViewModifier {
      let width: Double

      func body(content: Content) -> some View {
        content.frame(width: width, height: 10).padding(5)
      }
    }
    let view = HStack(spacing: 0) {
      Color.white.modifier(Framed(width: 20))
      Color.white.modifier(Framed(width: 30))
    }
    #expect(
      try LayoutTests.frames(view) == [
        Rect(x: 20, y: 95, width: 20, height: 10), Rect(x: 50, y: 95, width: 30, height: 10),
      ])
  }

  @Test("a border lies inside the frame, a stroke on it")
  func borders() throws {
    let square = Rectangle().strokeBorder(Self.red, lineWidth: 4).frame(width: 20, height: 20)
    #expect(try LayoutTests.frames(square) == [Rect(x: 40, y: 90, width: 20, height: 20)])
    let both = Circle().fill(.white).stroke(Self.red, lineWidth: 2).frame(width: 20, height: 20)
    #expect(try LayoutTests.paints(both) == [.color(.white), .color(Self.red)])
    let inner = Circle().inset(by: 5).fill(.white).frame(width: 20, height: 20)
    #expect(try LayoutTests.frames(inner) == [Rect(x: 45, y: 95, width: 10, height: 10)])
  }

  @Test("a turn about the upright axis narrows a view by its cosine, seen from afar")
  func orthographicTurn() throws {
    let view = Color.white.frame(width: 40, height: 40)
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    let frame = try #require(try LayoutTests.frames(view).first)
    #expect(abs(frame.width - 20) < 1e-9 && abs(frame.height - 40) < 1e-9)
    #expect(abs(frame.midX - 50) < 1e-9)
  }

  @Test("in perspective corners lie where a pinhole sees them")
  func perspectiveTurn() throws {
    let view = Color.white.frame(width: 40, height: 40)
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 1)
    // Corners at x = ±20 go to x = ±20 cos 60°, z = ∓20 sin 60°; the eye is 40 points off.
    let (x, z) = (10.0, 20 * 3.0.squareRoot() / 2)
    let frame = try #require(try LayoutTests.frames(view).first)
    #expect(abs(frame.minX - (50 - x / (1 - z / 40))) < 1e-9)
    #expect(abs(frame.maxX - (50 + x / (1 + z / 40))) < 1e-9)
    #expect(abs(frame.height - 40 / (1 - z / 40)) < 1e-9)
  }

  @Test("a view that is turned is touched where it is seen")
  func perspectiveTouch() throws {
    var places: [Point] = []
    let view = Color.white.frame(width: 40, height: 40)
      .onTapGesture { places.append($0) }
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    let map = TouchMap(
      try view.placed(size: LayoutTests.size, in: ViewContext(fonts: FontLibrary.bundled())))
    #expect(map.hitTest(Point(x: 58, y: 100)) == nil)
    let taps = map.recognizers(at: Point(x: 50, y: 100)) { recognizer -> TapRecognizer? in
      guard case .tap(let tap) = recognizer else { return nil }
      return tap
    }
    for tap in taps { tap.perform(Point(x: 50, y: 100)) }
    #expect(places.count == 1)
    #expect(places.allSatisfy { $0.distance(to: Point(x: 20, y: 20)) < 1e-9 })
  }

  @Test("mixed and hued colours")
  func colors() {
    #expect(Color.white.mix(with: .black, by: 0.25) == Color(white: 0.75))
    #expect(Color.clear.mix(with: Self.red, by: 0.5) == Self.red.opacity(0.5))
    #expect(Color(hue: 1 / 3.0, saturation: 1, brightness: 1).clamped.green == 1)
    #expect(Color(hue: 0, saturation: 0, brightness: 0.5) == Color(white: 0.5))
  }
}
