package import Flipbook

/// A day is added to a streak: when what happens on the screen that shows it.
package struct StreakUpdate: Sendable {
  /// Seconds after the screen came, unless said otherwise.
  package struct Pace: Hashable, Sendable {
    /// When the flame ignites.
    let ignition: Seconds
    /// When the number rolls on, and how long it takes.
    let roll: Seconds
    let rollDuration: Seconds
    /// When the first day's circle fills, and the time from one to the next.
    let week: Seconds
    let dayInterval: Seconds
    /// When Duo speaks.
    let bubble: Seconds

    /// As the app has it.
    package static let app = Pace(
      ignition: 0.25, roll: 0.85, rollDuration: 0.35, week: 1.30, dayInterval: 0.14, bubble: 2.15)
  }

  package let streak: Streak
  /// When the screen came.
  package let start: Seconds
  package let pace: Pace
  private let performance: DuoPerformance

  /// The change of `streak`, on a screen that came at `start`.
  package init(of streak: Streak, at start: Seconds, pace: Pace) {
    (self.streak, self.start, self.pace) = (streak, start, pace)
    var performance = DuoPerformance(pace.ignition > 0 ? .idle : .flame)
    if pace.ignition > 0 { performance.play(.flame, at: pace.ignition + 0.04) }
    self.performance = performance
  }

  // MARK: Number

  /// The number that shows at `time`: the days before, those with today, and on the way what is between.
  package func number(at time: Seconds) -> Double {
    Double(streak.days) + rolled(at: time)
  }

  /// How far the number has rolled at `time`, 0...1.
  func rolled(at time: Seconds) -> Double {
    Animation.easeInOut(duration: pace.rollDuration).progress(at: age(time) - pace.roll)
  }

  /// How large the number is at `time`: it swells as the new one comes to rest.
  package func numberScale(at time: Seconds) -> Double {
    let share = (age(time) - pace.roll - pace.rollDuration + 0.02) / 0.12
    return share > 0 && share < 1 ? 1 + 0.06 * .sin(.pi * share) : 1
  }

  // MARK: Week

  /// How far a day's circle is filled at `time`.
  package func fill(of day: Weekday, at time: Seconds) -> DayFill {
    guard let index = streak.week.firstIndex(of: day) else { return .empty }
    let age = age(time) - pace.week - Double(index) * pace.dayInterval
    return DayFill(age: age, isToday: day == streak.today)
  }

  // MARK: Flame and Duo

  /// Seconds since the flame ignited.
  func flameAge(at time: Seconds) -> Seconds { age(time) - pace.ignition }

  /// How large the flame is at `time`: it ignites from less than half its size.
  package func flameScale(at time: Seconds) -> Double {
    mix(0.45, 1, Self.ignition.progress(at: flameAge(at: time)))
  }

  private static let ignition = Animation.spring(response: 0.34, dampingFraction: 0.55)

  /// Duo's pose at `time`.
  package func pose(at time: Seconds) -> DuoPose { performance.pose(at: age(time)) }

  /// How large the bubble is at `time`, from 0 on, and how much of it shows.
  func bubble(at time: Seconds) -> (scale: Double, opacity: Double) {
    let age = age(time) - pace.bubble
    let spring = Animation.spring(response: 0.30, dampingFraction: 0.70)
    return (mix(0.6, 1, spring.progress(at: age)), (age / 0.06).clamped())
  }

  /// How much of the bubble's words shows at `time`: they come a little after it.
  func wordsOpacity(at time: Seconds) -> Double {
    ((age(time) - pace.bubble - 0.05) / 0.06).clamped()
  }

  private func age(_ time: Seconds) -> Seconds {
    // Times are sums of times: what differs by a rounding is the same moment.
    time - start + 1e-9
  }
}

/// How far a day's circle is filled.
package struct DayFill: Hashable, Sendable {
  /// The disc's radius, in points.
  package let radius: Double
  /// How much of the check is drawn, 0...1.
  package let check: Double

  /// Nothing yet.
  static let empty = DayFill(radius: 0, check: 0)

  /// The radius of a day that is over, and of today.
  package static let (rest, today) = (17.0, 19.0)
  /// By how much today is larger at the height of its pop, and when.
  private static let (pop, duration) = (1.18, 0.07)

  private init(radius: Double, check: Double) {
    (self.radius, self.check) = (radius, check)
  }

  /// The circle so many seconds after it began to fill.
  init(age: Seconds, isToday: Bool) {
    let growth = Animation.easeOut(duration: Self.duration).progress(at: age)
    check = Animation.linear(duration: Self.duration - 0.03).progress(at: age - 0.03)
    guard isToday else {
      radius = Self.rest * growth
      return
    }
    let back = Animation.spring(response: 0.30, dampingFraction: 0.55)
      .progress(at: age - Self.duration)
    radius = Self.today * Self.pop * growth - Self.today * (Self.pop - 1) * back
  }
}
