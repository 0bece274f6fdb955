import Geometry
import Testing

@Suite("Trims with an offset")
struct TrimOffsetTests {
  let square: Path

  init() throws {
    square = try Path(svg: "M20 20 L80 20 L80 80 L20 80 Z")
  }

  @Test("what passes the end goes on over the seam of a closed path, as one line")
  func wraps() {
    let part = square.trimmedPath(from: 0.7, to: 0.9, offset: 0.2)
    #expect(part.subpaths.count == 1 && part.subpaths.first?.isClosed == false)
    let points = part.points
    let expected = [(20.0, 44.0), (20, 20), (44, 20)]
    #expect(points.count == 3)
    for (point, (x, y)) in zip(points, expected) {
      #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9)
    }
    #expect(square.trimmedSubpaths(from: 0.7, to: 0.9, offset: 0.2) == part)
    // Whole turns change nothing.
    for turns in [-3.0, -1, 1, 7] {
      let turned = square.trimmedPath(from: 0.7, to: 0.9, offset: 0.2 + turns)
      for (a, b) in zip(turned.points, points) { #expect(a.distance(to: b) < 1e-9) }
    }
  }

  @Test("on an open path what passes the end starts anew at the start")
  func open() throws {
    let line = try Path(svg: "M0 0H100")
    let part = line.trimmedPath(from: 0.5, to: 0.9, offset: 0.3)
    #expect(
      part.description == "M 80.0,0.0 L 100.0,0.0 M 0.0,0.0 L 20.0,0.0"
        || abs(part.length() - 40) < 1e-9 && part.subpaths.count == 2)
  }

  @Test("subpaths are trimmed as one length, or each by itself")
  func several() throws {
    let lines = try Path(svg: "M0 20 L100 20 M0 60 L50 60 M0 80 L50 80")
    let asOne = lines.trimmedPath(from: 0, to: 0.625).subpaths
    #expect(asOne.map { $0.segments.last?.end.x } == [100, 25])
    let each = lines.trimmedSubpaths(from: 0, to: 0.625).subpaths
    #expect(each.map { $0.segments.last?.end.x } == [62.5, 31.25, 31.25])
  }

  @Test("nothing is left of no length, whatever the offset; the whole stays whole")
  func nothing() throws {
    for offset in [0.0, 0.3, -5, 1e9, .nan, .infinity] {
      #expect(square.trimmedPath(from: 0.4, to: 0.4, offset: offset).isEmpty)
      #expect(square.trimmedSubpaths(from: 0.6, to: 0.4, offset: offset).isEmpty)
    }
    #expect(square.trimmedPath(from: 0.1, to: 0.4, offset: .nan).isEmpty)
    #expect(square.trimmedPath(from: -1, to: 3, offset: 0.4) == square)
    #expect(try Path(svg: "M1 1M2 2L2 2Z").trimmedPath(from: 0.1, to: 0.9, offset: 0.5).isEmpty)
    #expect(try Path(svg: "M2 2L2 2Z").trimmedSubpaths(from: 0.1, to: 0.9, offset: 0.5).isEmpty)
  }

  @Test("a part and the rest are the whole, at any offset")
  func complement() {
    var shapes = RandomShapes(seed: 51)
    for _ in 0..<60 {
      let path = shapes.path()
      let (start, end) = (shapes.number(0..<0.5), shapes.number(0.5..<1))
      let offset = shapes.number(-2..<2)
      let length = path.length()
      let part = path.trimmedPath(from: start, to: end, offset: offset, accuracy: 1e-8)
      #expect(abs(part.length() - length * (end - start)) < 1e-4, "\(path)")
      let each = path.trimmedSubpaths(from: start, to: end, offset: offset, accuracy: 1e-8)
      #expect(abs(each.length() - length * (end - start)) < 1e-4, "\(path)")
    }
  }
}
