package import Numerics

/// A straight line between two points.
package struct Line: Curve {
  package var start: Point
  package var end: Point

  @inlinable package init(start: Point, end: Point) {
    self.start = start
    self.end = end
  }

  @inlinable package func point(at t: Double) -> Point { start.mixed(with: end, by: t) }
  @inlinable package func derivative(at t: Double) -> Vector { end - start }
  @inlinable package func secondDerivative(at t: Double) -> Vector { .zero }

  @inlinable package func part(from t0: Double, to t1: Double) -> Line {
    Line(start: point(at: t0), end: point(at: t1))
  }
  @inlinable package func stepCount(tolerance: Double) -> Double { 1 }
  package var extremeSpeeds: RealRoots { solveQuadratic(0, 0, 0) }

  @inlinable package var startDirection: Vector? { (end - start).normalized }
  @inlinable package var endDirection: Vector? { (end - start).normalized }

  @inlinable package var controlBox: Box {
    Box(
      minX: min(start.x, end.x), minY: min(start.y, end.y), maxX: max(start.x, end.x),
      maxY: max(start.y, end.y))
  }

  @inlinable package var halves: (Line, Line) {
    let middle = start.mixed(with: end, by: 0.5)
    return (Line(start: start, end: middle), Line(start: middle, end: end))
  }
}
