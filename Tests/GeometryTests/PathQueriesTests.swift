import Geometry
import Numerics
import Testing

@Suite("Questions to paths")
struct PathQueriesTests {
  @Test("winding numbers are those of a dense polyline, at points that are not on the path")
  func winding() {
    var shapes = RandomShapes(seed: 41)
    for _ in 0..<200 {
      let path = shapes.path()
      let probe = PathProbe(path, samples: 2000)
      for _ in 0..<40 {
        let point = Point(x: shapes.number(-20..<120), y: shapes.number(-20..<120))
        guard probe.distance(to: point) > 0.01 else { continue }
        let expected = probe.winding(around: point)
        #expect(path.windingNumber(around: point) == expected, "\(path) at \(point)")
        #expect(path.contains(point) == (expected != 0))
        #expect(path.contains(point, eoFill: true) == (expected % 2 != 0))
      }
    }
  }

  @Test("curves are not flattened: a point within 1e-9 of an arc is on its own side")
  func exactly() {
    let arc = Path { path in
      path.move(to: Point(x: 0, y: 0))
      path.addQuadCurve(to: Point(x: 2, y: 0), control: Point(x: 1, y: 2))
      path.closeSubpath()
    }
    // y = x (2 - x): the parabola through the three points.
    for x in stride(from: 0.01, to: 2, by: 0.01) {
      let y = x * (2 - x)
      #expect(arc.contains(Point(x: x, y: y - 1e-9)), "\(x)")
      #expect(!arc.contains(Point(x: x, y: y + 1e-9)), "\(x)")
    }
  }

  @Test("an edge belongs to what lies right of it or below, so that neighbours share no point")
  func edges() {
    let left = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    let right = Path(Rect(x: 10, y: 0, width: 10, height: 10))
    for y in stride(from: 0.0, through: 10, by: 2.5) {
      for x in stride(from: 0.0, through: 20, by: 2.5) {
        let point = Point(x: x, y: y)
        let count = [left, right].count { $0.contains(point) }
        #expect(count == (x < 20 && y < 10 ? 1 : 0), "\(point)")
      }
    }
    let nan = Point(x: .nan, y: 1)
    #expect(!left.contains(nan) && Path().windingNumber(around: .zero) == 0)
  }

  @Test("the signed area is that of a polyline, and turns its sign when reversed")
  func area() {
    let circle = Path(ellipseIn: Rect(x: 1e6, y: 1e6, width: 20, height: 20))
    #expect(abs(circle.signedArea - 100 * .pi) < 100 * .pi * 1e-5)
    var shapes = RandomShapes(seed: 42)
    for _ in 0..<100 {
      let path = shapes.path()
      var twice = 0.0
      for points in PathProbe(path, samples: 2000).polylines {
        for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
          twice += (a - .zero).cross(b - .zero)
        }
      }
      #expect(abs(path.signedArea - twice / 2) < 0.02, "\(path)")
      #expect(abs(path.signedArea + path.reversed.signedArea) < 1e-9)
    }
  }

  @Test("reversing twice gives the same lines and curves, and once the same length and extent")
  func reversal() {
    #expect(
      Path(Rect(x: 1, y: 2, width: 3, height: 4)).reversed.reversed
        == Path(Rect(x: 1, y: 2, width: 3, height: 4)))
    var shapes = RandomShapes(seed: 43)
    for _ in 0..<100 {
      let path = shapes.path()
      let back = path.reversed
      #expect(back.reversed.subpaths == path.subpaths)
      let (box, other) = (back.boundingRect, path.boundingRect)
      #expect(abs(box.minX - other.minX) < 1e-10 && abs(box.maxY - other.maxY) < 1e-10)
      #expect(abs(back.length() - path.length()) < 1e-5)
      #expect(back.isClosed == path.isClosed)
    }
    #expect(Path(Rect(x: 0, y: 0, width: 1, height: 1)).isClosed && !Path().isClosed)
  }

  @Test("between two matching paths lie paths, ends exact; others are an error that says why")
  func mixing() throws {
    let first = Path(
      roundedRect: Rect(x: 0, y: 0, width: 30, height: 20), cornerRadius: 3, style: .circular)
    let second = Path(
      roundedRect: Rect(x: 5, y: 5, width: 10, height: 40), cornerRadius: 1, style: .circular)
    #expect(try first.mixed(with: second, by: 0) == first)
    #expect(try first.mixed(with: second, by: 1) == second)
    let box = try first.mixed(with: second, by: 0.25).boundingRect
    #expect(abs(box.minX - 1.25) < 1e-12 && abs(box.height - 25) < 1e-12)
    #expect(throws: PathMixError.element(index: 2, "cubic", "line")) {
      try first.mixed(with: Path(Rect(x: 0, y: 0, width: 1, height: 1)), by: 0.5)
    }
    #expect(throws: PathMixError.count(14, 0)) { try first.mixed(with: Path(), by: 0.5) }
  }

  @Test("a place at a distance divides the length there, and its direction is the path's")
  func locations() throws {
    var shapes = RandomShapes(seed: 44)
    for _ in 0..<60 {
      let path = shapes.path()
      let measure = PathMeasure(path, accuracy: 1e-8)
      guard measure.length > 1 else { continue }
      for _ in 0..<10 {
        let distance = measure.length * shapes.number(0..<1)
        let location = try #require(measure.location(at: distance))
        let (before, after) = path.split(at: distance, accuracy: 1e-8)
        #expect(abs(before.length() - distance) < 1e-4)
        #expect(abs(before.length() + after.length() - measure.length) < 1e-4)
        #expect((before.currentPoint?.distance(to: location.point) ?? 1) < 1e-5)
        #expect(abs(location.tangent.length - 1) < 1e-9)
      }
    }
    let corner = try Path(svg: "M0 0H10V10M50 50h5")
    #expect(corner.location(at: 10)?.tangent == Vector(dx: 0, dy: 1))
    #expect(corner.location(at: -5)?.point == .zero)
    #expect(corner.location(at: 99)?.point == Point(x: 55, y: 50))
    #expect(corner.location(at: 20)?.point == Point(x: 50, y: 50))
    #expect(Path().location(at: 0) == nil)
    #expect(
      try Path(svg: "M3 4").location(at: 1)
        == PathLocation(
          point: Point(x: 3, y: 4), tangent: .zero))
  }
}
