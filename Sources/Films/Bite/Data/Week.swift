/// A day of the week's plan: what is eaten, and what it comes to.
package struct PlannedDay: Codable, Hashable, Sendable {
  /// "Tuesday".
  package let name: String
  /// The day of the month.
  package let date: Int
  /// One dish a meal, in the order of the meals.
  package internal(set) var dishes: [Dish]
  /// What the day comes to.
  ///
  /// It is changed by what a change of dishes makes of it, not reckoned anew: today's is the
  /// description's own, and is not the sum of its dishes.
  package internal(set) var intake: Intake
}

/// The week as the app plans it.
package enum WeekFixture {
  package static let days = [
    PlannedDay(
      name: "Today", date: 2, dishes: [.shakshuka, .chickenSalad, .lemonChicken],
      intake: Intake(kcal: 1470, minutes: 90, protein: 82)),
    day("Tuesday", 3, .mangoYogurt, .chickenWrap, .tacos),
    day("Wednesday", 4, .omelette, .pokeBowl, .prawnLinguine),
    day("Thursday", 5, .fruitPancakes, .greenSalad, .chili),
    day("Friday", 6, .berryOats, .chickenWrap, .coconutCurry),
    day("Saturday", 7, .shakshuka, .pokeBowl, .teriyakiSalmon),
    day("Sunday", 8, .fruitPancakes, .greenSalad, .lemonChicken),
  ]

  private static func day(_ name: String, _ date: Int, _ dishes: Dish...) -> PlannedDay {
    PlannedDay(
      name: name, date: date, dishes: dishes,
      intake: dishes.map(\.intake).reduce(.none, +))
  }
}
