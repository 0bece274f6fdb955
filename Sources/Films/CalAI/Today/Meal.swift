import Flipbook

/// A meal that is logged.
package struct Meal: Hashable, Sendable {
  package let name: String
  /// "12:30 PM".
  package let time: String
  package let dish: Dish
  package let calories: Double
  package let macros: Macros

  /// The meal that is photographed in the films.
  package static let bowl = Meal(
    name: "Grilled Chicken Bowl", time: "12:30 PM", dish: .bowl, calories: 487,
    macros: Macros(protein: 42, carbs: 48, fat: 14))
  /// The breakfast of that day.
  package static let toast = Meal(
    name: "Eggs & Avocado Toast", time: "8:10 AM", dish: .toast, calories: 360,
    macros: Macros(protein: 21, carbs: 14, fat: 24))
}
