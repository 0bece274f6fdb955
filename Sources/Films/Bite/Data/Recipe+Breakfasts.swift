// Dishes for the morning.

extension Recipe {
  static let shakshuka = Recipe(
    dish: .shakshuka, hearts: "4.1k", meal: .breakfast, level: "Easy",
    ingredients: [
      Ingredient("Eggs", 4),
      Ingredient("Chopped tomatoes", 400, "g"),
      Ingredient("Sweet pepper", 1),
      Ingredient("Feta", 60, "g"),
      Ingredient("Cumin", 4, "g"),
      Ingredient("Sourdough", 2, " slice"),
    ],
    nutrients: Nutrients(carbs: 32, fiber: 6, fat: 20),
    steps: [
      CookStep("Soften the pepper", "with cumin.", minutes: 6),
      CookStep("Add the tomatoes, simmer.", minutes: 8),
      CookStep("Make wells,", "crack in the eggs.", minutes: 8),
      CookStep("Scatter feta", "and plate up.", minutes: 2),
    ])

  static let berryOats = Recipe(
    dish: .berryOats, hearts: "3.1k", meal: .breakfast, level: "Easy",
    ingredients: [
      Ingredient("Rolled oats", 120, "g"),
      Ingredient("Greek yogurt", 160, "g"),
      Ingredient("Milk", 200, "ml"),
      Ingredient("Mixed berries", 160, "g"),
      Ingredient("Honey", 20, "g"),
      Ingredient("Almonds", 20, "g"),
    ],
    nutrients: Nutrients(carbs: 52, fiber: 8, fat: 10),
    steps: [
      CookStep("Stir oats, yogurt and milk.", minutes: 2),
      CookStep("Leave it cold overnight.", minutes: 1),
      CookStep("Top with berries.", minutes: 1),
      CookStep("Drizzle the honey.", minutes: 1),
    ])

  static let fruitPancakes = Recipe(
    dish: .fruitPancakes, hearts: "2.0k", meal: .breakfast, level: "Easy",
    ingredients: [
      Ingredient("Plain flour", 160, "g"),
      Ingredient("Milk", 200, "ml"),
      Ingredient("Eggs", 2),
      Ingredient("Mixed berries", 120, "g"),
      Ingredient("Butter", 20, "g"),
      Ingredient("Maple syrup", 30, "ml"),
    ],
    nutrients: Nutrients(carbs: 62, fiber: 4, fat: 13),
    steps: [
      CookStep("Whisk flour, milk and eggs.", minutes: 3),
      CookStep("Rest the batter.", minutes: 5),
      CookStep("Fry golden on both sides.", minutes: 10),
      CookStep("Stack with fruit and syrup.", minutes: 2),
    ])

  static let mangoYogurt = Recipe(
    dish: .mangoYogurt, hearts: "1.9k", meal: .breakfast, level: "Easy",
    ingredients: [
      Ingredient("Mango", 1),
      Ingredient("Greek yogurt", 300, "g"),
      Ingredient("Honey", 20, "g"),
      Ingredient("Almonds", 20, "g"),
      Ingredient("Mint", 2, " sprig"),
    ],
    nutrients: Nutrients(carbs: 44, fiber: 4, fat: 10),
    steps: [
      CookStep("Slice the mango.", minutes: 2),
      CookStep("Spoon out the yogurt.", minutes: 1),
      CookStep("Fan the mango over.", minutes: 1),
      CookStep("Top with nuts and mint.", minutes: 1),
    ])

  static let omelette = Recipe(
    dish: .omelette, hearts: "1.8k", meal: .breakfast, level: "Easy",
    ingredients: [
      Ingredient("Eggs", 5),
      Ingredient("Spinach", 100, "g"),
      Ingredient("Butter", 15, "g"),
      Ingredient("Parmesan", 20, "g"),
      Ingredient("Cherry tomatoes", 80, "g"),
    ],
    nutrients: Nutrients(carbs: 6, fiber: 3, fat: 25),
    steps: [
      CookStep("Wilt the spinach.", minutes: 2),
      CookStep("Beat the eggs, pour them in.", minutes: 2),
      CookStep("Draw the edges in", "until just set.", minutes: 4),
      CookStep("Fold and plate up.", minutes: 1),
    ])
}
