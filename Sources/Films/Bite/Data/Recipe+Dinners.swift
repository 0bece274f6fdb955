// Dishes for the evening.

extension Recipe {
  static let teriyakiSalmon = Recipe(
    dish: .teriyakiSalmon, hearts: "5.2k", meal: .dinner, level: "Medium",
    ingredients: [
      Ingredient("Salmon fillet", 300, "g"),
      Ingredient("Jasmine rice", 160, "g"),
      Ingredient("Pak choi", 2),
      Ingredient("Soy sauce", 40, "ml"),
      Ingredient("Honey", 20, "g"),
      Ingredient("Ginger", 1, " piece"),
    ],
    nutrients: Nutrients(carbs: 64, fiber: 4, fat: 22),
    steps: [
      CookStep("Start the rice.", minutes: 12),
      CookStep("Sear the salmon, skin down.", minutes: 6),
      CookStep("Add soy, honey and ginger,", "spoon until sticky.", minutes: 2),
      CookStep("Steam the pak choi", "and plate up.", minutes: 3),
    ])

  static let coconutCurry = Recipe(
    dish: .coconutCurry, hearts: "4.9k", meal: .dinner, level: "Medium",
    ingredients: [
      Ingredient("Chicken thighs", 300, "g"),
      Ingredient("Coconut milk", 400, "ml"),
      Ingredient("Curry paste", 40, "g"),
      Ingredient("Jasmine rice", 160, "g"),
      Ingredient("Sweet pepper", 2),
      Ingredient("Lime", 1),
    ],
    nutrients: Nutrients(carbs: 66, fiber: 5, fat: 29),
    steps: [
      CookStep("Start the rice.", minutes: 12),
      CookStep("Fry the paste", "until it smells sweet.", minutes: 3),
      CookStep("Simmer chicken and peppers", "in coconut milk.", minutes: 12),
      CookStep("Squeeze the lime over", "and plate up.", minutes: 2),
    ])

  static let lemonChicken = Recipe(
    dish: .lemonChicken, hearts: "3.8k", meal: .dinner, level: "Easy",
    ingredients: [
      Ingredient("Chicken thighs", 400, "g"),
      Ingredient("Baby potatoes", 500, "g"),
      Ingredient("Lemon", 2),
      Ingredient("Garlic", 4, " clove"),
      Ingredient("Olive oil", 30, "ml"),
      Ingredient("Rosemary", 2, " sprig"),
    ],
    nutrients: Nutrients(carbs: 48, fiber: 6, fat: 30),
    steps: [
      CookStep("Heat the oven to 200 degrees.", minutes: 8),
      CookStep("Toss everything", "with oil and lemon.", minutes: 5),
      CookStep("Roast until the skin is crisp.", minutes: 25),
      CookStep("Rest, then plate up.", minutes: 2),
    ])

  static let prawnLinguine = Recipe(
    dish: .prawnLinguine, hearts: "3.6k", meal: .dinner, level: "Easy",
    ingredients: [
      Ingredient("Linguine", 200, "g"),
      Ingredient("King prawns", 200, "g"),
      Ingredient("Garlic", 4, " clove"),
      Ingredient("Cherry tomatoes", 160, "g"),
      Ingredient("Olive oil", 30, "ml"),
      Ingredient("Chilli flakes", 2, "g"),
    ],
    nutrients: Nutrients(carbs: 72, fiber: 5, fat: 16),
    steps: [
      CookStep("Boil the linguine.", minutes: 10),
      CookStep("Fry garlic and chilli in oil.", minutes: 2),
      CookStep("Add prawns and tomatoes,", "cook until pink.", minutes: 5),
      CookStep("Toss with the pasta", "and plate up.", minutes: 2),
    ])

  static let chili = Recipe(
    dish: .chili, hearts: "2.2k", meal: .dinner, level: "Easy",
    ingredients: [
      Ingredient("Kidney beans", 400, "g"),
      Ingredient("Black beans", 240, "g"),
      Ingredient("Chopped tomatoes", 400, "g"),
      Ingredient("Sweetcorn", 160, "g"),
      Ingredient("Smoked paprika", 6, "g"),
      Ingredient("Corn tortillas", 4),
    ],
    nutrients: Nutrients(carbs: 84, fiber: 22, fat: 12),
    steps: [
      CookStep("Toast the spices.", minutes: 2),
      CookStep("Add tomatoes and beans.", minutes: 3),
      CookStep("Simmer until thick.", minutes: 16),
      CookStep("Top with corn", "and plate up.", minutes: 3),
    ])
}
