extension Double {
  /// The exponential of `x` less one, without losing digits where `x` is small.
  ///
  /// The whole line: infinity above 709.782712893384, -1 far below zero; a zero keeps its sign.
  /// NaN gives NaN.
  ///
  /// Error: under 0.9 ulp (measured against 64-bit precision; see `ExpMinusOneTests`).
  public static func expMinusOne(_ x: Double) -> Double {
    guard x < 40 else { return exp(x) }
    guard x > -40 else { return x.isNaN ? x : -1 }
    if x.magnitude < 0x1p-54 { return x }
    if x.magnitude < 0x1.62e42fefa39efp-2 { return x + Exponential.beyondLinear(x) }
    let (unit, power) = Exponential.split(DoubleDouble(x))
    let scale = Exponential.powerOfTwo(power)
    let sum = DoubleDouble(sum: unit.high * scale, -1)
    return sum.high + (sum.low + unit.low * scale)
  }
}
