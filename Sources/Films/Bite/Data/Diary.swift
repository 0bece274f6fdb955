/// What was eaten since the app was launched, and what came of it.
package struct Diary: Hashable, Sendable {
  /// The dishes, in the order in which they were eaten.
  package private(set) var eaten: [Dish] = []
  /// Days in a row with a meal.
  package private(set) var streak = 0
  /// The most days in a row.
  package private(set) var longest = 0
  /// Points.
  package private(set) var points = 0

  /// What a day plans, in kcal.
  package static let goal = 1900

  /// What all of it comes to.
  package var intake: Intake { eaten.map(\.intake).reduce(.none, +) }

  /// A dish was eaten: today counts for the streak.
  package mutating func eat(_ dish: Dish) {
    eaten.append(dish)
    streak = max(streak, 1)
    longest = max(longest, streak)
  }

  /// What was eaten by mistake, or ticked so, was not.
  package mutating func remove(_ dish: Dish) {
    guard let index = eaten.lastIndex(of: dish) else { return }
    eaten.remove(at: index)
    if eaten.isEmpty { (streak, longest) = (0, 0) }
  }

  /// Points for something cooked.
  package mutating func earn(_ points: Int) {
    self.points += points
  }
}
