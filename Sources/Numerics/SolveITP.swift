/// Where a continuous function crosses zero between two ends, by bracketing.
///
/// The ITP method (interpolate, truncate, project): at most one evaluation more than
/// bisection takes, and on smooth functions as few as the secant method.
///
/// - Parameters:
///   - bracket: Two ends a finite width apart, where `function` has different signs. Where the
///     signs are equal, the end with the smaller magnitude is returned: of a monotone function that
///     falls just short of its target, the nearest end.
///   - epsilon: How far from a crossing the result may lie, in the units of `bracket`. Below the
///     spacing of doubles there, that spacing.
///   - function: Called once at each end, then at most ⌈log2(width / (2 epsilon))⌉ + 1 times. Where
///     it gives NaN the search ends.
/// - Returns: A number within `epsilon` of a crossing.
///
/// Source: Oliveira and Takahashi, "An Enhancement of the Bisection Method Average Performance
/// Preserving Minmax Optimality" (2020), with κ₁ = 0.2 / width, κ₂ = 2, n₀ = 1.
public func solveITP(
  in bracket: ClosedRange<Double>, epsilon: Double, _ function: (Double) throws -> Double
) rethrows -> Double {
  precondition(
    (bracket.upperBound - bracket.lowerBound).isFinite,
    "a bracket must have a finite width, is \(bracket)")
  var (a, b) = (bracket.lowerBound, bracket.upperBound)
  var (ya, yb) = (try function(a), try function(b))
  if ya == 0 { return a }
  if yb == 0 { return b }
  guard (ya < 0) != (yb < 0) else { return ya.magnitude <= yb.magnitude ? a : b }

  let slack = max(epsilon, max(a.magnitude, b.magnitude).ulp)
  let steps = stepsToHalve(b - a, to: 2 * slack) + 1
  let kappa = 0.2 / (b - a)
  // The half-width that bisection would have at its worst, with one step to spare.
  var allowed = scaled(slack, steps)
  for _ in 0..<steps where b - a > 2 * slack {
    let middle = a + 0.5 * (b - a)
    let radius = max(0, allowed - 0.5 * (b - a))
    allowed *= 0.5

    // Interpolate: the zero of the secant.
    let secant = a + (b - a) * (ya / (ya - yb))
    // Truncate: move it towards the middle, so that both ends close in.
    let towards: Double = secant < middle ? 1 : -1
    let delta = min(kappa * (b - a) * (b - a), (middle - secant).magnitude)
    let truncated = secant + towards * delta
    // Project: no further from the middle than bisection's guarantee allows.
    let isNear = (truncated - middle).magnitude <= radius
    let x = isNear ? truncated : middle - towards * radius

    let y = try function(x)
    if y == 0 || y.isNaN { return x }
    if (y < 0) == (ya < 0) {
      (a, ya) = (x, y)
    } else {
      (b, yb) = (x, y)
    }
  }
  return a + 0.5 * (b - a)
}

/// How many times `width` must be halved to be at most `target`.
private func stepsToHalve(_ width: Double, to target: Double) -> Int {
  let ratio = width / target
  guard ratio > 1 else { return 0 }
  return exponent(of: ratio) + (ratio.significand > 1 ? 1 : 0)
}
