import Geometry
import Numerics

/// Random curves and paths, one in three of them of a kind that is known to hurt.
struct RandomShapes {
  var generator: SeededGenerator
  let size: Double

  init(seed: UInt64, size: Double = 100) {
    generator = SeededGenerator(seed: seed)
    self.size = size
  }

  mutating func number(_ range: Range<Double>) -> Double { generator.next(in: range) }

  mutating func index(below count: Int) -> Int { Int(generator.next() % UInt64(count)) }

  mutating func point() -> Point { Point(x: number(0..<size), y: number(0..<size)) }

  mutating func cubic() -> CubicBezier {
    let (a, b, c, d) = (point(), point(), point(), point())
    func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> CubicBezier {
      CubicBezier(start: a, control1: b, control2: c, end: d)
    }
    switch index(below: 18) {
    case 0: return cubic(a, a, c, d)
    case 1: return cubic(a, b, d, d)
    case 2: return cubic(a, a, d, d)
    case 3: return cubic(a, b, b, d)
    case 4: return cubic(a, b, c, a)  // a loop
    case 5:  // an exact cusp: the controls crossed over the ends of a square
      let (w, h) = (c.x - a.x, c.y - a.y)
      return cubic(
        a, Point(x: a.x + w, y: a.y + h), Point(x: a.x, y: a.y + h), Point(x: a.x + w, y: a.y))
    case 6:  // collinear, turning back twice
      return cubic(a, a.mixed(with: d, by: 1.7), a.mixed(with: d, by: -0.9), d)
    case 7:  // collinear, beyond the end and back to it
      return cubic(a, a.mixed(with: d, by: 1.4), d, d)
    case 8:  // a bend that is much tighter than it is long
      let tip = a + (d - a).perpendicular * 3
      return cubic(a, tip, tip + (d - a) * 0.02, d)
    default: return cubic(a, b, c, d)
    }
  }

  mutating func quad() -> QuadraticBezier {
    let (a, b, c) = (point(), point(), point())
    switch index(below: 12) {
    case 0: return QuadraticBezier(start: a, control: a, end: c)
    case 1: return QuadraticBezier(start: a, control: c, end: c)
    case 2: return QuadraticBezier(start: a, control: b, end: a)  // out and back
    case 3: return QuadraticBezier(start: a, control: a.mixed(with: c, by: 1.5), end: c)
    default: return QuadraticBezier(start: a, control: b, end: c)
    }
  }

  /// A path of 1 to 2 subpaths, open and closed.
  mutating func path() -> Path {
    var path = Path()
    for _ in 0...index(below: 2) {
      path.move(to: point())
      for _ in 0...index(below: 4) { addSegment(to: &path) }
      if index(below: 3) == 0 { path.closeSubpath() }
    }
    return path
  }

  private mutating func addSegment(to path: inout Path) {
    let from = path.currentPoint ?? .zero
    switch index(below: 10) {
    case 0: path.addLine(to: from)  // nowhere
    case 1:  // straight back
      let tip = point()
      path.addLine(to: tip)
      path.addLine(to: tip.mixed(with: from, by: number(0.2..<1.5)))
    case 2:  // straight on
      let end = point()
      path.addLine(to: from.mixed(with: end, by: 0.4))
      path.addLine(to: end)
    case 3:  // hardly anywhere
      path.addLine(to: Point(x: from.x + number(-0.01..<0.01), y: from.y + number(-0.01..<0.01)))
    case 4, 5: path.addLine(to: point())
    case 6, 7:
      let quad = quad()
      path.addQuadCurve(
        to: quad.end + (from - quad.start), control: quad.control + (from - quad.start))
    default:
      let cubic = cubic()
      let move = from - cubic.start
      path.addCurve(
        to: cubic.end + move, control1: cubic.control1 + move, control2: cubic.control2 + move)
    }
  }
}
