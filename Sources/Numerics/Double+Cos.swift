extension Double {
  /// The cosine of `x` radians, the same bits on every processor.
  ///
  /// Every finite `x`, reduced as if π were known to all its digits; infinities and NaN give NaN.
  ///
  /// Error: under 0.8 ulp (measured against 64-bit precision; see `SinCosTests`).
  public static func cos(_ x: Double) -> Double {
    let angle = ReducedAngle(x)
    switch angle.quadrant & 3 {
    case 0: return angle.cos
    case 1: return -angle.sin
    case 2: return -angle.cos
    default: return angle.sin
    }
  }
}
