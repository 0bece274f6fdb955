/// The app's recipes.
package enum RecipeBook {
  /// The twelve recipes, the most liked first.
  package static let recipes: [Recipe] = [teriyakiSalmon]

  /// The recipe of `dish`; nil for one that has none.
  package static func recipe(for dish: Dish) -> Recipe? {
    recipes.first { $0.dish == dish }
  }

  private static let teriyakiSalmon = Recipe(
    dish: .teriyakiSalmon, hearts: "5.2k", meal: .dinner, level: "Medium",
    ingredients: [
      Ingredient("Salmon fillet", 300, "g"), Ingredient("Jasmine rice", 160, "g"),
      Ingredient("Pak choi", 2), Ingredient("Soy sauce", 40, "ml"), Ingredient("Honey", 20, "g"),
      Ingredient("Ginger", 1, " piece"),
    ],
    nutrients: Nutrients(carbs: 64, fiber: 4, fat: 22),
    steps: [
      CookStep(["Start the rice."], minutes: 12),
      CookStep(["Sear the salmon, skin down."], minutes: 6),
      CookStep(["Add soy, honey and ginger,", "spoon until sticky."], minutes: 2),
      CookStep(["Steam the pak choi and plate up."], minutes: 3),
    ])
}
