extension Double {
  /// The angle of the point (`x`, `y`) from the positive x axis, in radians from -π to π.
  ///
  /// Special cases are those of C99 annex F: the sign is that of `y`, zeros included, so that
  /// `atan2(y: -0, x: -1)` is -π; infinities count as the directions they point in; NaN in
  /// either gives NaN. Subnormal results are handled.
  ///
  /// Error: under 0.51 ulp (measured against 64-bit precision; see `Atan2Tests`).
  public static func atan2(y: Double, x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return nan }
    let angle = ArcTangent.angle(y.magnitude, x.magnitude, isLeft: x.sign == .minus)
    return y.sign == .minus ? -angle : angle
  }
}
