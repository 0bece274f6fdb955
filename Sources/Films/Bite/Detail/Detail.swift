package import Flipbook

/// What a person does with a recipe that is open.
package enum DetailAction: Sendable {
  case back
  case like
  case show(DetailTab)
  case portions(Int)
  case scroll(ScrollMove)
}

/// What of a recipe is shown.
package enum DetailTab: String, CaseIterable, Hashable, Sendable {
  case ingredients = "Ingredients"
  case nutrition = "Nutrition"
  case steps = "Steps"
}

/// A recipe that is open.
package struct Detail: Sendable {
  package let dish: Dish
  /// When it was opened.
  let opened: Seconds
  /// Where the card stands that it grew out of.
  let card: CGRect

  package private(set) var tab = DetailTab.ingredients
  /// The tab before, and since when it is not shown.
  private(set) var previousTab: DetailTab?
  private(set) var tabSince = -Double.infinity
  /// The underline's place among the tabs.
  private(set) var underline = Animated(MatchedPlace(DetailTab.ingredients))
  /// How far each tab's name is lit, in the order of the tabs.
  private(set) var lit = DetailTab.allCases.map { Animated($0 == .ingredients ? 1.0 : 0) }

  package private(set) var portions = Recipe.portions
  private(set) var portionsBefore = Recipe.portions
  private(set) var portionsSince = -Double.infinity
  /// How many portions there may be: what is weighed in grams then still reads well.
  package static let portionRange = 1...8

  /// Since when the heart is full, or empty again.
  private(set) var heartSince = -Double.infinity
  package private(set) var feed = Scroller(returning: .scrollReturn)

  init(_ dish: Dish, from card: CGRect, at time: Seconds) {
    self.dish = dish
    self.card = card
    opened = time
  }

  var recipe: Recipe { RecipeBook.recipe(for: dish) }

  mutating func show(_ tab: DetailTab, at time: Seconds) {
    guard tab != self.tab else { return }
    (previousTab, self.tab, tabSince) = (self.tab, tab, time)
    underline.set(
      to: MatchedPlace(tab), at: time, animation: .spring(response: 0.35, dampingFraction: 0.85))
    for (index, other) in DetailTab.allCases.enumerated() {
      lit[index].set(
        to: other == tab ? 1 : 0, at: time, animation: .easeOut(duration: 0.16))
    }
    feed.scroll(to: 0, at: time, spring: .smooth)
  }

  mutating func setPortions(_ count: Int, at time: Seconds) {
    guard Self.portionRange.contains(count), count != portions else { return }
    (portionsBefore, portions, portionsSince) = (portions, count, time)
  }

  mutating func beatHeart(at time: Seconds) { heartSince = time }

  mutating func scroll(_ move: ScrollMove, at time: Seconds) { feed.apply(move, at: time) }
}
