/// A number of frames a second, kept as an exact fraction in lowest terms.
///
/// NTSC's 29.97… is 30000/1001, which no decimal and no double is: an hour of it reckoned with
/// either is a frame off. Above zero, at most a million.
public struct FrameRate: Hashable, Sendable {
  /// The frames in `denominator` seconds.
  public let numerator: Int

  /// The seconds that `numerator` frames take.
  public let denominator: Int

  /// The fastest rate, in frames a second: one frame each microsecond.
  static let fastest = 1_000_000

  /// A rate of `numerator` frames in `denominator` seconds.
  ///
  /// - Throws: `FrameRateError` where the fraction is zero, negative or above a million.
  public init(_ numerator: Int, over denominator: Int) throws(FrameRateError) {
    let text = denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
    guard numerator != 0, denominator != 0 else { throw .zero(text) }
    guard numerator > 0, denominator > 0 else { throw .negative(text) }
    try self.init(UInt128(numerator), over: UInt128(denominator), text: text)
  }

  /// A rate above zero from terms of any size; `text` is for the error.
  init(
    _ numerator: UInt128, over denominator: UInt128, text: String
  ) throws(FrameRateError) {
    let divisor = greatestCommonDivisor(numerator, denominator)
    guard numerator / denominator < Self.fastest || numerator == denominator * 1_000_000 else {
      throw .tooFast(text)
    }
    guard let numerator = Int(exactly: numerator / divisor),
      let denominator = Int(exactly: denominator / divisor)
    else { throw .tooLong(text) }
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The rate as the nearest double, for showing and for rough sums.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }
}

extension FrameRate: ExpressibleByIntegerLiteral {
  /// A whole rate written in the source, from 1 to 1000000.
  public init(integerLiteral value: Int) {
    precondition(
      value > 0 && value <= Self.fastest, "a frame rate is from 1 to 1000000, is \(value)")
    numerator = value
    denominator = 1
  }
}

extension FrameRate: CustomStringConvertible {
  /// The rate as `init(_:)` reads it: "60" or "30000/1001".
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}

/// Euclid's algorithm.
private func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
