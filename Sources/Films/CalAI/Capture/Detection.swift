package import Flipbook

/// What the machine has seen in a picture, and how much of it there is.
package struct Detection: Sendable {
  /// A part of the meal.
  package struct Item: Sendable {
    package let name: String
    /// What is counted: "slices".
    let unit: String
    /// How sure the machine is, in percent.
    let confidence: Int
    /// What one of it comes to.
    let calories: Double
    let macros: Macros
    /// How many there are, as the number rolls.
    package fileprivate(set) var count: Animated<Double>

    fileprivate init(
      _ name: String, unit: String, confidence: Int, count: Double, calories: Double,
      _ macros: Macros
    ) {
      self.name = name
      self.unit = unit
      self.confidence = confidence
      self.count = Animated(count)
      self.calories = calories
      self.macros = macros
    }
  }

  let meal = Meal.bowl
  package private(set) var items: [Item]

  /// Greens, seeds and lime, which are not counted.
  private static let rest = (calories: 8.0, macros: Macros(protein: 1, carbs: 0.5, fat: 0.5))

  /// The bowl, with a slice of chicken too few.
  package init(chicken: Double = 5) {
    items = [
      Item(
        "Grilled chicken", unit: "slices", confidence: 98, count: chicken, calories: 38,
        Macros(protein: 6, carbs: 0, fat: 1.5)),
      Item(
        "Jasmine rice", unit: "cup", confidence: 96, count: 1, calories: 205,
        Macros(protein: 4, carbs: 45, fat: 0.5)),
      Item(
        "Avocado", unit: "slices", confidence: 94, count: 8, calories: 5,
        Macros(protein: 0.125, carbs: 0.125, fat: 0.5)),
      Item(
        "Cherry tomatoes", unit: "halves", confidence: 91, count: 3, calories: 2,
        Macros(protein: 0, carbs: 0.5, fat: 0)),
    ]
  }

  /// How many there may be of an item: what a plate holds.
  package static let counts = 1.0...9.0

  /// One more of an item, or one less, as far as there may be.
  package mutating func step(_ item: Int, by amount: Int, at time: Seconds) {
    let target = min(
      max(items[item].count.target + Double(amount), Self.counts.lowerBound),
      Self.counts.upperBound)
    items[item].count.set(to: target, at: time, animation: Tempo.step)
  }

  /// Calories of it all, as they count.
  func calories(at time: Seconds) -> Count {
    count(plus: Self.rest.calories, at: time) { $0.calories }
  }

  /// Grams of each macro of it all, as they count.
  func macros(at time: Seconds) -> [Count] {
    Macro.allCases.map { macro in
      count(plus: Self.rest.macros[macro], at: time) { $0.macros[macro] }
    }
  }

  /// What the items come to by `measure`, and what is not counted.
  private func count(
    plus rest: Double, at time: Seconds, _ measure: (Item) -> Double
  ) -> Count {
    Count(
      rest + sum { measure($0) * $0.count.value(at: time) },
      speed: sum { measure($0) * $0.count.velocity(at: time) },
      rest: rest + sum { measure($0) * $0.count.target })
  }

  private func sum(_ part: (Item) -> Double) -> Double {
    items.reduce(0) { $0 + part($1) }
  }

  /// The meal as it is corrected.
  package var corrected: Meal {
    Meal(
      name: meal.name, time: meal.time, dish: meal.dish, calories: calories(at: .infinity).rest,
      macros: Macros { macros(at: .infinity)[$0.index].rest })
  }
}
