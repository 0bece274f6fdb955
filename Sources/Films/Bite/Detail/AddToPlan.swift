package import Flipbook

/// What a person does on the sheet that adds a dish to the plan.
package enum AddToPlanAction: Sendable {
  case open(Dish)
  case meal(Meal)
  case day(Int)
  case add
  case close
}

/// The sheet that adds a dish to the plan: which meal, which days.
package struct AddToPlan: Sendable {
  package let dish: Dish
  /// The week as it was when the sheet came.
  let days: [PlannedDay]
  let opened: Seconds
  package private(set) var meal: Meal
  /// The days that are picked, and since when.
  package private(set) var picks: [Int: Seconds] = [:]
  /// How many days the button last spoke of.
  private(set) var spokenCount = 1
  package private(set) var isOpen = true
  /// How far the sheet is up, and how far the screen below is dimmed, 0...1.
  private(set) var rise = Animated(0.0)
  private(set) var dim = Animated(0.0)
  /// Where the chosen meal's segment is.
  private(set) var segment: Animated<Double>
  /// How far the button is awake, 0...1.
  private(set) var readiness = Animated(0.0)

  init(_ recipe: Recipe, days: [PlannedDay], at time: Seconds) {
    dish = recipe.dish
    meal = recipe.meal
    self.days = days
    opened = time
    segment = Animated(Double(recipe.meal.rawValue))
    rise.set(to: 1, at: time, animation: .spring(response: 0.42, dampingFraction: 0.88))
    dim.set(to: 1, at: time, animation: .easeOut(duration: 0.3))
  }

  mutating func choose(_ meal: Meal, at time: Seconds) {
    self.meal = meal
    segment.set(
      to: Double(meal.rawValue), at: time,
      animation: .spring(response: 0.35, dampingFraction: 0.85))
  }

  mutating func toggle(_ day: Int, at time: Seconds) {
    guard days.indices.contains(day) else { return }
    if picks.removeValue(forKey: day) == nil { picks[day] = time }
    if !picks.isEmpty { spokenCount = picks.count }
    let target = picks.isEmpty ? 0.0 : 1
    guard readiness.target != target else { return }
    readiness.set(to: target, at: time, animation: .easeInOut(duration: 0.16))
  }

  mutating func close(at time: Seconds) {
    isOpen = false
    rise.set(to: 0, at: time, animation: .spring(response: 0.38, dampingFraction: 0.95))
    dim.set(to: 0, at: time, animation: .easeOut(duration: 0.25))
  }
}
