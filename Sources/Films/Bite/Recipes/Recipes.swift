package import Flipbook

/// What a person does among the recipes.
package enum RecipesAction: Sendable {
  case scroll(ScrollMove)
}

/// How the recipes are shown: how far they are scrolled, what is searched for and how they are sorted.
package struct Recipes: Sendable {
  package private(set) var feed = Scroller(returning: .scrollReturn)
  /// When the screen came.
  private(set) var appeared = -Double.infinity

  init() {}

  mutating func appear(at time: Seconds) {
    appeared = time
    feed = Scroller(returning: .scrollReturn)
  }

  mutating func update(_ action: RecipesAction, at time: Seconds) {
    switch action {
    case .scroll(let move): feed.apply(move, at: time)
    }
  }
}
