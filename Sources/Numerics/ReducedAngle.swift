/// An angle as a number of quarter turns and a rest of at most an eighth of a turn either way.
package struct ReducedAngle {
  /// Whole quarter turns; only its last two bits matter.
  package let quadrant: Int

  /// The rest in radians, from -π/4 to π/4 (a rounding beyond it at most).
  package let rest: DoubleDouble

  /// Reduces `x` radians, to 2^-64 of the rest or better; a NaN rest for infinities and NaN.
  package init(_ x: Double) {
    if x.magnitude <= 0x1.921fb54442d18p-1 {
      self.init(quadrant: 0, rest: DoubleDouble(x))
    } else if x.magnitude < 0x1p20 {
      self.init(codyWaite: x)
    } else if x.magnitude < .infinity {
      self.init(payneHanek: x)
    } else {
      self.init(quadrant: 0, rest: DoubleDouble(.nan))
    }
  }

  init(quadrant: Int, rest: DoubleDouble) {
    self.quadrant = quadrant
    self.rest = rest
  }

  /// Subtracts a multiple of π/2, for magnitudes below 2^20.
  ///
  /// π/2 is cut into three parts of 33 bits and a fourth of 53; the multiple has 20 bits, so that
  /// its products with the first three are exact. The double nearest to a multiple of π/2 in this
  /// range leaves 2^-60, for which 151 bits are plenty.
  ///
  /// Source: Cody and Waite, "Software Manual for the Elementary Functions" (1980), chapter 8.
  private init(codyWaite x: Double) {
    let turns = LogTwo.roundedToInteger(x * 0x1.45f306dc9c883p-1)
    let first = x - turns * 0x1.921fb54400000p+0
    let second = DoubleDouble(sum: first, -(turns * 0x1.0b4611a600000p-34))
    let third = DoubleDouble(sum: second.high, -(turns * 0x1.3198a2e000000p-69))
    let low = (second.low + third.low) - turns * 0x1.b839a252049c1p-104
    self.init(quadrant: Int(turns), rest: DoubleDouble(sum: third.high, low))
  }
}
