extension ReducedAngle {
  /// Reduces a finite angle of 2^20 or more with as many digits of 2/π as its exponent asks for.
  ///
  /// With x = m · 2^e, bits of 2/π of such weight that they contribute whole turns are skipped; the
  /// next 192 times m, modulo four quarter turns, keep 126 bits of fraction. No double is
  /// closer than 2^-62 quarter turns to a whole number of them, so 64 bits remain at the worst.
  ///
  /// Source: Payne and Hanek, "Radian reduction for trigonometric functions" (1983).
  package init(payneHanek x: Double) {
    let m = x.significandBitPattern | 1 << 52
    let firstBit = Int(x.exponent) - 52 + 62  // of `twoOverPi`, whose first word is empty
    let high = m &* Self.bits(of: firstBit)
    let middle = m.multipliedFullWidth(by: Self.bits(of: firstBit + 64))
    let low = m.multipliedFullWidth(by: Self.bits(of: firstBit + 128))

    // 2 bits of quarter turns and 126 of fraction.
    let turns =
      (UInt128(high) << 64 &+ UInt128(middle.high) << 64)
      &+ (UInt128(middle.low) &+ UInt128(low.high))
    // The fraction alone, from -½ to ½ as a signed number: at ½ and over it counts from the next.
    let fraction = Int128(truncatingIfNeeded: turns << 2)
    let quadrant = Int(truncatingIfNeeded: turns >> 126) + (fraction < 0 ? 1 : 0)

    let halfPi = DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
    let rest = Self.fraction(fraction.magnitude).times(halfPi)
    let isNegative = (fraction < 0) != (x < 0)
    self.init(
      quadrant: x < 0 ? -quadrant : quadrant,
      rest: isNegative ? DoubleDouble(-rest.high, -rest.low) : rest)
  }

  /// bits / 2^128, to 2^-106 of itself.
  private static func fraction(_ bits: UInt128) -> DoubleDouble {
    guard bits != 0 else { return DoubleDouble(0) }
    let zeros = bits.leadingZeroBitCount
    let normalised = bits << UInt128(zeros)
    let unit = Double(bitPattern: UInt64(1023 - zeros - 53) << 52)
    let high = Double(UInt64(truncatingIfNeeded: normalised >> 75))
    let low = Double(UInt64(truncatingIfNeeded: normalised >> 22) & (1 << 53 - 1))
    return DoubleDouble(sumOrdered: high * unit, low * unit * 0x1p-53)
  }

  /// The 64 bits of `twoOverPi` from bit `first` on, counted from the left.
  private static func bits(of first: Int) -> UInt64 {
    let word = first >> 6
    let shift = UInt64(first & 63)
    guard shift > 0 else { return twoOverPi[word] }
    return twoOverPi[word] << shift | twoOverPi[word + 1] >> (64 - shift)
  }

  /// An empty word, then the first 1280 binary digits of 2/π: 971 + 62 + 192 are reached.
  // swift-format-ignore
  private static let twoOverPi: InlineArray<21, UInt64> = [
    0,
    0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561,
    0xb7246e3a424dd2e0, 0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484,
    0xe99c7026b45f7e41, 0x3991d639835339f4, 0x9c845f8bbdf9283b, 0x1ff897ffde05980f,
    0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d, 0x7527bac7ebe5f17b,
    0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab, 0xf0cfbc209af4361d,
  ]
}
