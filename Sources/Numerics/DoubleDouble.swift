/// A number kept as the unevaluated sum of two doubles, good for about 106 bits.
///
/// `low` is at most half an ulp of `high`. The intermediate steps of `pow`, `atan2` and the
/// argument reduction need more digits than a double has; this carries them.
///
/// Source: Dekker, "A floating-point technique for extending the available precision" (1971);
/// Knuth, The Art of Computer Programming vol. 2, 4.2.2 (the exact sum).
package struct DoubleDouble {
  package var high: Double
  package var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The exact sum of any two doubles.
  init(sum a: Double, _ b: Double) {
    high = a + b
    let bPart = high - a
    low = (a - (high - bPart)) + (b - bPart)
  }

  /// The exact sum of two doubles of which `larger` has the greater magnitude, or is zero with `b`.
  init(sumOrdered larger: Double, _ b: Double) {
    high = larger + b
    low = b - (high - larger)
  }

  /// The exact product of two doubles below 2^995 whose product is above 2^-960.
  ///
  /// Without a fused multiply-add, which not every processor has, the factors are cut into
  /// halves of 26 bits whose products are exact.
  init(product a: Double, _ b: Double) {
    let x = Self.halves(a)
    let y = Self.halves(b)
    high = a * b
    low = ((x.high * y.high - high) + x.high * y.low + x.low * y.high) + x.low * y.low
  }

  /// The product, to 2^-102 of itself.
  func times(_ other: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(product: high, other.high)
    return DoubleDouble(
      sumOrdered: product.high, product.low + (high * other.low + low * other.high))
  }

  /// `self + other`, to 2^-102 of itself, where `self` has the greater magnitude.
  func plusSmaller(_ other: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble(sumOrdered: high, other.high)
    return DoubleDouble(sumOrdered: sum.high, sum.low + (low + other.low))
  }

  /// `self + number`, to 2^-105 of the greater of the two.
  func plus(_ number: Double) -> DoubleDouble {
    let sum = DoubleDouble(sum: high, number)
    return DoubleDouble(sumOrdered: sum.high, sum.low + low)
  }

  /// The quotient, to 2^-100 of itself.
  func divided(by divisor: DoubleDouble) -> DoubleDouble {
    let quotient = high / divisor.high
    let back = DoubleDouble(product: quotient, divisor.high)
    let rest = ((high - back.high) - back.low) + (low - quotient * divisor.low)
    return DoubleDouble(sumOrdered: quotient, rest / divisor.high)
  }

  /// A double as the sum of two numbers of at most 26 significant bits.
  ///
  /// 2^27 + 1 is Veltkamp's constant for 53 bits.
  static func halves(_ a: Double) -> (high: Double, low: Double) {
    let scaled = a * 0x8000001p0
    let high = scaled - (scaled - a)
    return (high, a - high)
  }
}
