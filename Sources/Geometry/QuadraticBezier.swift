package import Numerics

/// A quadratic Bézier curve.
package struct QuadraticBezier: Curve {
  package var start: Point
  package var control: Point
  package var end: Point

  @inlinable package init(start: Point, control: Point, end: Point) {
    self.start = start
    self.control = control
    self.end = end
  }

  @inlinable package func point(at t: Double) -> Point {
    let s = 1 - t
    let (a, b, c) = (s * s, 2 * s * t, t * t)
    return Point(
      x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y)
  }

  @inlinable package func derivative(at t: Double) -> Vector {
    (control - start) * (2 * (1 - t)) + (end - control) * (2 * t)
  }

  @inlinable package func secondDerivative(at t: Double) -> Vector {
    ((start - control) + (end - control)) * 2
  }

  @inlinable package func part(from t0: Double, to t1: Double) -> QuadraticBezier {
    let (p0, p2) = (point(at: t0), point(at: t1))
    return QuadraticBezier(
      start: p0, control: p0 + derivative(at: t0) * ((t1 - t0) / 2), end: p2)
  }

  /// Wang's bound: the chord of a step of 1/n is at most |p0 - 2 p1 + p2| / (4 n²) away.
  @inlinable package func stepCount(tolerance: Double) -> Double {
    let bend = (start - control) + (end - control)
    return max((bend.length / (4 * tolerance)).squareRoot(), 1)
  }

  package var extremeSpeeds: RealRoots {
    // B'/2 = a + b t, whose square is least where (a + b t) b vanishes.
    let (a, b) = (control - start, (start - control) + (end - control))
    return solveQuadratic(0, b.dot(b), a.dot(b))
  }

  @inlinable package var startDirection: Vector? { firstDirection(control - start, end - start) }
  @inlinable package var endDirection: Vector? { firstDirection(end - control, end - start) }

  @inlinable package var controlBox: Box {
    Box(
      minX: min(start.x, control.x, end.x), minY: min(start.y, control.y, end.y),
      maxX: max(start.x, control.x, end.x), maxY: max(start.y, control.y, end.y))
  }

  @inlinable package var halves: (QuadraticBezier, QuadraticBezier) {
    let (a, b) = (start.mixed(with: control, by: 0.5), control.mixed(with: end, by: 0.5))
    let middle = a.mixed(with: b, by: 0.5)
    return (
      QuadraticBezier(start: start, control: a, end: middle),
      QuadraticBezier(start: middle, control: b, end: end)
    )
  }
}
