/// A step of a keyframe track: where the value goes next, how long it takes, and along what.
public protocol KeyframeTrackContent<Value> {
  /// The type of value.
  associatedtype Value: Animatable
  /// The step itself.
  var keyframe: Keyframe<Value> { get }
}

/// A step of a keyframe track, of any kind.
public struct Keyframe<Value: Animatable>: KeyframeTrackContent {
  /// What leads from the value before to this one.
  enum Path {
    case curve(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
  }

  let to: Value
  /// Seconds; nil for as long as the spring takes to settle.
  let duration: Seconds?
  let path: Path

  init(_ to: Value, duration: Seconds?, path: Path) {
    self.to = to
    self.duration = duration.map { min(max(0, $0), 1e9) }
    self.path = path
  }

  /// The step itself.
  public var keyframe: Keyframe { self }
}

extension Keyframe.Path: Sendable where Value: Sendable {}
extension Keyframe: Sendable where Value: Sendable {}

/// A step straight to a value, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The step itself.
  public let keyframe: Keyframe<Value>

  /// A step to `to` that takes `duration` seconds; of 0 seconds, a jump.
  public init(_ to: Value, duration: Seconds, timingCurve: UnitCurve = .linear) {
    keyframe = Keyframe(to, duration: duration, path: .curve(timingCurve))
  }
}

/// A step along a cubic, which is smooth with the cubic steps before and after it.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The step itself.
  public let keyframe: Keyframe<Value>

  /// A step along a cubic.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: Seconds.
  ///   - startVelocity: Units a second at its beginning; nil for what is smooth there: between two
  ///     cubics the slope from the value before to the value after (Catmull and Rom), else the
  ///     velocity at the end of the step before.
  ///   - endVelocity: Units a second at its end; nil likewise, and 0 at the end of the track.
  public init(
    _ to: Value, duration: Seconds, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      to, duration: duration,
      path: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }
}

/// A step on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The step itself.
  public let keyframe: Keyframe<Value>

  /// A step on a spring.
  ///
  /// - Parameters:
  ///   - to: Where the spring comes to rest.
  ///   - duration: Seconds until the next step takes over, at the value and the velocity that the
  ///     spring has by then; nil for as long as it takes to settle.
  ///   - spring: The spring.
  ///   - startVelocity: Units a second at its beginning; nil for that at the end of the step before.
  public init(
    _ to: Value, duration: Seconds? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      to, duration: duration, path: .spring(spring, startVelocity: startVelocity))
  }
}

/// A jump.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The step itself.
  public let keyframe: Keyframe<Value>

  /// A jump to `to`.
  public init(_ to: Value) {
    keyframe = Keyframe(to, duration: 0, path: .curve(.linear))
  }
}

/// Puts the steps of a keyframe track written one below the other together.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// One step.
  public static func buildExpression(
    _ content: some KeyframeTrackContent<Value>
  ) -> [Keyframe<Value>] { [content.keyframe] }

  /// Several steps, in order.
  public static func buildBlock(_ parts: [Keyframe<Value>]...) -> [Keyframe<Value>] {
    parts.flatMap { $0 }
  }

  /// The steps of an `if` without `else`.
  public static func buildOptional(_ part: [Keyframe<Value>]?) -> [Keyframe<Value>] { part ?? [] }

  /// The steps of the first branch.
  public static func buildEither(first: [Keyframe<Value>]) -> [Keyframe<Value>] { first }

  /// The steps of the other branch.
  public static func buildEither(second: [Keyframe<Value>]) -> [Keyframe<Value>] { second }

  /// The steps of a loop.
  public static func buildArray(_ parts: [[Keyframe<Value>]]) -> [Keyframe<Value>] {
    parts.flatMap { $0 }
  }
}
