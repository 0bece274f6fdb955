package import Numerics

/// A cubic Bézier curve.
package struct CubicBezier: Curve {
  package var start: Point
  package var control1: Point
  package var control2: Point
  package var end: Point

  @inlinable package init(start: Point, control1: Point, control2: Point, end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  @inlinable package func point(at t: Double) -> Point {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  @inlinable package func derivative(at t: Double) -> Vector {
    let s = 1 - t
    return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t)
      + (end - control2) * (3 * t * t)
  }

  @inlinable package func secondDerivative(at t: Double) -> Vector {
    let bend1 = (start - control1) + (control2 - control1)
    let bend2 = (control1 - control2) + (end - control2)
    return bend1 * (6 * (1 - t)) + bend2 * (6 * t)
  }

  @inlinable package func part(from t0: Double, to t1: Double) -> CubicBezier {
    let (p0, p3) = (point(at: t0), point(at: t1))
    let third = (t1 - t0) / 3
    return CubicBezier(
      start: p0, control1: p0 + derivative(at: t0) * third,
      control2: p3 - derivative(at: t1) * third, end: p3)
  }

  /// Wang's bound: the chord of a step of 1/n is at most 3/4 of the greatest second difference of
  /// the control points, over n², away.
  ///
  /// Source: G. Wang, "The subdivision method for finding the intersection between two Bézier
  /// curves or surfaces", Zhejiang University Journal, 1984.
  @inlinable package func stepCount(tolerance: Double) -> Double {
    let bend1 = (start - control1) + (control2 - control1)
    let bend2 = (control1 - control2) + (end - control2)
    return max((0.75 * max(bend1.length, bend2.length) / tolerance).squareRoot(), 1)
  }

  package var extremeSpeeds: RealRoots {
    // B'/3 = a + b t + c t², whose square is extreme where (a + b t + c t²) (b + 2 c t) vanishes.
    let a = control1 - start
    let b = ((start - control1) + (control2 - control1)) * 2
    let c = (end - start) + (control1 - control2) * 3
    return solveCubic(2 * c.dot(c), 3 * b.dot(c), b.dot(b) + 2 * a.dot(c), a.dot(b))
  }

  @inlinable package var startDirection: Vector? {
    firstDirection(control1 - start, control2 - start, end - start)
  }
  @inlinable package var endDirection: Vector? {
    firstDirection(end - control2, end - control1, end - start)
  }

  @inlinable package var controlBox: Box {
    Box(
      minX: min(start.x, control1.x, control2.x, end.x),
      minY: min(start.y, control1.y, control2.y, end.y),
      maxX: max(start.x, control1.x, control2.x, end.x),
      maxY: max(start.y, control1.y, control2.y, end.y))
  }

  @inlinable package var halves: (CubicBezier, CubicBezier) {
    let (a, b) = (start.mixed(with: control1, by: 0.5), control1.mixed(with: control2, by: 0.5))
    let c = control2.mixed(with: end, by: 0.5)
    let (ab, bc) = (a.mixed(with: b, by: 0.5), b.mixed(with: c, by: 0.5))
    let middle = ab.mixed(with: bc, by: 0.5)
    return (
      CubicBezier(start: start, control1: a, control2: ab, end: middle),
      CubicBezier(start: middle, control1: bc, control2: c, end: end)
    )
  }
}
