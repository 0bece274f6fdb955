/// A time or a span of time, in seconds.
public typealias Seconds = Double

extension Seconds {
  /// This many seconds in whole microseconds, the nearest; a tie goes away from zero.
  ///
  /// Reckoned in integers, so that 0.7 s is 700 000 µs whatever the double nearest to 0.7 is.
  /// Beyond ±9.2 · 10¹² s it stays at the greatest or least `Int`; NaN is 0.
  package var wholeMicroseconds: Int {
    guard magnitude < 9.2e12 else { return isNaN ? 0 : self < 0 ? .min : .max }
    guard magnitude > 1e-7 else { return 0 }
    // The magnitude is significand · 2^-shift, with a shift of 9 to 76.
    let significand = UInt128(significandBitPattern | 1 << 52)
    let shift = 52 - Int(exponent)
    let micros = (significand * 1_000_000 + 1 << (shift - 1)) >> shift
    return self < 0 ? -Int(micros) : Int(micros)
  }

  /// This time on the nearest whole nanosecond: what is left over of sums is gone.
  ///
  /// 4.2 + 0.4 is 4.6000000000000005; rounded it is the 4.6 that a person writes. Beyond ±9 · 10⁶ s, where
  /// doubles are coarser than that, the time itself.
  package var roundedToNanosecond: Seconds {
    magnitude < 9e6 ? (self * 1e9).rounded() / 1e9 : self
  }
}
