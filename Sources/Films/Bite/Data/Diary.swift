package import Flipbook

/// What was eaten since the app was launched, and what came of it.
package struct Diary: Sendable {
  /// The dishes, in the order in which they were eaten.
  package private(set) var eaten: [Dish] = []
  /// Days in a row with a meal, and the most of them.
  package private(set) var streak = 0
  package private(set) var longest = 0
  /// Points.
  package private(set) var points = 0
  /// Calories, as the dial follows them.
  private(set) var kcal = Animated(0.0)
  /// The numbers as they are written.
  private(set) var energyLine = Rolling("0")
  private(set) var proteinLine = Rolling("0 g protein")
  private(set) var streakLine = Rolling("0d")
  private(set) var longestLine = Rolling("0d")

  /// What a day plans, in kcal.
  package static let goal = 1900

  /// What all of it comes to.
  package var intake: Intake { eaten.map(\.intake).reduce(.none, +) }

  /// A dish was eaten: today counts for the streak.
  package mutating func eat(_ dish: Dish, at time: Seconds) {
    eaten.append(dish)
    note(at: time)
  }

  /// What was ticked as eaten was not.
  package mutating func remove(_ dish: Dish, at time: Seconds) {
    guard let index = eaten.lastIndex(of: dish) else { return }
    eaten.remove(at: index)
    note(at: time)
  }

  /// Points for something cooked.
  package mutating func earn(_ points: Int) {
    self.points += points
  }

  /// Brings the streak and the lines up to date.
  private mutating func note(at time: Seconds) {
    streak = eaten.isEmpty ? 0 : 1
    // The first day of the app is the only one so far.
    longest = streak
    kcal.set(
      to: Double(intake.kcal), at: time, animation: .spring(response: 0.6, dampingFraction: 0.9))
    energyLine.set(to: "\(intake.kcal)", at: time)
    proteinLine.set(to: "\(intake.protein) g protein", at: time)
    streakLine.set(to: "\(streak)d", at: time)
    longestLine.set(to: "\(longest)d", at: time)
  }
}
