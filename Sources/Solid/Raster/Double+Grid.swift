extension Double {
  /// The nearest whole number, ties to even, for magnitudes below 2^51, without a call into libm.
  @inline(__always)
  var roundedToGrid: Double {
    // Adding 1.5 × 2^52 leaves no bits for a fraction.
    let magic = 6_755_399_441_055_744.0
    return (self + magic) - magic
  }
}
