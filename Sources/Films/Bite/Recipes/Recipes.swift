package import Flipbook

/// What a person does among the recipes.
package enum RecipesAction: Sendable {
  case scroll(ScrollMove)
  case scrollChips(ScrollMove)
  case search(String)
  case toggle(RecipeFilter)
  /// The next order.
  case sort
  /// All chips go out.
  case clear
}

/// How the recipes are shown: how far they are scrolled, what is searched for and how they are sorted.
package struct Recipes: Sendable {
  package private(set) var feed = Scroller(returning: .scrollReturn)
  package private(set) var chips = Scroller(returning: .scrollReturn)
  package private(set) var words = ""
  package private(set) var order = RecipeOrder.hearts
  /// How far each chip is lit, 0...1.
  package private(set) var lit = RecipeFilter.allCases.map { _ in Animated(0.0) }
  /// Since when the grid shows what it shows.
  private(set) var since = -Double.infinity

  init() {}

  /// Whether a chip is lit.
  package func isLit(_ filter: RecipeFilter) -> Bool { lit[filter.rawValue].target == 1 }

  /// The filters whose chips are lit.
  var filters: [RecipeFilter] { RecipeFilter.allCases.filter(isLit) }

  /// The recipes that every lit chip keeps and whose names have the words, in their order.
  package func shown(liked: Set<Dish>) -> [Recipe] {
    let words = words.lowercased().split(separator: " ")
    return order.sorted(
      RecipeBook.recipes.filter { recipe in
        filters.allSatisfy { $0.keeps(recipe.dish, liked: liked) }
          && words.allSatisfy { recipe.dish.name.lowercased().contains($0) }
      })
  }

  mutating func appear(at time: Seconds) {
    feed = Scroller(returning: .scrollReturn)
    since = time
  }

  mutating func update(_ action: RecipesAction, at time: Seconds) {
    switch action {
    case .scroll(let move): feed.apply(move, at: time)
    case .scrollChips(let move): chips.apply(move, at: time)
    case .search(let words):
      self.words = words
      change(at: time)
    case .toggle(let filter):
      light(filter, isLit(filter) ? 0 : 1, at: time)
      change(at: time)
    case .sort:
      order = order.next
      change(at: time)
    case .clear:
      guard !filters.isEmpty else { break }
      for filter in filters { light(filter, 0, at: time) }
      change(at: time)
    }
  }

  private mutating func light(_ filter: RecipeFilter, _ amount: Double, at time: Seconds) {
    lit[filter.rawValue].set(to: amount, at: time, animation: .easeOut(duration: 0.16))
  }

  /// The grid shows something else: from its top, and faded in.
  private mutating func change(at time: Seconds) {
    since = time
    feed.scroll(to: 0, at: time, spring: nil)
  }
}
