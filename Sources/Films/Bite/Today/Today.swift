package import Flipbook

/// What a person does on Today.
package enum TodayAction: Sendable {
  case scroll(ScrollMove)
  case page(ScrollMove)
  /// A meal of the cards was eaten, or was not after all.
  case toggle(Meal)
  /// Another dish for a meal.
  case swap(Meal)
}

/// How Today stands: its meals, and how far it and its cards are scrolled.
package struct Today: Sendable {
  /// A card of the carousel.
  package struct Card: Sendable {
    package let meal: Meal
    package fileprivate(set) var dish: Dish
    /// The dish before, and when it gave way to this one.
    fileprivate(set) var swapped: (before: Dish, time: Seconds)?
    /// When it was eaten; nil while it is not.
    package fileprivate(set) var eaten: Seconds?
  }

  package private(set) var cards = Self.menu.map { Card(meal: $0, dish: $1) }
  package private(set) var feed = Scroller(returning: .scrollReturn)
  package private(set) var pages = Scroller(rest: .pages(of: pitch), returning: .scrollReturn)
  /// When the app came to it.
  private(set) var appeared = -Double.infinity

  private static let menu: [(Meal, Dish)] = [
    (.breakfast, .shakshuka), (.lunch, .pokeBowl), (.dinner, .teriyakiSalmon),
  ]
  /// From one card to the next, in points.
  static let pitch = 330.0

  init() {}

  /// The screen as it comes after the way in.
  init(at time: Seconds) { appeared = time }

  /// The tab is shown: from its top.
  mutating func appear() {
    feed = Scroller(returning: .scrollReturn)
  }

  /// Takes note of a tick on a meal's card, and says whether it is eaten now.
  fileprivate mutating func toggle(_ meal: Meal, at time: Seconds) -> Bool {
    let isEaten = cards[meal.rawValue].eaten == nil
    cards[meal.rawValue].eaten = isEaten ? time : nil
    return isEaten
  }

  /// Puts the next dish that no card has in place of a meal's.
  fileprivate mutating func swap(_ meal: Meal, at time: Seconds) {
    let before = cards[meal.rawValue].dish
    let dishes = Dish.allCases
    let start = dishes.firstIndex(of: before) ?? 0
    let shown = cards.map(\.dish)
    let others = (1..<dishes.count).map { dishes[(start + $0) % dishes.count] }
    guard let next = others.first(where: { !shown.contains($0) }) else { return }
    cards[meal.rawValue].dish = next
    cards[meal.rawValue].swapped = (before, time)
  }

  fileprivate mutating func scroll(_ move: ScrollMove, at time: Seconds) {
    feed.apply(move, at: time)
  }

  fileprivate mutating func page(_ move: ScrollMove, at time: Seconds) {
    pages.apply(move, at: time)
  }
}

extension BiteApp {
  mutating func update(_ action: TodayAction, at time: Seconds) -> [Delayed<BiteAction>] {
    switch action {
    case .scroll(let move): today.scroll(move, at: time)
    case .page(let move): today.page(move, at: time)
    case .toggle(let meal):
      let dish = today.cards[meal.rawValue].dish
      if today.toggle(meal, at: time) {
        diary.eat(dish, at: time)
      } else {
        diary.remove(dish, at: time)
      }
    // What is eaten already is not another dish any more.
    case .swap(let meal) where today.cards[meal.rawValue].eaten == nil:
      today.swap(meal, at: time)
    case .swap: break
    }
    return []
  }
}

extension Spring {
  /// What brings scrolled content back from beyond its ends: an overshoot of w t e^(-10.93 t) at speed w.
  static let scrollReturn = Spring(mass: 1, stiffness: 10.93 * 10.93, damping: 2 * 10.93)
}
