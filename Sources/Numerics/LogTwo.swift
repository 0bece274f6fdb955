/// The natural logarithm of two, cut so that small multiples of its first part are exact.
enum LogTwo {
  /// The first 40 bits of ln 2: times an integer of 13 bits or fewer is exact.
  static let high = 0x1.62e42fefa2000p-1

  /// ln 2 - `high`, to 2^-95.
  static let low = 0x1.9ef35793c7673p-41

  /// 1 / ln 2, rounded.
  static let inverse = 0x1.71547652b82fep+0

  /// The nearest integer, ties to even, for magnitudes below 2^51.
  ///
  /// Adding 1.5 · 2^52 leaves no bits for the fraction. `rounded()` would give the same, by a
  /// library call on processors without an instruction for it.
  static func roundedToInteger(_ x: Double) -> Double {
    (x + 0x1.8p52) - 0x1.8p52
  }
}
