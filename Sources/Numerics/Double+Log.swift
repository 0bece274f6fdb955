extension Double {
  /// The natural logarithm of `x`, the same bits on every processor.
  ///
  /// Zero gives -infinity, a negative number NaN, infinity itself; subnormals are handled.
  ///
  /// Error: under 0.501 ulp (measured against 64-bit precision; see `LogTests`).
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -infinity : nan }
    guard x < infinity else { return x }
    return Logarithm.log(x).high
  }
}
