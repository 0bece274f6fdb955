import Bite
import Flipbook
import Testing

@Suite("Bite's recipes")
struct RecipesTests {
  @Test("the twelve recipes are those of the description and of the drawings")
  func data() {
    let lines = RecipeBook.recipes.map {
      "\($0.dish.title.joined(separator: "|")) / \($0.line) / \($0.hearts)"
    }
    #expect(
      lines == [
        "Teriyaki|salmon rice / 25 min · 620 kcal / 5.2k",
        "Coconut|chicken curry / 30 min · 680 kcal / 4.9k",
        "Salmon|poke bowl / 20 min · 590 kcal / 4.5k",
        "Shakshuka / 25 min · 390 kcal / 4.1k",
        "Lemon chicken|tray bake / 40 min · 640 kcal / 3.8k",
        "Garlic prawn|linguine / 20 min · 610 kcal / 3.6k",
        "Berry|overnight oats / 5 min · 380 kcal / 3.1k",
        "Grilled|chicken salad / 20 min · 480 kcal / 2.9k",
        "Fish tacos / 10 min · 500 kcal / 2.7k",
        "Toasted|chicken wrap / 10 min · 520 kcal / 2.4k",
        "Bean chili bowl / 25 min · 620 kcal / 2.2k",
        "Fruit pancakes / 20 min · 420 kcal / 2.0k",
      ])
  }

  @Test("every dish has a recipe of its own that can be cooked", arguments: Dish.allCases)
  func recipes(dish: Dish) {
    let recipe = RecipeBook.recipe(for: dish)
    #expect(recipe.dish == dish)
    #expect(recipe.ingredients.count >= 5 && recipe.steps.count == 4)
    #expect(recipe.steps.allSatisfy { $0.minutes > 0 && $0.instruction.hasSuffix(".") })
    // Cooking takes no longer than the recipe says, but for what may go on side by side.
    let minutes = recipe.steps.map(\.minutes).reduce(0, +)
    #expect(minutes <= dish.intake.minutes + 5 && 2 * minutes >= dish.intake.minutes)
  }

  private func names(_ stage: Stage, at time: Seconds) throws -> [String] {
    let app = try stage.state(at: time)
    return app.recipes.shown(liked: app.favourites).map(\.dish.rawValue)
  }

  @Test("chips keep some recipes, both together fewer, and the filter button takes them off")
  func chips() throws {
    let stage = try Stage.recipes([
      .tap("Quick", at: 16), .tap("High protein", at: 17), .tap("Clear filters", at: 18),
    ])
    let quick = [
      "poke_bowl", "prawn_linguine", "berry_oats", "chicken_salad", "tacos", "chicken_wrap",
      "fruit_pancakes",
    ]
    #expect(try names(stage, at: 16.5) == quick)
    #expect(try names(stage, at: 17.5) == ["poke_bowl", "prawn_linguine", "chicken_salad"])
    #expect(try names(stage, at: 18.5).count == 12)
  }

  @Test("what is liked is saved, until it is not liked any more")
  func saved() throws {
    let stage = try Stage.recipes([
      .tap("Saved", at: 15.5), .tap("Saved", at: 16),
      .tap("Shakshuka", at: 17), .tap("Like", at: 18), .tap("Back", at: 19),
      .tap("Saved", at: 21), .tap("Shakshuka", at: 22), .tap("Like", at: 23), .tap("Back", at: 24),
    ])
    #expect(try names(stage, at: 15.9).isEmpty)
    #expect(try stage.lines(at: 15.9).contains { $0.contains("Nothing like that yet.") })
    #expect(try names(stage, at: 21.5) == ["shakshuka"])
    #expect(try names(stage, at: 26).isEmpty)
  }

  @Test("words are searched for in names, whatever their case")
  func search() throws {
    let stage = try Stage.recipes([
      .tap("What would you like to eat?", at: 16), .type("CHICK sal", at: 16.2),
    ])
    #expect(try names(stage, at: 16.85).contains("lemon_chicken"))
    #expect(try names(stage, at: 18) == ["chicken_salad"])
    #expect(try stage.place(of: "CHICK sal", at: 18) != nil)
  }

  @Test("the sort button goes through three orders")
  func order() throws {
    let stage = try Stage.recipes([
      .tap("Sorted by hearts", at: 16), .tap("Sorted by time", at: 17),
      .tap("Sorted by calories", at: 18),
    ])
    #expect(try names(stage, at: 16.5).first == "berry_oats")
    #expect(try names(stage, at: 16.5).last == "lemon_chicken")
    #expect(try names(stage, at: 17.5).prefix(2) == ["berry_oats", "shakshuka"])
    #expect(try names(stage, at: 17.5).last == "coconut_curry")
    #expect(try names(stage, at: 18.5) == RecipeBook.recipes.map(\.dish.rawValue))
  }

  @Test("has the description's colours")
  func colors() throws {
    try Stage.whole().expect(
      [
        (10, 20, 0x04393D), (40, 500, 0x184B4C), (174, 258, 0x14FFFB), (306, 125, 0x0E4C50),
        (250, 140, 0x0E4C50), (60, 190, 0x144144),
      ], at: 15.5)
  }
}
