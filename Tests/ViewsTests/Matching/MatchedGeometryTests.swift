import Geometry
import Imaging
import Motion
import Testing
import Views

/// Views that take over others' frames: on a picture of 100 x 200 points.
@Suite("Matched geometry")
struct MatchedGeometryTests {
  /// Three tabs, 20, 30 and 50 points wide, over a pill that stands where `place` says.
  private struct Tabs: View {
    @Namespace private var tabs
    let place: MatchedPlace<String>
    var isPillFirst = true

    var body: some View {
      ZStack {
        if isPillFirst { pill }
        HStack(spacing: 0) {
          tab("a", 20)
          tab("b", 30)
          tab("c", 50)
        }
        if !isPillFirst { pill }
      }
    }

    private var pill: some View {
      Rectangle().fill(.red).frame(width: 4, height: 4)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.black, in: Capsule())
        .matchedGeometryEffect(at: place, in: tabs)
        .frame(width: 10, height: 10)
    }

    private func tab(_ id: String, _ width: Double) -> some View {
      Color.clear.frame(width: width, height: 10)
        .matchedGeometryEffect(id: id, in: tabs)
    }
  }

  /// Where the pill's background is.
  private func pill(_ place: MatchedPlace<String>, isFirst: Bool = true) throws -> Rect? {
    let frames = try LayoutTests.frames(Tabs(place: place, isPillFirst: isFirst))
    return isFirst ? frames.first : frames.dropLast().last
  }

  @Test(
    "a view takes over a frame, whether that is placed before it or after",
    arguments: [true, false])
  func takesOver(isFirst: Bool) throws {
    #expect(
      try pill(MatchedPlace("b"), isFirst: isFirst) == Rect(x: 20, y: 95, width: 30, height: 10))
    #expect(
      try pill(MatchedPlace("c"), isFirst: isFirst) == Rect(x: 50, y: 95, width: 50, height: 10))
  }

  @Test(
    "on the way it is where both frames mixed are, and beyond them where progress is",
    arguments: [-0.2, 0, 0.25, 0.5, 1, 1.1])
  func between(progress: Double) throws {
    let frame = try #require(try pill(MatchedPlace(from: "a", to: "c", progress: progress)))
    #expect(abs(frame.minX - 50 * progress) < 1e-9)
    #expect(abs(frame.width - max(20 + 30 * progress, 0)) < 1e-9)
  }

  @Test("turned round in flight, its edges move as numbers do by the same spring")
  func retargeted() throws {
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
    var place = Animated(MatchedPlace("a"))
    var (left, width) = (Animated(0.0), Animated(20.0))
    for (id, x, w, time) in [("c", 50.0, 50.0, 1.0), ("b", 20, 30, 1.13), ("a", 0, 20, 1.3)] {
      place.set(to: MatchedPlace(id), at: time, animation: spring)
      left.set(to: x, at: time, animation: spring)
      width.set(to: w, at: time, animation: spring)
    }
    for step in 0..<40 {
      let time = 0.95 + Double(step) * 0.03
      let frame = try #require(try pill(place.value(at: time)))
      #expect(abs(frame.minX - left.value(at: time)) < 1e-9)
      #expect(abs(frame.width - width.value(at: time)) < 1e-9)
    }
    #expect((place.value(at: 10) - MatchedPlace("a")).magnitudeSquared < 1e-20)
  }

  @Test("a name that no view has given stands for the view's own frame")
  func ownFrame() throws {
    #expect(try pill(MatchedPlace("none")) == Rect(x: 45, y: 95, width: 10, height: 10))
    #expect(
      try pill(MatchedPlace(from: "a", to: "none", progress: 0.5))
        == Rect(x: 22.5, y: 95, width: 15, height: 10))
  }

  private struct Pair: View {
    @Namespace private var space
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear.frame(width: 40, height: 20)
          .matchedGeometryEffect(id: 1, in: space)
          .scaleEffect(0.5, anchor: .topLeading)
          .offset(x: 30, y: 50)
        Color.black
          .matchedGeometryEffect(
            id: 1, in: space, properties: properties, anchor: anchor, isSource: false
          )
          .frame(width: 6, height: 8)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("place and size are taken over one by one, as the source is seen")
  func properties() throws {
    func frame(_ properties: MatchedGeometryProperties, _ anchor: UnitPoint) throws -> Rect? {
      try LayoutTests.frames(Pair(properties: properties, anchor: anchor)).last
    }
    // The source shows at (30, 50), 20 x 10 points large.
    #expect(try frame(.frame, .center) == Rect(x: 30, y: 50, width: 20, height: 10))
    #expect(try frame(.position, .center) == Rect(x: 37, y: 51, width: 6, height: 8))
    #expect(try frame(.position, .bottomTrailing) == Rect(x: 44, y: 52, width: 6, height: 8))
    #expect(try frame(.size, .topLeading) == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("two values of a view have namespaces of their own")
  func namespaces() throws {
    let view = VStack(spacing: 0) {
      Tabs(place: MatchedPlace("a")).frame(height: 20)
      Tabs(place: MatchedPlace("b")).frame(height: 20)
    }
    let pills = try LayoutTests.frames(view).filter { $0.height == 10 && $0.width < 100 }
    #expect(pills.map(\.minX).contains(0) && pills.map(\.minX).contains(20))
  }

  @Test("a view that takes over its own part's frame ends")
  func ends() throws {
    struct Snake: View {
      @Namespace private var space

      var body: some View {
        Color.black
          .matchedGeometryEffect(id: 1, in: space)
          .padding(1)
          .matchedGeometryEffect(id: 1, in: space, isSource: false)
      }
    }
    #expect(try LayoutTests.frames(Snake()).count == 1)
  }

  @Test("places are vectors, whatever the order of their parts")
  func vectors() {
    let a = MatchedPlace("a")
    let b = MatchedPlace("b")
    #expect(a + b == b + a)
    #expect((a + b).hashValue == (b + a).hashValue)
    #expect(a - a == .zero)
    #expect((a + b).magnitudeSquared == 2)
    #expect(MatchedPlace(from: "a", to: "b", progress: .nan) == a)
  }
}
