/// The real roots of a x² + b x + c, ascending; a double root is given once.
///
/// Without `a`, the root of b x + c. A root too great for a double is left out, which is how
/// a vanishing `a` ends. No roots where `a` and `b` are zero, or a coefficient is infinite or NaN.
///
/// Error: each root is within 2 ulp (measured; see `SolveQuadraticTests`), and close pairs are told
/// from none by a discriminant that is exact to 2^-102 of its terms.
///
/// Source: Kahan, "On the Cost of Floating-Point Computation Without Extra-Precise Arithmetic"
/// (2004): exact products in the discriminant, and the second root from the product of both.
public func solveQuadratic(_ a: Double, _ b: Double, _ c: Double) -> RealRoots {
  var roots = RealRoots()
  guard a.isFinite, b.isFinite, c.isFinite else { return roots }
  guard a != 0 else {
    roots.insert(-c / b)
    return roots
  }
  guard c != 0 else {
    roots.insert(0)
    roots.insert(-b / a)
    return roots
  }

  // With x = 2^k · y, and all divided by a power of two, a and c come to between ½ and 4.
  let (power, constant) = (exponent(of: c), exponent(of: a))
  let k = (power - constant) >> 1
  let a1 = scaled(a, 2 * k - power)
  let b1 = scaled(b, k - power)
  let c1 = scaled(c, -power)
  guard b1.magnitude < 0x1p60 else {
    // 4 a c is nothing beside b².
    roots.insert(-b / a)
    roots.insert(-c / b)
    return roots
  }

  let half = 0.5 * b1
  let discriminant = difference(of: (half, half), and: (a1, c1))
  guard discriminant >= 0 else { return roots }
  // The sum of two numbers of one sign loses nothing; the other root follows from c / a.
  let root = discriminant.squareRoot()
  let sum = -(half + (half < 0 ? -root : root))
  roots.insert(scaled(sum / a1, k))
  roots.insert(scaled(c1 / sum, k))
  return roots
}

/// The difference of two products, a double rounding of the exact one.
private func difference(
  of first: (Double, Double), and second: (Double, Double)
) -> Double {
  let p = DoubleDouble(product: first.0, first.1)
  let q = DoubleDouble(product: second.0, second.1)
  let high = DoubleDouble(sum: p.high, -q.high)
  return high.high + (high.low + (p.low - q.low))
}
