import Drawing
import Geometry
import Imaging
import Motion
import Testing
import Views

@Suite("Transitions and values in motion")
struct TransitionTests {
  /// A box of 40 x 20 in the middle of the 100 x 200 screen.
  let box = Rect(x: 30, y: 90, width: 40, height: 20)

  /// Where the box is seen.
  private func frame(_ transition: Transition, at progress: Double) throws -> Rect {
    let view = Rectangle().frame(width: 40, height: 20).transition(transition, progress: progress)
    return try #require(try LayoutTests.frames(view).first)
  }

  @Test("at 1 the view is in its place, whatever the transition")
  func inPlace() throws {
    let transitions: [Transition] = [
      .identity, .scale, .scale(0.5, anchor: .top), .offset(x: 9, y: -3), .move(edge: .leading),
      .move(edge: .bottom).combined(with: .scale),
    ]
    for transition in transitions { #expect(try frame(transition, at: 1) == box) }
  }

  @Test("outside it is moved or scaled as it says, half way half as far, beyond 1 the other way")
  func outside() throws {
    #expect(try frame(.offset(y: 16), at: 0) == box.offsetBy(dx: 0, dy: 16))
    #expect(try frame(.offset(y: 16), at: 0.5) == box.offsetBy(dx: 0, dy: 8))
    #expect(try frame(.offset(y: 16), at: 1.25) == box.offsetBy(dx: 0, dy: -4))
    #expect(try frame(.move(edge: .leading), at: 0) == box.offsetBy(dx: -40, dy: 0))
    #expect(try frame(.move(edge: .trailing), at: 0.5) == box.offsetBy(dx: 20, dy: 0))
    #expect(try frame(.move(edge: .top), at: 0) == box.offsetBy(dx: 0, dy: -20))
    #expect(try frame(.move(edge: .bottom), at: 0) == box.offsetBy(dx: 0, dy: 20))
    #expect(
      try frame(.scale(0.5), at: 0) == Rect(x: 40, y: 95, width: 20, height: 10))
    #expect(
      try frame(.scale(0.5, anchor: .topLeading), at: 0)
        == Rect(x: 30, y: 90, width: 20, height: 10))
  }

  @Test("opacity goes with the progress, held to what there is")
  func opacity() throws {
    func items(_ progress: Double) throws -> [DrawingItem] {
      try LayoutTests.list(
        Rectangle().transition(.opacity.combined(with: .offset(y: 4)), progress: progress)
      ).items
    }
    guard case .group(let half) = try #require(try items(0.5).first) else {
      Issue.record("half there is not a group")
      return
    }
    #expect(half.opacity == 0.5)
    for progress in [1, 1.2] {
      guard case .fill = try #require(try items(progress).first) else {
        Issue.record("wholly there is no group")
        return
      }
    }
    #expect(throws: ViewError.self) { try items(.nan) }
  }

  @Test("values of views take part in animations, component by component")
  func values() {
    let from = Color(red: 0, green: 0.5, blue: 1, opacity: 0.25)
    let to = Color(red: 1, green: 0.5, blue: 0.5, opacity: 0.75)
    #expect(
      from.interpolated(towards: to, amount: 0.5)
        == Color(red: 0.5, green: 0.5, blue: 0.75, opacity: 0.5))
    #expect(
      from.interpolated(towards: to, amount: 1) == to
        && from.interpolated(towards: to, amount: 0) == from)
    #expect(
      Point(x: 1, y: 2).interpolated(towards: Point(x: 3, y: 6), amount: 0.5) == Point(x: 2, y: 4))
    #expect(Angle.degrees(90).interpolated(towards: .zero, amount: 2).radians == -Double.pi / 2)
    let rect = Rect(x: 0, y: 10, width: 20, height: 30)
    #expect(
      rect.interpolated(towards: box, amount: 0.5) == Rect(x: 15, y: 50, width: 30, height: 25))
    var center = Animated(UnitPoint.center)
    center.set(to: .topLeading, at: 0, animation: .linear(duration: 2))
    #expect(center.value(at: 1) == UnitPoint(x: 0.25, y: 0.25))
    var size = Animated(Size(width: 4, height: 8))
    size.set(to: Size(width: 8, height: 0), at: 0, animation: .linear(duration: 4))
    #expect(size.value(at: 1) == Size(width: 5, height: 6) && size.velocity(at: 1).second == -2)
  }
}
