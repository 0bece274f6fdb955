package import Flipbook

/// What a person does on Today.
package enum TodayAction: Sendable {
  case scroll(ScrollMove)
  case page(ScrollMove)
}

/// How Today stands: how far it and its cards are scrolled, and since when it is there.
package struct Today: Sendable {
  package private(set) var feed = Scroller(returning: .scrollReturn)
  package private(set) var cards = Scroller(rest: .pages(of: 330), returning: .scrollReturn)
  /// When the screen came.
  private(set) var appeared = -Double.infinity

  init() {}

  /// The screen as it comes.
  init(at time: Seconds) { appeared = time }

  mutating func appear(at time: Seconds) {
    feed = Scroller(returning: .scrollReturn)
  }

  mutating func update(_ action: TodayAction, at time: Seconds) {
    switch action {
    case .scroll(let move): feed.apply(move, at: time)
    case .page(let move): cards.apply(move, at: time)
    }
  }
}

extension BiteApp {
  mutating func update(_ action: TodayAction, at time: Seconds) -> [Delayed<BiteAction>] {
    today.update(action, at: time)
    return []
  }
}

extension Spring {
  /// What brings scrolled content back from beyond its ends: an overshoot of w t e^(-10.93 t) at speed w.
  static let scrollReturn = Spring(mass: 1, stiffness: 10.93 * 10.93, damping: 2 * 10.93)
}
