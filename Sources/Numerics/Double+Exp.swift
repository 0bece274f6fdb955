extension Double {
  /// The exponential of `x`, the same bits on every processor.
  ///
  /// The whole line: above 709.782712893384 the result is infinity, below -745.1332191019412
  /// zero; results between 2^-1074 and 2^-1022 are subnormal and as well rounded as the rest.
  /// NaN gives NaN.
  ///
  /// Error: under 0.65 ulp (measured against 64-bit precision; see `ExpTests`).
  ///
  /// Source: Cody and Waite, "Software Manual for the Elementary Functions" (1980), chapter 6.
  public static func exp(_ x: Double) -> Double {
    guard !x.isNaN else { return x }
    guard x < 710 else { return infinity }
    guard x > -746 else { return 0 }
    return Exponential.exp(DoubleDouble(x))
  }
}
