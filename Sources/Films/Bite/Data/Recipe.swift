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
  /// What to do, in the parts that lines break it into where it does not fit in one.
  package let phrases: [String]
  package let minutes: Int

  package init(_ phrases: String..., minutes: Int) {
    (self.phrases, self.minutes) = (phrases, minutes)
  }

  /// What to do, in one line.
  package var instruction: String { phrases.joined(separator: " ") }
}

extension Ingredient {
  /// How much of it `portions` take: what is counted is bought whole, "2 pieces" for one and a half.
  package func amount(for portions: Int) -> String {
    let share = amount * Double(portions) / Double(Recipe.portions)
    guard unit != "g", unit != "ml" else { return "\(Int(share.rounded()))\(unit)" }
    let count = Int(share.rounded(.up))
    return unit.isEmpty || count == 1 ? "\(count)\(unit)" : "\(count)\(unit)s"
  }
}

extension Recipe {
  /// What one portion takes, as the cook reads it: "150g salmon fillet, 1 pak choi".
  package var portionLine: String {
    ingredients.map { "\($0.amount(for: 1)) \($0.name.lowercased())" }.joined(separator: ", ")
  }

  /// "25 min · 620 kcal".
  package var line: String { "\(dish.intake.minutes) min · \(dish.intake.kcal) kcal" }
}
