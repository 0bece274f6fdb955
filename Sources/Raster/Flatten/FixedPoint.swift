/// Fixed-point device coordinates: 12 bits after the point.
///
/// A vertex is at most 1/8192 pixel from where it should be, which moves an edge's coverage by less
/// than 1/25 of an 8-bit level. The largest canvas, 32,767 pixels, fits 32 bits with 4 to spare.
enum FixedPoint {
  static let bits: Int32 = 12
  static let one: Int32 = 1 << bits
  static let mask: Int32 = one - 1

  /// The nearest fixed-point number to `value` pixels; ties go to even.
  @inline(__always)
  static func nearest(_ value: Double) -> Int32 {
    nearestInteger(value * Double(one))
  }

  /// The nearest integer to `value`; ties go to even.
  ///
  /// Adding 1.5 x 2^52 puts the rounded integer in the low bits of the sum: exact below 2^31, where
  /// every clipped coordinate lies, some number beyond it, and much cheaper than a checked conversion.
  @inline(__always)
  static func nearestInteger(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + 0x1.8p52).bitPattern)
  }
}
