package import Flipbook

/// A lesson is complete: when what happens on the screen that says so.
package struct Celebration: Sendable {
  /// Seconds after the screen came, unless said otherwise.
  package struct Pace: Hashable, Sendable {
    /// When Duo begins to crouch.
    let jump: Seconds
    /// When confetti bursts.
    let confetti: Seconds
    /// When the title pops in, and the first of the boxes.
    let title: Seconds
    let boxes: Seconds
    /// From one box to the next.
    let boxInterval: Seconds
    /// When the points begin to count, and how long they take.
    let count: Seconds
    let countDuration: Seconds
    /// Whether the number goes from one whole to the next at once, as it must where it counts fast.
    let countsWhole: Bool
    /// When Duo, back on the ground, begins to cheer, and when he calms down.
    let cheer: Seconds
    let rest: Seconds

    /// As the app has it.
    package static let app = Pace(
      jump: 0.10, confetti: 0.40, title: 0.42, boxes: 0.90, boxInterval: 0.14, count: 1.10,
      countDuration: 1.05, countsWhole: false, cheer: 0.10 + DuoJump.end, rest: 3.28)
  }

  package let result: LessonResult
  /// When the screen came.
  package let start: Seconds
  package let pace: Pace
  /// Since when the button that takes the points is held down by itself; nil while it is not.
  var claimed: Seconds?
  /// What Duo does, from a time on that is at or before the screen's.
  private let performance: DuoPerformance
  private let performanceStart: Seconds

  /// The celebration of `result`, on a screen that came at `start`.
  package init(of result: LessonResult, at start: Seconds, pace: Pace) {
    (self.result, self.start, self.pace) = (result, start, pace)
    // Where he has crouched before the screen came, the jump is what he began with.
    performanceStart = min(pace.jump, 0)
    var performance = DuoPerformance(pace.jump > 0 ? .idle : .jump)
    if pace.jump > 0 { performance.play(.jump, at: pace.jump) }
    performance.play(.cheer, at: pace.cheer - performanceStart)
    performance.play(.idle, at: pace.rest - performanceStart)
    self.performance = performance
  }

  /// The points that show at `time`: whole where they stand still.
  package func points(at time: Seconds) -> Double {
    let share = (time - start - pace.count) / pace.countDuration
    guard pace.countsWhole else {
      return Double(result.xp) * UnitCurve.easeOut.value(at: share)
    }
    // A frame that comes a rounding before the number's time shows it all the same.
    return (Double(result.xp) * share.clamped() + 1e-9).rounded(.down)
  }

  /// Duo's pose at `time`.
  package func pose(at time: Seconds) -> DuoPose {
    performance.pose(at: time - start - performanceStart)
  }

  /// Seconds since confetti burst.
  func confettiAge(at time: Seconds) -> Seconds { time - start - pace.confetti }

  /// How large the title is at `time`.
  func titleScale(at time: Seconds) -> Double { Self.pop(age: time - start - pace.title) }

  /// How large a box is at `time`, from 0 on.
  func boxScale(_ index: Int, at time: Seconds) -> Double {
    Self.pop(age: time - start - pace.boxes - Double(index) * pace.boxInterval)
  }

  /// How large the points are at `time`: the last number pops.
  package func pointsScale(at time: Seconds) -> Double {
    // Times are sums of times: what differs by a rounding is the same moment.
    let age = time - start - pace.count - pace.countDuration + 1e-9
    guard age >= 0 else { return 1 }
    return 1 + 0.12 * (1 - Animation.spring(response: 0.25, dampingFraction: 0.5).progress(at: age))
  }

  /// From nothing to its size on a spring.
  private static func pop(age: Seconds) -> Double {
    guard age > 0 else { return 0 }
    return mix(
      0.4, 1, Animation.spring(response: 0.32, dampingFraction: 0.6).progress(at: age))
  }
}
