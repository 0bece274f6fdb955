/// What the chips above the recipes keep of them.
package enum RecipeFilter: Int, CaseIterable, Hashable, Sendable {
  case saved, quick, highProtein, light, veggie

  /// What its chip reads.
  package var title: String {
    switch self {
    case .saved: "Saved"
    case .quick: "Quick"
    case .highProtein: "High protein"
    case .light: "Light"
    case .veggie: "Veggie"
    }
  }

  /// The name of its chip's icon.
  var icon: String? {
    switch self {
    case .saved: "heart.fill"
    case .quick: "bolt.fill"
    case .highProtein, .light, .veggie: nil
    }
  }

  /// Whether it keeps `dish`, when the dishes in `liked` are saved.
  func keeps(_ dish: Dish, liked: Set<Dish>) -> Bool {
    switch self {
    case .saved: liked.contains(dish)
    case .quick: dish.intake.minutes <= 20
    case .highProtein: dish.intake.protein >= 34
    case .light: dish.intake.kcal <= 500
    case .veggie:
      [.shakshuka, .berryOats, .mangoYogurt, .omelette, .fruitPancakes, .greenSalad, .chili]
        .contains(dish)
    }
  }
}

/// What the recipes are sorted by.
package enum RecipeOrder: CaseIterable, Hashable, Sendable {
  case hearts, minutes, kcal

  /// What the sort button is called while this order stands.
  var label: String {
    switch self {
    case .hearts: "Sorted by hearts"
    case .minutes: "Sorted by time"
    case .kcal: "Sorted by calories"
    }
  }

  /// The order that follows when the button is tapped.
  var next: RecipeOrder {
    switch self {
    case .hearts: .minutes
    case .minutes: .kcal
    case .kcal: .hearts
    }
  }

  /// The recipes in this order; what is alike stays as it is, the more liked first.
  func sorted(_ recipes: [Recipe]) -> [Recipe] {
    func key(_ recipe: Recipe) -> Int {
      switch self {
      case .hearts: 0
      case .minutes: recipe.dish.intake.minutes
      case .kcal: recipe.dish.intake.kcal
      }
    }
    return recipes.enumerated()
      .sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
      .map(\.element)
  }
}
