// Dishes for midday.

extension Recipe {
  static let pokeBowl = Recipe(
    dish: .pokeBowl, hearts: "4.5k", meal: .lunch, level: "Easy",
    ingredients: [
      Ingredient("Salmon fillet", 240, "g"),
      Ingredient("Jasmine rice", 160, "g"),
      Ingredient("Avocado", 1),
      Ingredient("Cucumber", 1),
      Ingredient("Carrot", 2),
      Ingredient("Soy sauce", 30, "ml"),
    ],
    nutrients: Nutrients(carbs: 58, fiber: 7, fat: 24),
    steps: [
      CookStep("Start the rice.", minutes: 12),
      CookStep("Cube the salmon,", "dress it with soy.", minutes: 3),
      CookStep("Slice the vegetables.", minutes: 4),
      CookStep("Build the bowl.", minutes: 1),
    ])

  static let chickenSalad = Recipe(
    dish: .chickenSalad, hearts: "2.9k", meal: .lunch, level: "Easy",
    ingredients: [
      Ingredient("Chicken breast", 300, "g"),
      Ingredient("Mixed leaves", 120, "g"),
      Ingredient("Cherry tomatoes", 160, "g"),
      Ingredient("Cucumber", 1),
      Ingredient("Olive oil", 30, "ml"),
      Ingredient("Dijon mustard", 10, "g"),
    ],
    nutrients: Nutrients(carbs: 18, fiber: 6, fat: 24),
    steps: [
      CookStep("Grill the chicken.", minutes: 12),
      CookStep("Whisk oil and mustard.", minutes: 2),
      CookStep("Toss the leaves", "and the vegetables.", minutes: 3),
      CookStep("Slice the chicken", "and plate up.", minutes: 3),
    ])

  static let tacos = Recipe(
    dish: .tacos, hearts: "2.7k", meal: .lunch, level: "Easy",
    ingredients: [
      Ingredient("White fish", 300, "g"),
      Ingredient("Corn tortillas", 6),
      Ingredient("Red cabbage", 100, "g"),
      Ingredient("Avocado", 1),
      Ingredient("Lime", 1),
      Ingredient("Soured cream", 60, "ml"),
    ],
    nutrients: Nutrients(carbs: 46, fiber: 9, fat: 24),
    steps: [
      CookStep("Season and fry the fish.", minutes: 5),
      CookStep("Shred the cabbage,", "dress it with lime.", minutes: 2),
      CookStep("Warm the tortillas.", minutes: 2),
      CookStep("Fill and fold.", minutes: 1),
    ])

  static let chickenWrap = Recipe(
    dish: .chickenWrap, hearts: "2.4k", meal: .lunch, level: "Easy",
    ingredients: [
      Ingredient("Chicken breast", 200, "g"),
      Ingredient("Tortilla wraps", 2),
      Ingredient("Spinach", 60, "g"),
      Ingredient("Mayonnaise", 30, "g"),
      Ingredient("Sweetcorn", 60, "g"),
      Ingredient("Carrot", 1),
    ],
    nutrients: Nutrients(carbs: 52, fiber: 5, fat: 24),
    steps: [
      CookStep("Fry the chicken in strips.", minutes: 5),
      CookStep("Fill the wraps and roll.", minutes: 2),
      CookStep("Toast them on all sides.", minutes: 2),
      CookStep("Halve and plate up.", minutes: 1),
    ])

  static let greenSalad = Recipe(
    dish: .greenSalad, hearts: "1.6k", meal: .lunch, level: "Easy",
    ingredients: [
      Ingredient("Mixed leaves", 160, "g"),
      Ingredient("Feta", 100, "g"),
      Ingredient("Cucumber", 1),
      Ingredient("Radish", 6),
      Ingredient("Olive oil", 30, "ml"),
      Ingredient("Lemon", 1),
    ],
    nutrients: Nutrients(carbs: 16, fiber: 7, fat: 28),
    steps: [
      CookStep("Wash and dry the leaves.", minutes: 3),
      CookStep("Slice cucumber and radish.", minutes: 3),
      CookStep("Whisk oil and lemon.", minutes: 2),
      CookStep("Toss, crumble the feta over.", minutes: 2),
    ])
}
