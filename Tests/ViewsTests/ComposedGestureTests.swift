import Geometry
import Testing
import Typography
import Views

/// Gestures made of others: what each part reports.
@Suite("Composed gestures")
struct ComposedGestureTests {
  private func recognizers(_ gesture: some Gesture) throws -> [GestureRecognizer] {
    let view = Rectangle().gesture(gesture)
    let context = ViewContext(fonts: try FontLibrary.bundled())
    let map = TouchMap(try view.placed(size: LayoutTests.size, in: context))
    return map.recognizers(at: Point(x: 50, y: 100)) { $0 }
  }

  private func value(_ x: Double) -> DragGesture.Value {
    DragGesture.Value(
      time: 0, location: Point(x: x, y: 0), startLocation: .zero, velocity: .zero)
  }

  @Test("of two at once, each is heard by itself")
  func simultaneous() throws {
    var log: [String] = []
    let gesture = TapGesture().simultaneously(with: DragGesture())
      .onChanged { log.append("changed \($0.second?.location.x ?? -1)") }
      .onEnded { log.append($0.first == nil ? "dragged" : "tapped") }
    let made = try recognizers(gesture)
    made.compactMap(\.tap).first?.perform(.zero)
    made.compactMap(\.drag).first?.changed(value(4))
    made.compactMap(\.drag).first?.ended(value(5))
    #expect(log == ["tapped", "changed 4.0", "dragged"])
  }

  @Test("of two that exclude each other, the value says which it was")
  func exclusive() throws {
    var log: [String] = []
    let gesture = TapGesture(count: 2).exclusively(before: TapGesture())
      .onEnded { value in
        switch value {
        case .first: log.append("twice")
        case .second: log.append("once")
        }
      }
    let taps = try recognizers(gesture).compactMap(\.tap)
    #expect(taps.map(\.count) == [2, 1])
    for tap in taps { tap.perform(.zero) }
    #expect(log == ["twice", "once"])
  }

  @Test("a drag after a press waits for it, and says so")
  func sequenced() throws {
    var log: [String] = []
    let gesture = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first(let isPressing): log.append("pressing \(isPressing)")
        case .second(let hasPressed, let drag):
          log.append("pressed \(hasPressed), at \(drag?.location.x ?? -1)")
        }
      }
      .onEnded { value in
        if case .second(_, let drag?) = value { log.append("dropped at \(drag.location.x)") }
      }
    let made = try recognizers(gesture)
    let press = try #require(made.compactMap(\.longPress).first)
    let drag = try #require(made.compactMap(\.drag).first)
    #expect(press.minimumDuration == 0.3 && drag.followsPress)
    press.pressing(true)
    press.perform()
    drag.changed(value(4))
    drag.ended(value(5))
    #expect(
      log == [
        "pressing true", "pressed true, at -1.0", "pressed true, at 4.0", "dropped at 5.0",
      ])
  }

  @Test("a mapped gesture reports something else")
  func mapped() throws {
    var places: [Double] = []
    let gesture = DragGesture().map { $0.location.x * 2 }.onChanged { places.append($0) }
    try recognizers(gesture).compactMap(\.drag).first?.changed(value(4))
    #expect(places == [8])
  }
}
