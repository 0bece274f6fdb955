package import Flipbook

/// The learner's row goes up in the league: when what happens.
package struct LeagueClimb: Hashable, Sendable {
  /// The places before and after, from 0 on.
  package let from: Int
  package let to: Int
  let pointsBefore: Int
  let pointsAfter: Int
  /// When the leaderboards were opened.
  let start: Seconds

  /// Seconds until the row is lifted, for lifting and counting, for each step, for setting down.
  private static let (wait, lift, step, landing) = (0.40, 0.30, 0.30, 0.15)
  /// Seconds that the toast stays.
  private static let toast = 2.0
  private static let toastSpring = Animation.spring(response: 0.32, dampingFraction: 0.8)

  /// The way from how a league was seen last to how it is now; nil where the learner has no more points.
  init?(from seen: League, to league: League, at start: Seconds) {
    let (before, after) = (seen.entries[seen.place], league.entries[league.place])
    guard after.points > before.points else { return nil }
    (from, to, self.start) = (seen.place, league.place, start)
    (pointsBefore, pointsAfter) = (before.points, after.points)
  }

  private func age(at time: Seconds) -> Seconds { time - start - Self.wait }
  private var stepsEnd: Seconds { Self.lift + Self.step * Double(from - to) }

  /// How far the step past the row that was `index` places from the learner's has come, 0...1.
  private func step(_ index: Int, at time: Seconds) -> Double {
    UnitCurve.easeInOut.value(
      at: (age(at: time) - Self.lift - Self.step * Double(index)) / Self.step)
  }

  /// How many places the learner has gone up at `time`, a part of a step counted as that.
  package func steps(at time: Seconds) -> Double {
    (0..<max(from - to, 0)).reduce(0) { $0 + step($1, at: time) }
  }

  /// How far the row that is passed at a place has gone down, 0...1.
  func passed(_ place: Int, at time: Seconds) -> Double {
    (to..<from).contains(place) ? step(from - 1 - place, at: time) : 0
  }

  /// The points that the learner's row shows.
  package func points(at time: Seconds) -> Int {
    let share = (age(at: time) / Self.lift).clamped()
    return pointsBefore + Int((Double(pointsAfter - pointsBefore) * share).rounded(.down))
  }

  /// How far the row is lifted, 0...1.
  func lifted(at time: Seconds) -> Double {
    let age = age(at: time)
    return UnitCurve.easeOut.value(at: age / Self.landing)
      - UnitCurve.easeIn.value(at: (age - stepsEnd) / Self.landing)
  }

  /// How far the toast has risen, 0...1.
  package func toast(at time: Seconds) -> Double {
    let age = age(at: time) - stepsEnd - Self.landing
    guard age > 0, from > to else { return 0 }
    return Self.toastSpring.progress(at: age)
      - UnitCurve.easeIn.value(at: (age - Self.toast) / 0.2)
  }
}
