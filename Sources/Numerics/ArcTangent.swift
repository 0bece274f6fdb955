/// The angle of a point, for `atan2`.
enum ArcTangent {
  private static let halfPi = DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
  private static let pi = DoubleDouble(0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53)

  /// The angle from 0 to π of the point (`x`, `y`), or of (-`x`, `y`) where it `isLeft`.
  ///
  /// Both coordinates are magnitudes, not NaN.
  static func angle(_ y: Double, _ x: Double, isLeft: Bool) -> Double {
    let isSteep = y > x
    let (minor, major) = isSteep ? (x, y) : (y, x)
    // The angle is base ± the angle of minor over major.
    let base = isSteep ? halfPi : isLeft ? pi : DoubleDouble(0)
    let isAdded = isSteep == isLeft
    let ratio = slope(minor, major)

    guard ratio >= 0x1p-32 else {
      // The arc tangent is the ratio itself, to 2^-65 of it.
      return base.high + (base.low + (isAdded ? ratio : -ratio))
    }
    guard major < .infinity else {
      return sum(base, steps[8], DoubleDouble(0), isAdded: isAdded)
    }
    let (table, beyond) = split(minor, major, ratio)
    return sum(base, table, beyond, isAdded: isAdded)
  }

  /// minor / major, taking 0 / 0 for 0 and ∞ / ∞ for 1 as C does.
  private static func slope(_ minor: Double, _ major: Double) -> Double {
    if major == 0 { return 0 }
    return minor == .infinity ? 1 : minor / major
  }

  /// The arc tangent of minor / major as one of `steps` and the small rest.
  ///
  /// With c = the ratio to the nearest eighth, arctan(q) = arctan(c) + arctan((q - c) / (1 + c q)),
  /// the last argument at most 1/16.
  private static func split(
    _ minor: Double, _ major: Double, _ ratio: Double
  ) -> (table: DoubleDouble, beyond: DoubleDouble) {
    // Far from overflow and underflow; exact, as the two are within 2^32 of each other.
    let scale = major > 0x1p500 ? 0x1p-600 : major < 0x1p-400 ? 0x1p600 : 1
    let (a, b) = (minor * scale, major * scale)
    let index = Int(ratio * 8 + 0.5)
    let c = Double(index) * 0.125

    // c has four bits, so its products with halves of a and b are exact.
    let (aHalves, bHalves) = (DoubleDouble.halves(a), DoubleDouble.halves(b))
    let top = DoubleDouble(sum: a, -(c * bHalves.high))
    let topRest = DoubleDouble(sum: top.high, -(c * bHalves.low))
    let bottom = DoubleDouble(sumOrdered: b, c * aHalves.high)
    let numerator = DoubleDouble(sum: topRest.high, topRest.low + top.low)
    let denominator = DoubleDouble(sumOrdered: bottom.high, bottom.low + c * aHalves.low)
    let u = numerator.divided(by: denominator)
    let beyond = u.high * cubed(u.high * u.high)
    return (steps[index], DoubleDouble(u.high, u.low + beyond))
  }

  /// arctan(u) / u - 1 as a polynomial in z = u² ≤ 1/256, a minimax fit (Remez) within 2^-63.
  private static func cubed(_ z: Double) -> Double {
    let c0 = -0x1.5555555555555p-2
    let c1 = 0x1.999999999994dp-3
    let c2 = -0x1.249249245a725p-3
    let c3 = 0x1.c71c6feb30604p-4
    let c4 = -0x1.74598227db904p-4
    let c5 = 0x1.37e441c3ec91ep-4
    let z2 = z * z
    return z * (((c0 + z * c1) + z2 * (c2 + z * c3)) + z2 * z2 * (c4 + z * c5))
  }

  /// base ± (table + beyond), rounded once.
  private static func sum(
    _ base: DoubleDouble, _ table: DoubleDouble, _ beyond: DoubleDouble, isAdded: Bool
  ) -> Double {
    let sign: Double = isAdded ? 1 : -1
    let first = DoubleDouble(sum: base.high, sign * table.high)
    let second = DoubleDouble(sum: first.high, sign * beyond.high)
    let low = (base.low + sign * table.low) + sign * beyond.low
    return second.high + (second.low + (first.low + low))
  }

  /// The arc tangents of 0, 1/8, … 1.
  // swift-format-ignore
  private static let steps: InlineArray<9, DoubleDouble> = [
    DoubleDouble(0),
    DoubleDouble(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
    DoubleDouble(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
    DoubleDouble(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
    DoubleDouble(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
    DoubleDouble(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
    DoubleDouble(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
    DoubleDouble(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
    DoubleDouble(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
  ]
}
