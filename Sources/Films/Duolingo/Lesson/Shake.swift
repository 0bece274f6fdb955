import Flipbook

/// What is wrong shakes its head.
enum Shake {
  static let duration = 0.36

  /// How far to the right it is, `age` seconds after it began, in points.
  static func offset(age: Seconds) -> Double {
    guard age > 0, age < duration else { return 0 }
    return 8 * .sin(2 * .pi * 11 * age) * (1 - age / duration)
  }
}
