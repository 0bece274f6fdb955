package import Flipbook

/// A day: what is eaten, and how it is shown to grow.
package struct Day: Sendable {
  /// When the screen came.
  package let appeared: Seconds
  /// The meals, the latest first.
  package private(set) var meals: [LoggedMeal]
  package private(set) var calories: Tally
  /// Grams of each macro, in their order.
  package private(set) var macros: [Tally]
  /// How far each macro's ring has turned from what is eaten to what is left, 0...1.
  package private(set) var turns = Macro.allCases.map { _ in Animated(0.0) }
  /// How far what is too much has turned amber.
  package private(set) var over: Animated<Double>
  package private(set) var streak: Animated<Double>
  /// How far today counts for the streak.
  package private(set) var todayMet: Animated<Double>
  /// The flame's scale.
  package private(set) var flame = Animated(1.0)

  /// A day that comes at time 0: it counts up to what is eaten, and today still has to count for the streak.
  package static func opening() -> Day {
    var day = Day(
      calories: 0, macros: Macros(protein: 0, carbs: 0, fat: 0), streak: 13, appeared: 0)
    for meal in [Meal.toast, .bowl] { day.meals.insert(LoggedMeal(meal, at: -.infinity), at: 0) }
    day.eat(
      Meal.bowl.calories + Meal.toast.calories, Meal.bowl.macros + Meal.toast.macros, at: 0.25)
    return day
  }

  /// A day that stands: most of what it plans is eaten.
  package static func late() -> Day {
    var day = Day(
      calories: 1833, macros: Macros(protein: 112, carbs: 184, fat: 72), streak: 14,
      appeared: -.infinity)
    day.meals = [LoggedMeal(.toast, at: -.infinity)]
    return day
  }

  private init(calories: Double, macros: Macros, streak: Double, appeared: Seconds) {
    self.appeared = appeared
    meals = []
    self.calories = Tally(calories)
    self.macros = Macro.allCases.map { Tally(macros[$0]) }
    over = Animated(0)
    self.streak = Animated(streak)
    todayMet = Animated(streak == 13 ? 0 : 1)
  }

  /// Adds a meal to the feed and to what is eaten.
  package mutating func log(_ meal: Meal, at time: Seconds) {
    meals.insert(LoggedMeal(meal, at: time), at: 0)
    eat(meal.calories, meal.macros, at: time)
  }

  /// A finger pulls a meal to the left, or lets it go: far enough, and it is deleted.
  package mutating func swipe(_ meal: Int, _ finger: ScrollMove.Finger, at time: Seconds) {
    guard meals[meal].removed == nil, meals[meal].swipe(finger, at: time) else { return }
    let (calories, macros) = (meals[meal].meal.calories, meals[meal].meal.macros)
    eat(-calories, Macros { -macros[$0] }, at: time)
  }

  private mutating func eat(_ amount: Double, _ grams: Macros, at time: Seconds) {
    calories.add(amount, at: time, animation: Tempo.ringFill)
    for macro in Macro.allCases {
      macros[macro.index].add(
        grams[macro], at: time, animation: Tempo.ringFill.staggered(macro.index, by: 0.08))
    }
    let isOver = calories.target > Plan.calories
    if isOver != (over.target == 1) {
      over.set(to: isOver ? 1 : 0, at: passing(since: time), animation: Tempo.overBudget)
    }
  }

  /// When the calories on their way pass the plan, to a microsecond.
  private func passing(since start: Seconds) -> Seconds {
    let isOver = calories.value(at: start) > Plan.calories
    var (low, high) = (start, start + Tempo.ringFill.duration)
    while high - low > 1e-6 {
      let middle = (low + high) / 2
      if (calories.value(at: middle) > Plan.calories) == isOver {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }

  /// Today counts: the flame flares up, the number rolls on, and the day is checked.
  package mutating func meet(at time: Seconds) {
    streak.set(to: streak.target + 1, at: time, animation: .easeInOut(duration: 0.45))
    todayMet.set(to: 1, at: time, animation: .spring(response: 0.35, dampingFraction: 0.7))
    flame.set(to: 1.15, at: time, animation: .easeOut(duration: 0.18))
  }

  /// The flame that flared up falls back.
  package mutating func calm(at time: Seconds) {
    flame.set(to: 1, at: time, animation: .spring(response: 0.3, dampingFraction: 0.7))
  }

  /// A ring is tapped: from what is eaten it turns to what is left, and back.
  package mutating func turn(_ macro: Macro, at time: Seconds) {
    let isTurned = turns[macro.index].target == 1
    turns[macro.index].set(to: isTurned ? 0 : 1, at: time, animation: Tempo.step)
  }

  /// What the hero card shows at `time`.
  func intake(at time: Seconds) -> Intake {
    Intake(
      calories: calories.count(at: time), macros: macros.map { $0.count(at: time) },
      turns: turns.map { $0.value(at: time) }, over: over.value(at: time))
  }
}
