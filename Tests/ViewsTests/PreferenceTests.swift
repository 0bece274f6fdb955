import Geometry
import Imaging
import Testing
import Views

/// What views hand up to those round them: on a picture of 100 x 200 points.
@Suite("Preferences")
struct PreferenceTests {
  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }

    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Frames: PreferenceKey {
    static var defaultValue: [Int: Anchor<CGRect>] { [:] }

    static func reduce(
      value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]
    ) {
      value.merge(nextValue()) { $1 }
    }
  }

  private struct Spot: PreferenceKey {
    typealias Value = Anchor<CGPoint>?

    static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
  }

  /// What `view` hands up.
  private func names(_ view: some View) throws -> [String] {
    var names: [String] = []
    _ = try LayoutTests.frames(
      view.overlayPreferenceValue(Names.self) { value -> Color in
        names = value
        return Color.clear
      })
    return names
  }

  @Test("values go up in the order of the source, whatever is drawn first")
  func order() throws {
    let view = ZStack {
      Color.clear.preference(key: Names.self, value: ["a"]).zIndex(2)
      VStack {
        Color.clear.preference(key: Names.self, value: ["b"])
        Color.clear
        Color.clear.preference(key: Names.self, value: ["c"])
      }
      Color.clear.preference(key: Names.self, value: ["d"])
    }
    #expect(try names(view) == ["a", "b", "c", "d"])
    #expect(try names(Color.clear).isEmpty)
  }

  @Test("a value stands for those of the views in it, and can be changed on the way")
  func replaced() throws {
    let inner = HStack {
      Color.clear.preference(key: Names.self, value: ["a"])
      Color.clear.preference(key: Names.self, value: ["b"])
    }
    #expect(try names(inner.preference(key: Names.self, value: ["c"])) == ["c"])
    #expect(try names(inner.transformPreference(Names.self) { $0.reverse() }) == ["b", "a"])
    let read = inner.backgroundPreferenceValue(Names.self) { _ in Color.clear }
    #expect(try names(read) == ["a", "b"])
  }

  @Test("an anchor is read where the view is seen, in the reader's coordinates")
  func anchors() throws {
    let view = VStack(spacing: 0) {
      ForEach(0..<2) { index in
        Color.clear.frame(width: 20, height: 30)
          .anchorPreference(key: Frames.self, value: .bounds) { [index: $0] }
      }
    }
    .scaleEffect(0.5, anchor: .topLeading)
    .overlayPreferenceValue(Frames.self, alignment: .topLeading) { frames in
      GeometryReader { proxy in
        if let anchor = frames[1] {
          let frame = proxy[anchor]
          Color.black.frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
        }
      }
    }
    // The stack is (40, 70) 20 x 60; its second view shows at (0, 15) 10 x 15 of that.
    #expect(try LayoutTests.frames(view).last == Rect(x: 40, y: 85, width: 10, height: 15))
  }

  @Test(
    "points of a view are anchors, too",
    arguments: [
      (Anchor<CGPoint>.Source.topLeading, Point(x: 0, y: 0)), (.center, Point(x: 10, y: 15)),
      (.bottomTrailing, Point(x: 20, y: 30)),
      (.unitPoint(UnitPoint(x: 0.25, y: 1)), Point(x: 5, y: 30)),
      (.point(CGPoint(x: 3, y: 4)), Point(x: 3, y: 4)),
    ])
  func points(source: Anchor<CGPoint>.Source, place: Point) throws {
    var found: Point?
    let view = Color.clear.frame(width: 20, height: 30)
      .anchorPreference(key: Spot.self, value: source) { $0 }
      .offset(x: 7, y: 0)
      .overlayPreferenceValue(Spot.self) { spot in
        GeometryReader { proxy -> Color in
          found = spot.map { proxy[$0] }
          return Color.clear
        }
      }
    _ = try LayoutTests.frames(view)
    #expect(found == Point(x: place.x + 7, y: place.y))
  }
}
