/// value · 2^power; exact unless it overflows or becomes subnormal.
func scaled(_ value: Double, _ power: Int) -> Double {
  Double(sign: .plus, exponent: power, significand: value)
}

/// The power of two at or below the magnitude of a finite number that is not zero.
func exponent(of value: Double) -> Int {
  Int(value.exponent)
}
