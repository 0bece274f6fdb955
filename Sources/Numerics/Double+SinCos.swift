extension Double {
  /// The sine and cosine of `x` radians, bit for bit those of `sin` and `cos`.
  ///
  /// The argument is reduced once, which is most of the work for a large one.
  public static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    let angle = ReducedAngle(x)
    let (sin, cos) = (angle.sin, angle.cos)
    switch angle.quadrant & 3 {
    case 0: return (sin, cos)
    case 1: return (cos, -sin)
    case 2: return (-sin, -cos)
    default: return (-cos, sin)
    }
  }
}
