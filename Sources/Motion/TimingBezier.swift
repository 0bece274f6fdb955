/// A cubic Bézier curve from (0, 0) to (1, 1) whose x never turns back.
///
/// Positions are sums of positive terms in x (Bernstein's form), which keeps their last digits.
///
/// Source: CSS Easing Functions Level 1, "cubic Bézier easing functions".
struct TimingBezier: Hashable, Sendable {
  /// Between 0 and 1, as is `x2`, which is what keeps x from turning back.
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  func y(at t: Double) -> Double {
    Self.position(t, y1, y2)
  }

  func x(at t: Double) -> Double {
    Self.position(t, x1, x2)
  }

  /// The parameter at which the curve reaches `x`, from 0 to 1.
  ///
  /// Newton's method inside a bracket that every step tightens; where Newton leaves the
  /// bracket or does not halve its steps, a bisection. It ends when the result stands still: the
  /// x reached is within 4 · 10^-16.
  func parameter(atX x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    var t = x
    var step = 1.0
    // Bisection alone takes 53 steps for the range, and each Newton step but the last few halves.
    for _ in 0..<120 {
      let error = self.x(at: t) - x
      if error == 0 { break }
      if error > 0 { high = t } else { low = t }
      var next = t - error / Self.speed(t, x1, x2)
      let isNewton = next > low && next < high && (next - t).magnitude <= 0.5 * step
      if !isNewton { next = low + 0.5 * (high - low) }
      if next == t || next <= low || next >= high { break }
      step = (next - t).magnitude
      t = next
    }
    return t
  }

  /// dy/dx at a parameter; infinite where the tangent is upright.
  func slope(at t: Double) -> Double {
    if t <= 0 { return Self.ratio(firstTangent) }
    if t >= 1 { return Self.ratio(lastTangent) }
    return Self.ratio((Self.speed(t, x1, x2), Self.speed(t, y1, y2)))
  }

  /// The direction at the start: to the first control point that is not the start itself.
  private var firstTangent: (x: Double, y: Double) {
    if x1 != 0 || y1 != 0 { return (x1, y1) }
    return x2 != 0 || y2 != 0 ? (x2, y2) : (1, 1)
  }

  /// The direction at the end: from the last control point that is not the end itself.
  private var lastTangent: (x: Double, y: Double) {
    if x2 != 1 || y2 != 1 { return (1 - x2, 1 - y2) }
    return x1 != 1 || y1 != 1 ? (1 - x1, 1 - y1) : (1, 1)
  }

  private static func ratio(_ tangent: (x: Double, y: Double)) -> Double {
    // Standing still in both is the middle of the straight line written as (1, 1, 0, 0).
    tangent.x == 0 && tangent.y == 0 ? 1 : tangent.y / tangent.x.magnitude
  }

  private static func position(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let s = 1 - t
    return 3 * s * t * (s * first + t * second) + t * t * t
  }

  private static func speed(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let s = 1 - t
    return 3 * (s * s * first + 2 * s * t * (second - first) + t * t * (1 - second))
  }
}
