package import Flipbook

/// What a person does with the list.
package enum GroceryAction: Sendable {
  case scroll(ScrollMove)
}

/// The list: what there is to buy, and what of it is done.
package struct GroceryList: Sendable {
  package private(set) var feed = Scroller(returning: .scrollReturn)
  /// When the screen came.
  private(set) var appeared = -Double.infinity

  /// How many things there are.
  package var count: Int { 54 }
  /// How many of them are not done.
  package var left: Int { 54 }

  init() {}

  mutating func appear(at time: Seconds) {
    appeared = time
    feed = Scroller(returning: .scrollReturn)
  }

  mutating func update(_ action: GroceryAction, at time: Seconds) {
    switch action {
    case .scroll(let move): feed.apply(move, at: time)
    }
  }
}

extension BiteApp {
  mutating func update(_ action: GroceryAction, at time: Seconds) -> [Delayed<BiteAction>] {
    groceries.update(action, at: time)
    return []
  }
}
