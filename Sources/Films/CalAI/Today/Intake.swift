import Flipbook

/// What a day plans.
package enum Plan {
  package static let calories = 2200.0
  package static let macros = Macros(protein: 165, carbs: 220, fat: 73)
}

/// What is eaten so far, as the hero card shows it at a moment.
struct Intake {
  var calories: Count
  /// Grams of each macro, in their order.
  var macros: [Count]
  /// How far each macro's ring has turned from what is eaten to what is left, 0...1.
  var turns = Macro.allCases.map { _ in 0.0 }
  /// How far what is too much has turned amber, 0...1.
  var over: Double
}

extension Intake {
  /// What is eaten, with nothing on its way.
  init(calories: Double, macros: Macros) {
    self.init(
      calories: Count(calories), macros: Macro.allCases.map { Count(macros[$0]) },
      over: calories > Plan.calories ? 1 : 0)
  }

  /// Calories left, or too many.
  var distance: Count { calories.distance(to: Plan.calories) }
}
