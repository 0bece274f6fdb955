/// The natural logarithm with more digits than a double has, for `log` and `pow`.
enum Logarithm {
  /// ln x for a positive finite `x`, to 2^-68 of itself.
  ///
  /// With x = 2^k · m, m in [√½, √2) and s = (m - 1) / (m + 1), ln m = 2 artanh s: the odd powers
  /// s, s³ / 3, s⁵ / 5 in double-double, and from s⁷ on, where a double is enough, a minimax
  /// polynomial (Remez).
  ///
  /// The requirement is `pow`'s: it multiplies by up to 745 / |ln x| and needs 2^-59 after that.
  static func log(_ x: Double) -> DoubleDouble {
    let (m, k) = split(x)
    let f = m - 1
    guard f != 0 else { return multipleOfLogTwo(k) }
    let s = DoubleDouble(f).divided(by: DoubleDouble(sumOrdered: 2, f))
    let w = s.times(s)

    let fifth = DoubleDouble(0x1.999999999999ap-3, -0x1.999999999999ap-57)
    let third = DoubleDouble(0x1.5555555555555p-2, 0x1.5555555555555p-56)
    let fromFifth = fifth.plusSmaller(DoubleDouble(w.high * fromSeventh(w.high)))
    let fromThird = third.plusSmaller(w.times(fromFifth))
    let beyond = s.times(w.times(fromThird))
    let half = s.plusSmaller(beyond)
    let logM = DoubleDouble(2 * half.high, 2 * half.low)
    return k == 0 ? logM : multipleOfLogTwo(k).plusSmaller(logM)
  }

  /// (artanh s - s - s³ / 3 - s⁵ / 5) / s⁷ as a polynomial in w = s² ≤ 0.02944, to 2^-57.
  private static func fromSeventh(_ w: Double) -> Double {
    let c0 = 0x1.2492492492492p-3
    let c1 = 0x1.c71c71c71c825p-4
    let c2 = 0x1.745d1745a3908p-4
    let c3 = 0x1.3b13b16b96ce2p-4
    let c4 = 0x1.1110f7e8b5fc2p-4
    let c5 = 0x1.e1f005dcb032fp-5
    let c6 = 0x1.acf73189c01f9p-5
    let c7 = 0x1.b2eb4239bd25bp-5
    let w2 = w * w
    let first = (c0 + w * c1) + w2 * (c2 + w * c3)
    let last = (c4 + w * c5) + w2 * (c6 + w * c7)
    return first + w2 * w2 * last
  }

  /// x = 2^k · m with m in [√½, √2).
  private static func split(_ x: Double) -> (m: Double, k: Int) {
    let isSubnormal = x < Double.leastNormalMagnitude
    let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
    // Moving the cut from 1 to √½ makes the exponent field of the difference the k we want.
    let rootHalf: UInt64 = 0x3fe6_a09e_667f_3bcd
    let k = Int(Int64(bitPattern: bits &- rootHalf) >> 52)
    let m = Double(bitPattern: bits &- UInt64(bitPattern: Int64(k)) << 52)
    return (m, isSubnormal ? k - 54 : k)
  }

  private static func multipleOfLogTwo(_ k: Int) -> DoubleDouble {
    DoubleDouble(sumOrdered: Double(k) * LogTwo.high, Double(k) * LogTwo.low)
  }
}
