import Geometry
import Numerics

/// Random paths that do what hurts a rasteriser: cross themselves, wind several times, share
/// vertices, run along pixel borders, leave the canvas, and hold needles and slivers.
struct RandomPaths {
  var generator: SeededGenerator
  let size: Double

  init(seed: UInt64, size: Double) {
    generator = SeededGenerator(seed: seed)
    self.size = size
  }

  mutating func next() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...6, using: &generator) { addSegment(to: &path) }
      if Bool.random(using: &generator) { path.closeSubpath() }
    }
    return path
  }

  private mutating func addSegment(to path: inout Path) {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0...2: path.addLine(to: point())
    case 3, 4: path.addQuadCurve(to: point(), control: point())
    case 5, 6: path.addCurve(to: point(), control1: point(), control2: point())
    default:
      // A needle: out and almost the same way back.
      let tip = point()
      let back = path.currentPoint ?? tip
      path.addLine(to: tip)
      path.addLine(to: Point(x: back.x + number(in: -0.3..<0.3), y: back.y))
    }
  }

  mutating func number(in range: Range<Double>) -> Double { generator.next(in: range) }

  /// A point near the canvas; one in four lies on whole or half pixels.
  private mutating func point() -> Point {
    let range = -0.2 * size..<1.2 * size
    let point = Point(x: number(in: range), y: number(in: range))
    guard Int.random(in: 0..<4, using: &generator) == 0 else { return point }
    return Point(x: (point.x * 2).rounded() / 2, y: (point.y * 2).rounded() / 2)
  }
}
