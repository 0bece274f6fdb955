import Geometry
import Testing

@Suite("Path building")
struct PathTests {
  let a = Point(x: 1, y: 2)
  let b = Point(x: 3, y: 4)
  let c = Point(x: 5, y: 6)

  @Test("drawing without a current point starts at the first point given")
  func implicitStart() {
    #expect(Path { $0.addLine(to: a) }.description == "M 1.0,2.0 L 1.0,2.0")
    #expect(
      Path { $0.addQuadCurve(to: a, control: b) }.description == "M 3.0,4.0 Q 3.0,4.0 1.0,2.0")
    #expect(
      Path { $0.addCurve(to: a, control1: b, control2: c) }.description
        == "M 3.0,4.0 C 3.0,4.0 5.0,6.0 1.0,2.0")
  }

  @Test("drawing on after a close starts where the closed subpath started")
  func afterClose() {
    let path = Path {
      $0.move(to: a)
      $0.addLine(to: b)
      $0.closeSubpath()
      $0.addLine(to: c)
    }
    #expect(path.description == "M 1.0,2.0 L 3.0,4.0 Z M 1.0,2.0 L 5.0,6.0")
    #expect(path.subpaths.map(\.isClosed) == [true, false])
    #expect(path.subpaths.map(\.start) == [a, a])
  }

  @Test("of moves in a row the last counts, also where two paths are joined")
  func movesInARow() {
    var path = Path()
    path.move(to: a)
    path.move(to: b)
    #expect(path.description == "M 3.0,4.0")
    path.addPath(
      Path {
        $0.move(to: c)
        $0.addLine(to: a)
      })
    #expect(path.description == "M 5.0,6.0 L 1.0,2.0")
  }

  @Test("closing nothing does nothing, and closing twice closes once")
  func close() {
    var path = Path()
    path.closeSubpath()
    #expect(path.isEmpty)
    path.move(to: a)
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.description == "M 1.0,2.0 Z")
    #expect(path.currentPoint == a)
  }

  @Test("the current point is the last one drawn to, or the start after a close")
  func currentPoint() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.move(to: a)
    path.addCurve(to: b, control1: c, control2: c)
    #expect(path.currentPoint == b)
    path.closeSubpath()
    #expect(path.currentPoint == a)
  }

  @Test("a transformed path draws on where the transformed subpath started")
  func transformed() {
    let move = Affine(translationX: 10, y: 0)
    var path = Path {
      $0.move(to: a)
      $0.addLine(to: b)
      $0.closeSubpath()
    }.applying(move)
    path.addLine(to: c)
    #expect(path.description == "M 11.0,2.0 L 13.0,4.0 Z M 11.0,2.0 L 5.0,6.0")
  }

  @Test("equal drawings are equal paths, however they were put together")
  func equality() {
    let whole = Path {
      $0.addRect(Rect(x: 0, y: 0, width: 1, height: 1))
      $0.addLine(to: c)
    }
    var parts = Path(Rect(x: 0, y: 0, width: 1, height: 1))
    parts.addPath(
      Path {
        $0.move(to: .zero)
        $0.addLine(to: c)
      })
    #expect(whole == parts && whole.hashValue == parts.hashValue)
  }

  @Test("a path with one NaN or infinite coordinate is not finite")
  func finite() {
    #expect(Path(Rect(x: 0, y: 0, width: 1, height: 1)).isFinite)
    #expect(!Path { $0.addLine(to: Point(x: 0, y: .nan)) }.isFinite)
    #expect(!Path { $0.addQuadCurve(to: a, control: Point(x: .infinity, y: 0)) }.isFinite)
  }
}
