/// The quarter of the unit circle about (0, 1) from (0, 0) to (1, 1).
enum QuarterCircle {
  /// 1 - √(1 - x²) for x in 0...1, without losing digits where x is small.
  static func value(at x: Double) -> Double {
    x * x / (1 + height(at: x))
  }

  /// x / √(1 - x²): infinite at 1.
  static func slope(at x: Double) -> Double {
    x / height(at: x)
  }

  /// A shape at half size and, turned by half a turn, once more.
  static func twice(_ x: Double, _ shape: (Double) -> Double) -> Double {
    x < 0.5 ? 0.5 * shape(2 * x) : 1 - 0.5 * shape(2 - 2 * x)
  }

  private static func height(at x: Double) -> Double {
    ((1 - x) * (1 + x)).squareRoot()
  }
}
