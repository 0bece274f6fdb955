/// A value with a part that can be animated.
public protocol Animatable {
  /// The type of the part that can be animated.
  associatedtype AnimatableData: VectorArithmetic
  /// The part that can be animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable {
  /// The share `amount` of the way from this value to `other`, which also gives what can't be animated.
  ///
  /// Amounts beyond 0...1 go on in the same direction.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    guard amount != 1 else { return other }
    var value = other
    let (from, to) = (animatableData, other.animatableData)
    value.animatableData = from + (to - from).scaled(by: amount)
    return value
  }
}

extension Double: Animatable {}
extension AnimatablePair: Animatable {}
