import Geometry
import Testing

@Suite("Flattening")
struct FlattenTests {
  static let everywhere = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  static func chords(
    of curve: some Curve, tolerance: Double, in canvas: Rect = everywhere
  ) -> [Line] {
    var chords: [Line] = []
    curve.forEachChord(tolerance: tolerance, in: canvas) { start, end in
      chords.append(Line(start: start, end: end))
    }
    return chords
  }

  /// The chords join up from the curve's start to its end, without a gap of even one ulp.
  static func joinUp(_ chords: [Line], from start: Point, to end: Point) -> Bool {
    chords.first?.start == start && chords.last?.end == end
      && zip(chords, chords.dropFirst()).allSatisfy { $0.end == $1.start }
  }

  static func check(_ curve: some Curve, tolerance: Double) {
    let chords = chords(of: curve, tolerance: tolerance)
    #expect(joinUp(chords, from: curve.start, to: curve.end))
    for index in 0...2000 {
      let point = curve.point(at: Double(index) / 2000)
      var distance = Double.infinity
      for chord in chords {
        distance = min(distance, point.distance(toSegmentFrom: chord.start, to: chord.end))
      }
      guard distance > tolerance * (1 + 1e-9) else { continue }
      Issue.record("\(curve) is \(distance) off at \(index) for a tolerance of \(tolerance)")
      return
    }
  }

  @Test("chords stay within the tolerance of the curve", arguments: [1, 0.1, 1.0 / 1024])
  func tolerance(tolerance: Double) {
    var shapes = RandomShapes(seed: 6)
    for _ in 0..<60 {
      Self.check(shapes.cubic(), tolerance: tolerance)
      Self.check(shapes.quad(), tolerance: tolerance)
    }
  }

  @Test("curves that need many steps are halved, and still stay within the tolerance")
  func manySteps() {
    var shapes = RandomShapes(seed: 7, size: 30_000)
    for _ in 0..<4 {
      let curve = shapes.cubic()
      #expect(curve.stepCount(tolerance: 0.01) > 64)
      Self.check(curve, tolerance: 0.01)
    }
  }

  @Test(
    "a curve far larger than the canvas takes a bounded number of chords",
    arguments: [1e5, 1e8, 1e22, 1e150, 1e300])
  func huge(size: Double) {
    let canvas = Rect(x: 0, y: 0, width: 100, height: 100)
    var shapes = RandomShapes(seed: 8, size: 2)
    for _ in 0..<200 {
      // Coordinates of either sign, so that the curve's hull is all round the canvas.
      let unit = shapes.cubic()
      func place(_ point: Point) -> Point {
        Point(x: (point.x - 1) * size, y: (point.y - 1) * size)
      }
      let curve = CubicBezier(
        start: place(unit.start), control1: place(unit.control1), control2: place(unit.control2),
        end: place(unit.end))
      let chords = Self.chords(of: curve, tolerance: 1.0 / 1024, in: canvas)
      #expect(Self.joinUp(chords, from: curve.start, to: curve.end))
      #expect(chords.count <= 4_000, "\(chords.count) chords")
    }
  }

  // The right edge of a hull was reckoned as its left edge plus its width, which for a curve from
  // -1e22 to 90 is 0: what was in sight was taken for out of sight, and drawn as one chord.
  @Test(
    "the visible end of a curve is followed, however far away its other end is",
    arguments: [1e8, 1e17, 1e22])
  func farEnd(size: Double) {
    let canvas = Rect(x: 0, y: 0, width: 100, height: 100)
    for turn in 0..<4 {
      // Round from far left to an end that stands upright in the canvas.
      func place(_ x: Double, _ y: Double) -> Point {
        switch turn {
        case 0: Point(x: x, y: y)
        case 1: Point(x: y, y: x)
        case 2: Point(x: 100 - x, y: y)
        default: Point(x: y, y: 100 - x)
        }
      }
      let curve = CubicBezier(
        start: place(-size, 50), control1: place(90, 50), control2: place(90, 50),
        end: place(90, 90))
      let chords = Self.chords(of: curve, tolerance: 1.0 / 1024, in: canvas)
      #expect(Self.joinUp(chords, from: curve.start, to: curve.end))
      let near = chords.filter { canvas.contains($0.start) && canvas.contains($0.end) }
      #expect(near.count > 3, "\(near.count) chords in sight")
    }
  }

  @Test("culling leaves every winding number inside the canvas as it was")
  func culling() {
    let canvas = Rect(x: 40, y: 40, width: 20, height: 20)
    var shapes = RandomShapes(seed: 9, size: 100)
    for _ in 0..<200 {
      let curve = shapes.cubic()
      let culled = Self.chords(of: curve, tolerance: 1e-4, in: canvas)
      let whole = Self.chords(of: curve, tolerance: 1e-4)
      for _ in 0..<10 {
        let point = Point(x: shapes.number(40..<60), y: shapes.number(40..<60))
        func winding(_ chords: [Line]) -> Int {
          var path = Path { $0.move(to: curve.start) }
          for chord in chords { path.addLine(to: chord.end) }
          return PathProbe(path).winding(around: point)
        }
        let distance = whole.map { point.distance(toSegmentFrom: $0.start, to: $0.end) }.min() ?? 0
        if distance > 1e-3 { #expect(winding(culled) == winding(whole)) }
      }
    }
  }
}
