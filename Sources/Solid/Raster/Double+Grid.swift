extension Double {
  /// 1.5 × 2^52: adding it leaves no bits for a fraction.
  private static let grid = 6_755_399_441_055_744.0

  /// The nearest whole number, ties to even, for magnitudes below 2^51, without a call into libm.
  @inline(__always)
  var roundedToGrid: Double { (self + Self.grid) - Self.grid }

  /// The nearest whole number, ties to even, for magnitudes below 2^50.
  ///
  /// Read off the bits of the sum: a conversion would ask whether the number fits.
  @inline(__always)
  var wholeOnGrid: Int {
    (Int(truncatingIfNeeded: (self + Self.grid).bitPattern) &<< 13) &>> 13
  }
}
