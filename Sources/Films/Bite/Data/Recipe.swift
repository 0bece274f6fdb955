/// How a dish is made, and what people think of it.
package struct Recipe: Codable, Hashable, Sendable {
  /// The dish.
  package let dish: Dish
  /// How many people like it: "5.2k".
  package let hearts: String
  /// Which meal it is for.
  package let meal: Meal
  /// How hard it is: "Medium".
  package let level: String
  /// What goes into ``portions`` of it.
  package let ingredients: [Ingredient]
  /// What a portion has beside calories and protein.
  package let nutrients: Nutrients
  /// What to do, in order.
  package let steps: [CookStep]

  /// How many portions ``ingredients`` are for.
  package static let portions = 2
}

/// Something that goes into a dish.
package struct Ingredient: Codable, Hashable, Sendable {
  package let name: String
  /// How much of it, in ``unit``s.
  package let amount: Double
  /// "g", or " piece"; nothing where they are counted.
  package let unit: String

  package init(_ name: String, _ amount: Double, _ unit: String = "") {
    (self.name, self.amount, self.unit) = (name, amount, unit)
  }
}

/// Grams a portion.
package struct Nutrients: Codable, Hashable, Sendable {
  package let carbs: Int
  package let fiber: Int
  package let fat: Int
}

/// A step of a recipe.
package struct CookStep: Codable, Hashable, Sendable {
  /// What to do, in the lines of the cook's sheet.
  package let lines: [String]
  package let minutes: Int

  package init(_ lines: [String], minutes: Int) {
    (self.lines, self.minutes) = (lines, minutes)
  }

  /// What to do, in one line.
  package var instruction: String { lines.joined(separator: " ") }
}
