/// The real roots of a x³ + b x² + c x + d, ascending; equal roots are given once.
///
/// Without `a`, the roots of the quadratic. A root too great for a double is left out, which is how
/// a vanishing `a` ends. No roots where all of `a`, `b`, `c` are zero, or a coefficient is infinite
/// or NaN.
///
/// Error: each root is exact for coefficients that differ from the given ones by at most 4 ulp
/// (measured; see `SolveCubicTests`), and roots further than a thousandth of themselves from the
/// next are within 1 ulp. A double root is good for half the digits, and may come out as two close
/// roots or none.
///
/// Source: Kahan, "To Solve a Real Cubic Equation" (1986): Newton's method from beyond the
/// outermost root, division by that root from the end where it loses nothing, and a careful
/// quadratic. A last step of Newton's method with an exact value adds the digits that the division
/// lost.
public func solveCubic(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> RealRoots {
  guard a.isFinite, b.isFinite, c.isFinite, d.isFinite else { return RealRoots() }
  guard a != 0 else { return solveQuadratic(b, c, d) }
  guard d != 0 else {
    var roots = solveQuadratic(a, b, c)
    roots.insert(0)
    return roots
  }

  // With x = 2^k · y, and all divided by a power of two, no root is far above 1 and the leading
  // coefficient lies between 1 and 2: nothing overflows, and only what is far too small to matter
  // underflows.
  let k = exponentOfGreatestRoot(a, b, c, d)
  guard k < 1024 else { return solveQuadratic(b, c, d) }
  let power = exponent(of: a) + 3 * k
  let cubic = Cubic(
    a: scaled(a, 3 * k - power), b: scaled(b, 2 * k - power),
    c: scaled(c, k - power), d: scaled(d, -power))
  guard cubic.d.magnitude > 0x1p-900 else { return solveFarApart(a, b, c, d, middle: cubic.c) }

  var roots = RealRoots()
  let outer = cubic.outerRoot()
  let rest = cubic.divided(byRoot: outer)
  roots.insert(scaled(cubic.polished(outer), k))
  for root in solveQuadratic(rest.a, rest.b, rest.c) {
    roots.insert(scaled(cubic.polished(root), k))
  }
  return roots
}

/// The roots where the smallest is beyond 2^-300 of the greatest, so that they do not touch each
/// other's digits; `middle` is `c` in units of the greatest root and `a`.
private func solveFarApart(
  _ a: Double, _ b: Double, _ c: Double, _ d: Double, middle: Double
) -> RealRoots {
  let isGreatestAlone = middle.magnitude < 0x1p-200
  var roots = isGreatestAlone ? solveQuadratic(b, c, d) : solveQuadratic(a, b, c)
  roots.insert(isGreatestAlone ? -b / a : -d / c)
  return roots
}

/// A power of two that the greatest root in magnitude, complex ones too, exceeds by eight at most.
private func exponentOfGreatestRoot(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Int {
  let leading = exponent(of: a)
  var greatest = (exponent(of: d) - leading) / 3
  if b != 0 { greatest = max(greatest, exponent(of: b) - leading) }
  if c != 0 { greatest = max(greatest, (exponent(of: c) - leading) / 2) }
  return greatest
}

/// A cubic polynomial, its leading coefficient not zero.
private struct Cubic {
  let a: Double
  let b: Double
  let c: Double
  let d: Double

  /// The value and the slope at `x`, with the two middle results of Horner's rule.
  func evaluated(at x: Double) -> (value: Double, slope: Double, b1: Double, c2: Double) {
    let leading = a * x
    let b1 = leading + b
    let c2 = b1 * x + c
    return (c2 * x + d, (leading + b1) * x + c2, b1, c2)
  }

  /// The root that lies alone on its side of the inflection.
  ///
  /// Newton's method starts beyond it, where the curve bends away from the axis, so that it comes
  /// nearer from one side until rounding turns it back.
  func outerRoot() -> Double {
    let inflection = -(b / a) / 3
    let (value, slope, _, _) = evaluated(at: inflection)
    let height = value / a
    let side: Double = height < 0 ? -1 : 1
    var reach = Double.pow(height.magnitude, 1.0 / 3)
    // Between two turning points: 1.3247… is the root of r³ - r - 1, far enough for any of them.
    if -slope / a > 0 { reach = 1.324718 * max(reach, (-slope / a).squareRoot()) }

    var next = inflection - side * reach
    var x = inflection
    guard next != x else { return x }
    // Quadratic convergence takes under ten steps, a triple root's linear one about ninety.
    for _ in 0..<200 {
      x = next
      let (value, slope, _, _) = evaluated(at: x)
      // A little short of Newton's step, so that a rounded slope cannot take it past the root.
      if slope != 0 { next = x - value / slope / 1.000000001 }
      if side * next <= side * x { break }
    }
    return x
  }

  /// A root after one more step of Newton's method, the value taken with twice the digits.
  ///
  /// A step that is not small means a multiple root, where the slope says little: it is not taken.
  func polished(_ x: Double) -> Double {
    let argument = DoubleDouble(x)
    let b2 = DoubleDouble(a).times(argument).plus(b)
    let c2 = b2.times(argument).plus(c)
    let value = c2.times(argument).plus(d)
    let step = value.high / evaluated(at: x).slope
    return step.magnitude <= 0x1p-20 * x.magnitude ? x - step : x
  }

  /// The quadratic that remains, from whichever end loses less to rounding.
  func divided(byRoot x: Double) -> (a: Double, b: Double, c: Double) {
    let (_, _, b1, c2) = evaluated(at: x)
    guard a.magnitude * x * x > (d / x).magnitude else { return (a, b1, c2) }
    let constant = -d / x
    return (a, (constant - c) / x, constant)
  }
}
