import Flipbook

/// What a day plans.
package enum Plan {
  package static let calories = 2200.0
  package static let macros = Macros(protein: 165, carbs: 220, fat: 73)
}

/// What is eaten so far, as the hero card shows it at a moment.
struct Intake {
  /// Calories eaten.
  var calories: Double
  var macros: Macros
  /// How far what is too much has turned amber, 0...1.
  var over = 0.0
  /// What all this comes to, once nothing counts any more.
  var settledCalories: Double
  var settledMacros: Macros
  /// The widest number that the calories count through.
  var widestDistance: Int

  /// What is eaten, with nothing on its way.
  init(calories: Double, macros: Macros) {
    self.calories = calories
    self.macros = macros
    over = calories > Plan.calories ? 1 : 0
    settledCalories = calories
    settledMacros = macros
    widestDistance = Int((Plan.calories - calories).magnitude)
  }

  /// Calories left, or too many.
  var distance: Double { (Plan.calories - calories).magnitude }
  /// The same once nothing counts any more.
  var settledDistance: Double { (Plan.calories - settledCalories).magnitude }
}
