/// A round of phases, each reached by an animation of its own: what SwiftUI's `PhaseAnimator` runs.
///
/// From the first phase on to the second and so on, and from the last back to the first; each change
/// begins when the one before it is over, from rest. Any time can be asked for alone.
///
/// ```swift
/// let pulse = PhaseTimeline([1.0, 1.2, 0.95]) { _ in .easeInOut(duration: 0.2) }
/// pulse.value(time: time) { $0 }
/// ```
public struct PhaseTimeline<Phase: Sendable>: Sendable {
  private let phases: [Phase]
  /// How each phase is reached from the one before it; the first is reached last.
  private let courses: [Animation]
  /// When the change to the phase after each begins.
  private let starts: [Seconds]

  /// Seconds until the first phase is reached again; infinity if an animation never ends.
  public let duration: Seconds

  /// A round through `phases`.
  ///
  /// - Parameters:
  ///   - phases: One at least.
  ///   - animation: How a phase is reached.
  public init(_ phases: [Phase], animation: (Phase) -> Animation = { _ in .default }) {
    precondition(!phases.isEmpty, "a round needs a phase")
    self.phases = phases
    courses = phases.map(animation)
    var (starts, end) = ([Seconds](), 0.0)
    for index in phases.indices {
      starts.append(end)
      end += courses[(index + 1) % phases.count].duration
    }
    self.starts = starts
    duration = end
  }

  /// A value that belongs to each phase, at `time`.
  ///
  /// The round goes on for ever. For one that a trigger starts and that runs once, ask for
  /// `min(time - trigger, duration)`.
  ///
  /// - Parameters:
  ///   - time: Seconds since the first phase; the first phase itself before 0 and for NaN.
  ///   - content: The value of a phase.
  /// - Returns: The value on its way from one phase to the next.
  public func value<Value: Animatable>(time: Seconds, content: (Phase) -> Value) -> Value {
    guard time > 0, time != duration, duration > 0 else { return content(phases[0]) }
    let local = time < duration ? time : time.truncatingRemainder(dividingBy: duration)
    let index = (starts.lastIndex { $0 <= local }) ?? 0
    let next = (index + 1) % phases.count
    return content(phases[index]).interpolated(
      towards: content(phases[next]), amount: courses[next].progress(at: local - starts[index]))
  }
}
