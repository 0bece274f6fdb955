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

extension Double: Animatable {}
extension AnimatablePair: Animatable {}
