import Flipbook

/// What a day plans.
package enum Plan {
  package static let calories = 2200.0
  package static let macros = Macros(protein: 165, carbs: 220, fat: 73)
}

/// What is eaten so far, as the hero card shows it at a moment.
struct Intake {
  /// Calories eaten.
  var calories: Count
  var macros: Macros
  /// How fast the macros grow, in grams a second.
  var macroSpeed = Macros(protein: 0, carbs: 0, fat: 0)
  /// How far what is too much has turned amber, 0...1.
  var over: Double
  /// What all this comes to once nothing counts any more.
  var caloriesAtRest: Double
  var macrosAtRest: Macros
  /// The widest number that the calories count through.
  var widestDistance: Int

  /// What is eaten, with nothing on its way.
  init(calories: Double, macros: Macros) {
    self.calories = Count(value: calories)
    self.macros = macros
    over = calories > Plan.calories ? 1 : 0
    caloriesAtRest = calories
    macrosAtRest = macros
    widestDistance = Int((Plan.calories - calories).magnitude)
  }

  /// Calories left, or too many.
  var distance: Count {
    Count(value: (Plan.calories - calories.value).magnitude, speed: calories.speed)
  }
  /// The same once nothing counts any more.
  var distanceAtRest: Double { (Plan.calories - caloriesAtRest).magnitude }
}
