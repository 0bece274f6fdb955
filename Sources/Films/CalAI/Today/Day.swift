package import Flipbook

/// A day: what is eaten, and how it is shown to grow.
package struct Day: Sendable {
  /// A meal, and when it was logged.
  package struct LoggedMeal: Hashable, Sendable {
    package let meal: Meal
    package let time: Seconds
  }

  /// When the screen came.
  package let appeared: Seconds
  /// The meals, the latest first.
  package private(set) var meals: [LoggedMeal]
  package private(set) var calories: Animated<Double>
  package private(set) var protein: Animated<Double>
  package private(set) var carbs: Animated<Double>
  package private(set) var fat: Animated<Double>
  /// How far what is too much has turned amber.
  package private(set) var over = Animated(0.0)
  package private(set) var streak: Animated<Double>
  /// How far today counts for the streak.
  package private(set) var todayMet: Animated<Double>
  /// The flame's scale.
  package private(set) var flame = Animated(1.0)
  /// Where the calories were before the last change.
  private var caloriesBefore: Double

  /// A day that comes at time 0: it counts up to what is eaten, and today still has to count for the streak.
  package static func opening() -> Day {
    var day = Day(
      calories: 0, macros: Macros(protein: 0, carbs: 0, fat: 0), streak: 13, appeared: 0)
    day.meals = [Meal.bowl, .toast].map { LoggedMeal(meal: $0, time: -.infinity) }
    day.eat(
      847, Macros(protein: 63, carbs: 62, fat: 38), at: 0.25)
    return day
  }

  /// A day that stands: most of what it plans is eaten.
  package static func late() -> Day {
    var day = Day(
      calories: 1833, macros: Macros(protein: 112, carbs: 184, fat: 72), streak: 14,
      appeared: -.infinity)
    day.meals = [LoggedMeal(meal: .toast, time: -.infinity)]
    return day
  }

  private init(calories: Double, macros: Macros, streak: Double, appeared: Seconds) {
    self.appeared = appeared
    meals = []
    self.calories = Animated(calories)
    caloriesBefore = calories
    protein = Animated(macros.protein)
    carbs = Animated(macros.carbs)
    fat = Animated(macros.fat)
    self.streak = Animated(streak)
    todayMet = Animated(streak == 13 ? 0 : 1)
  }

  /// Adds a meal to the feed and to what is eaten.
  package mutating func log(_ meal: Meal, at time: Seconds) {
    meals.insert(LoggedMeal(meal: meal, time: time), at: 0)
    eat(meal.calories, meal.macros, at: time)
  }

  private mutating func eat(_ amount: Double, _ macros: Macros, at time: Seconds) {
    let before = calories.target
    caloriesBefore = before
    calories.set(to: before + amount, at: time, animation: Tempo.ringFill)
    for (index, path) in [\Day.protein, \.carbs, \.fat].enumerated() {
      self[keyPath: path].set(
        to: self[keyPath: path].target + macros[Macro.allCases[index]], at: time,
        animation: Tempo.ringFill.staggered(index, by: 0.08))
    }
    if before <= Plan.calories, calories.target > Plan.calories {
      over.set(to: 1, at: passing(since: time), animation: Tempo.overBudget)
    }
  }

  /// When the calories on their way pass the plan, to a microsecond.
  private func passing(since start: Seconds) -> Seconds {
    var (low, high) = (start, start + Tempo.ringFill.duration)
    while high - low > 1e-6 {
      let middle = (low + high) / 2
      if calories.value(at: middle) < Plan.calories { low = middle } else { high = middle }
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

  /// What the hero card shows at `time`.
  func intake(at time: Seconds) -> Intake {
    var intake = Intake(
      calories: calories.value(at: time),
      macros: Macros(
        protein: protein.value(at: time), carbs: carbs.value(at: time), fat: fat.value(at: time)))
    intake.over = over.value(at: time)
    intake.settledCalories = calories.target
    intake.settledMacros = Macros(
      protein: protein.target, carbs: carbs.target, fat: fat.target)
    intake.widestDistance = Int(
      max((Plan.calories - caloriesBefore).magnitude, intake.settledDistance))
    return intake
  }
}
