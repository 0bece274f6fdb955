/// The app's recipes.
package enum RecipeBook {
  /// The twelve recipes that are offered, the most liked first.
  package static let recipes: [Recipe] = [
    .teriyakiSalmon, .coconutCurry, .pokeBowl, .shakshuka, .lemonChicken, .prawnLinguine,
    .berryOats, .chickenSalad, .tacos, .chickenWrap, .chili, .fruitPancakes,
  ]

  /// The recipe of `dish`.
  package static func recipe(for dish: Dish) -> Recipe {
    switch dish {
    case .shakshuka: .shakshuka
    case .teriyakiSalmon: .teriyakiSalmon
    case .berryOats: .berryOats
    case .chickenSalad: .chickenSalad
    case .coconutCurry: .coconutCurry
    case .pokeBowl: .pokeBowl
    case .lemonChicken: .lemonChicken
    case .prawnLinguine: .prawnLinguine
    case .mangoYogurt: .mangoYogurt
    case .chickenWrap: .chickenWrap
    case .tacos: .tacos
    case .omelette: .omelette
    case .fruitPancakes: .fruitPancakes
    case .greenSalad: .greenSalad
    case .chili: .chili
    }
  }
}
