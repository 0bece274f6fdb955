/// A value whose parts run through keyframes, each part on a track of its own.
///
/// Shaped as SwiftUI's, which feeds it to a `KeyframeAnimator`; here a view asks it for the value at its
/// time.
///
/// ```swift
/// let bounce = KeyframeTimeline(initialValue: Pose()) {
///   KeyframeTrack(\.scale) {
///     LinearKeyframe(1.2, duration: 0.1)
///     SpringKeyframe(1.0, spring: .bouncy)
///   }
///   KeyframeTrack(\.angle) {
///     CubicKeyframe(.degrees(20), duration: 0.2)
///     CubicKeyframe(.zero, duration: 0.3)
///   }
/// }
/// ```
public struct KeyframeTimeline<Value: Sendable>: Sendable {
  private let initialValue: Value
  private let parts: [KeyframeTimelinePart<Value>]

  /// A value that starts as `initialValue` and whose parts run through the tracks of `content`.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> [KeyframeTimelineTrack<Value>]
  ) {
    self.initialValue = initialValue
    parts = content().map { $0.makePart(initialValue) }
  }

  /// Seconds until the last track is over.
  public var duration: Seconds { parts.reduce(0) { max($0, $1.duration) } }

  /// The value at `time`: constant before 0 and after the end; as at 0 for NaN.
  public func value(time: Seconds) -> Value {
    var value = initialValue
    for part in parts { part.apply(&value, time.isNaN ? 0 : time) }
    return value
  }

  /// The value when a share of the duration, 0...1, is over.
  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }
}

/// One track of a timeline, with its way worked out.
struct KeyframeTimelinePart<Root>: Sendable {
  let duration: Seconds
  let apply: @Sendable (inout Root, Seconds) -> Void
}

/// A track of a timeline: keyframes for one part of the value.
public struct KeyframeTimelineTrack<Root: Sendable> {
  let makePart: (Root) -> KeyframeTimelinePart<Root>
}

/// The keyframes for one part of a value, or for the whole of it.
public struct KeyframeTrack<Root: Sendable, Value: Animatable & Sendable>
where Value.AnimatableData: Sendable {
  let path: any WritableKeyPath<Root, Value> & Sendable
  let keyframes: [Keyframe<Value>]

  /// Keyframes for the part of the value at `keyPath`.
  public init(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    @KeyframeTrackContentBuilder<Value> content: () -> [Keyframe<Value>]
  ) {
    path = keyPath
    keyframes = content()
  }

  /// Keyframes for the whole value.
  public init(
    @KeyframeTrackContentBuilder<Value> content: () -> [Keyframe<Value>]
  ) where Root == Value {
    self.init(\.self, content: content)
  }

  var erased: KeyframeTimelineTrack<Root> {
    KeyframeTimelineTrack { [path, keyframes] root in
      let course = KeyframeCourse(from: root[keyPath: path], through: keyframes)
      return KeyframeTimelinePart(duration: course.duration) { value, time in
        value[keyPath: path] = course.value(at: time)
      }
    }
  }
}

/// Puts the tracks of a timeline written one below the other together.
@resultBuilder
public enum KeyframesBuilder<Root: Sendable> {
  /// One track.
  public static func buildExpression(
    _ track: KeyframeTrack<Root, some Animatable & Sendable>
  ) -> KeyframeTimelineTrack<Root> { track.erased }

  /// Several tracks.
  public static func buildBlock(
    _ tracks: KeyframeTimelineTrack<Root>...
  ) -> [KeyframeTimelineTrack<Root>] { tracks }
}
