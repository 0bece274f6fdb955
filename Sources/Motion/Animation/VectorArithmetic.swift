/// A value that can be added and scaled, and so animated.
///
/// Shaped as SwiftUI's, as are ``Animatable`` and ``AnimatablePair``.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by `factor`.
  mutating func scale(by factor: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// This vector with every component multiplied by `factor`.
  package func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }

  /// The vector's length.
  package var magnitude: Double { magnitudeSquared.squareRoot() }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by `factor`.
  public mutating func scale(by factor: Double) { self *= factor }

  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// A pair of two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Two zeros.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// The pair of the sums.
  public static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first + b.first, a.second + b.second)
  }

  /// The pair of the differences.
  public static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first - b.first, a.second - b.second)
  }

  /// Multiplies both values by `factor`.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  /// The sum of the squares of both values' components.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
