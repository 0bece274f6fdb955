package import Flipbook

/// The tabs of the app, in their order.
package enum Tab: Int, CaseIterable, Hashable, Sendable {
  case today
  case plan
  case recipes
  case list

  /// What its pill reads.
  package var name: String {
    switch self {
    case .today: "Today"
    case .plan: "Plan"
    case .recipes: "Recipes"
    case .list: "List"
    }
  }

  /// The name of its icon.
  var icon: String {
    switch self {
    case .today: "sun.max"
    case .plan: "calendar"
    case .recipes: "fork.knife"
    case .list: "basket"
    }
  }
}

/// A place in the bar.
enum TabSlot: Hashable, Sendable {
  /// Where the pill stands round a tab.
  case pill(Tab)
  /// Where a tab's icon stands in the pill.
  case chosen(Tab)
  /// Where a tab's icon stands left of the pill, and right of it.
  case before(Tab)
  case after(Tab)

  /// Where a tab's icon stands when another one is chosen, or it is.
  init(of tab: Tab, chosen: Tab) {
    self =
      tab == chosen
      ? .chosen(tab) : tab.rawValue < chosen.rawValue ? .before(tab) : .after(tab)
  }
}

/// Which tab is shown since when, and where the bar stands.
package struct Home: Sendable {
  package private(set) var tab = Tab.today
  /// The tab before, which may still be on its way out.
  package private(set) var previous: Tab?
  package private(set) var since: Seconds
  /// The pill's place among the slots of the bar.
  private(set) var pill = Animated(MatchedPlace(TabSlot.pill(.today)))
  /// The icons' places, in the order of the tabs.
  private(set) var icons = Tab.allCases.map {
    Animated(MatchedPlace(TabSlot(of: $0, chosen: .today)))
  }
  /// How far the bar is below its place, in parts of its way out.
  private(set) var bar = Animated(0.0)

  init() { since = 0 }

  /// The tabs as they come: the bar rises a little later.
  init(at time: Seconds) {
    since = time
    bar = Animated(1.0)
    bar.set(
      to: 0, at: time, animation: .spring(response: 0.45, dampingFraction: 0.85).delay(0.1))
  }

  /// Shows another tab.
  mutating func show(_ tab: Tab, at time: Seconds) {
    guard tab != self.tab else { return }
    (previous, self.tab, since) = (self.tab, tab, time)
    let slide = Animation.spring(response: 0.38, dampingFraction: 0.82)
    pill.set(to: MatchedPlace(.pill(tab)), at: time, animation: slide)
    for icon in Tab.allCases {
      icons[icon.rawValue].set(
        to: MatchedPlace(TabSlot(of: icon, chosen: tab)), at: time, animation: slide)
    }
  }

  /// The bar leaves for a screen over the tabs, or comes back.
  mutating func moveBar(out isOut: Bool, at time: Seconds) {
    bar.set(
      to: isOut ? 1 : 0, at: time, animation: .spring(response: 0.35, dampingFraction: 0.9))
  }
}

extension BiteApp {
  /// Shows a tab, which begins at its top if it was not shown.
  mutating func show(_ tab: Tab, at time: Seconds) {
    guard tab != home.tab else { return }
    home.show(tab, at: time)
    switch tab {
    case .today: today.appear()
    case .plan: plan.appear(at: time)
    case .recipes: recipes.appear(at: time)
    case .list: groceries.appear(at: time)
    }
  }
}
