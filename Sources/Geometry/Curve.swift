package import Numerics

/// A parametric curve, with its parameter t running from 0 to 1.
package protocol Curve: Hashable, Sendable {
  /// The point at t = 0.
  var start: Point { get }
  /// The point at t = 1.
  var end: Point { get }
  /// The point at `t`.
  func point(at t: Double) -> Point
  /// The derivative with respect to t at `t`; zero at a cusp or at coincident control points.
  func derivative(at t: Double) -> Vector
  /// The second derivative with respect to t at `t`, which is linear in t.
  func secondDerivative(at t: Double) -> Vector
  /// The curve's two halves, which share a point exactly, by de Casteljau's construction.
  var halves: (Self, Self) { get }
  /// The part from `t0` to `t1` as a curve of the same kind.
  func part(from t0: Double, to t1: Double) -> Self
  /// The number of equal steps in t whose chords stay within `tolerance` of the curve.
  ///
  /// Not rounded and not bounded: infinite for a curve whose differences overflow.
  func stepCount(tolerance: Double) -> Double
  /// Where the speed, the derivative's length, is least or greatest: ascending; a cusp is among them.
  var extremeSpeeds: RealRoots { get }
  /// The smallest box that holds the control points, and so the curve.
  var controlBox: Box { get }
  /// The direction at the start: the first control point that is elsewhere shows it.
  var startDirection: Vector? { get }
  /// The direction at the end: the last control point that is elsewhere shows it.
  var endDirection: Vector? { get }
}

extension Curve {
  /// The direction of travel at `t`, of length 1, or nil where the whole curve is one point.
  @inlinable package func direction(at t: Double) -> Vector? {
    if t <= 0 { return startDirection }
    if t >= 1 { return endDirection }
    // At a cusp the derivative vanishes; the chord over a short stretch around it has a direction.
    return derivative(at: t).normalized
      ?? (point(at: min(t + 1e-4, 1)) - point(at: max(t - 1e-4, 0))).normalized
  }
}

/// The first of `candidates` with a direction, at length 1.
@usableFromInline
func firstDirection(_ candidates: Vector...) -> Vector? {
  for candidate in candidates {
    if let direction = candidate.normalized { return direction }
  }
  return nil
}
