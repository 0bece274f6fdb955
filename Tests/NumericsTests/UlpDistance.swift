import Numerics

/// How many doubles lie between two: 0 for equal ones and for two NaNs, huge for NaN and a number.
///
/// The two zeros count as one apart, so that a lost sign is seen where 0 is demanded.
func ulpDistance(_ a: Double, _ b: Double) -> UInt64 {
  if a.isNaN || b.isNaN { return a.isNaN && b.isNaN ? 0 : .max }
  let (x, y) = (ordinal(a), ordinal(b))
  return x > y ? UInt64(x - y) : UInt64(y - x)
}

/// The position of a double among all doubles in ascending order.
private func ordinal(_ a: Double) -> Int64 {
  let bits = Int64(bitPattern: a.bitPattern)
  return bits >= 0 ? bits : -1 - (bits & .max)
}

/// The worst result of a comparison, with what led to it.
struct Worst: CustomStringConvertible {
  var error = 0.0
  var arguments = ""

  mutating func note(_ error: Double, _ arguments: @autoclosure () -> String) {
    // Also true for NaN, which must not pass for a small error.
    guard !(error <= self.error) else { return }
    self.error = error.isNaN ? .infinity : error
    self.arguments = arguments()
  }

  var description: String { "\(error) ulp at \(arguments)" }
}

extension SeededGenerator {
  /// Any double that is not NaN: all exponents and both signs equally likely.
  mutating func nextBits() -> Double {
    while true {
      let number = Double(bitPattern: next())
      if !number.isNaN { return number }
    }
  }
}

#if arch(x86_64)
  /// The distance of a double from a more precise result, in ulp of that result as a double.
  func ulpError(_ value: Double, _ exact: Float80) -> Double {
    let nearest = Double(exact)
    if value.isNaN || !nearest.isFinite || !value.isFinite {
      return ulpDistance(value, nearest) == 0 ? 0 : .infinity
    }
    return Double((Float80(value) - exact).magnitude / Float80(nearest.ulp))
  }
#endif
