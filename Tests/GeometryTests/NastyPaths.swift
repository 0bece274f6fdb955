import Geometry
import Numerics

/// Random paths with everything that goes wrong: coincident points, cusps, loops, huge and tiny
/// coordinates, empty subpaths.
enum NastyPaths {
  /// A path of up to eight elements with coordinates of about `scale`.
  static func path(using random: inout SeededGenerator, scale: Double) -> Path {
    var path = Path()
    var last = Point.zero
    func point(_ random: inout SeededGenerator) -> Point {
      defer { last = path.currentPoint ?? last }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return path.currentPoint ?? last
      case 1: return last
      case 2: return Point(x: last.x, y: random.next(in: -scale..<scale))
      case 3: return Point(x: (random.next(in: -4..<4)).rounded() * scale / 4, y: 0)
      default:
        return Point(x: random.next(in: -scale..<scale), y: random.next(in: -scale..<scale))
      }
    }
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1: path.move(to: point(&random))
      case 2, 3: path.addLine(to: point(&random))
      case 4: path.closeSubpath()
      case 5, 6: path.addQuadCurve(to: point(&random), control: point(&random))
      default:
        path.addCurve(
          to: point(&random), control1: point(&random), control2: point(&random))
      }
    }
    return path
  }
}
