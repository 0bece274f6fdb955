/// The exponential of an argument with more digits than a double has, for `exp` and `pow`.
enum Exponential {
  /// e^x for `x.high` from -746 to 710; overflows to infinity and underflows to zero or a
  /// subnormal, rounded once.
  static func exp(_ x: DoubleDouble) -> Double {
    let (unit, power) = split(x)
    return scaled(unit, byPowerOfTwo: power)
  }

  /// e^x as `unit` · 2^power with `unit` between 0.7 and 1.5, its error under 2^-56.
  static func split(_ x: DoubleDouble) -> (unit: DoubleDouble, power: Int) {
    // x = power · ln 2 + r, |r| ≤ ln 2 / 2. The first part of ln 2 has 40 bits and `power` at
    // most 11, so their product and the subtraction are exact.
    let power = LogTwo.roundedToInteger(x.high * LogTwo.inverse)
    let r = DoubleDouble(
      sumOrdered: x.high - power * LogTwo.high, x.low - power * LogTwo.low)

    // e^r = 1 + r + beyondLinear(r), with the rounding errors of both additions kept.
    let small = r.low + (r.low * r.high + beyondLinear(r.high))
    let tail = DoubleDouble(sum: r.high, small)
    let unit = DoubleDouble(sumOrdered: 1, tail.high)
    return (DoubleDouble(unit.high, unit.low + tail.low), Int(power))
  }

  /// e^r - 1 - r for |r| ≤ ln 2 / 2, to 2^-60 absolutely.
  ///
  /// r² / 2 and a minimax polynomial (Remez) of degree 9 for (e^r - 1 - r - r² / 2) / r³.
  static func beyondLinear(_ r: Double) -> Double {
    let c0 = 0x1.5555555555556p-3
    let c1 = 0x1.5555555555556p-5
    let c2 = 0x1.11111111109b3p-7
    let c3 = 0x1.6c16c16c15dc7p-10
    let c4 = 0x1.a01a01a7c456cp-13
    let c5 = 0x1.a01a01a936350p-16
    let c6 = 0x1.71de0dada4588p-19
    let c7 = 0x1.27e4d4d3e5553p-22
    let c8 = 0x1.af38ab3f3184ep-26
    let c9 = 0x1.1f7f27da618f1p-29
    let r2 = r * r
    let r4 = r2 * r2
    let first = (c0 + r * c1) + r2 * (c2 + r * c3)
    let last = (c4 + r * c5) + r2 * (c6 + r * c7) + r4 * (c8 + r * c9)
    return 0.5 * r2 + r2 * r * (first + r4 * last)
  }

  /// `unit` · 2^power, rounded once, subnormal results too.
  private static func scaled(_ unit: DoubleDouble, byPowerOfTwo power: Int) -> Double {
    guard power > -1022 || power == -1022 && unit.high >= 1 else {
      return subnormal(unit, power: power)
    }
    let rounded = unit.high + unit.low
    guard power < 1024 else { return rounded * 0x1p1023 * 2 }
    return rounded * powerOfTwo(power)
  }

  /// 2^power, from -1022 to 1023.
  static func powerOfTwo(_ power: Int) -> Double {
    Double(bitPattern: UInt64(1023 + power) << 52)
  }

  /// Adds a number so large that its last bit is the last bit of the subnormal result, which
  /// rounds `unit` there, once, and takes it away again.
  private static func subnormal(_ unit: DoubleDouble, power: Int) -> Double {
    let anchor = powerOfTwo(-1022 - power)
    let sum = DoubleDouble(sumOrdered: anchor, unit.high)
    let rounded = (sum.high + (sum.low + unit.low)) - anchor
    return rounded * powerOfTwo(power + 100) * 0x1p-100
  }
}
