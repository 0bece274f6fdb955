package import Flipbook

/// The four tabs, and what is open in them.
package struct Home: Sendable {
  /// Which of the tabs is on, and since when.
  package private(set) var tab: Tab = .learn
  private(set) var since: Seconds
  /// The node whose popover is open, with the time when it came.
  package private(set) var popover: (node: Int, time: Seconds)?

  /// How far the league is scrolled.
  private(set) var ranking = Scroller()
  /// What has changed since the tab that is on was last looked at.
  package internal(set) var climb: LeagueClimb?
  var questsBefore: [Quest]?

  package enum Tab: CaseIterable, Hashable, Sendable {
    case learn
    case leaderboards
    case quests
    case profile
  }

  package enum Action: Sendable {
    case show(Tab)
    /// A node's popover opens, or closes.
    case node(Int)
    case closePopover
    case scroll(ScrollMove)
  }

  init(at time: Seconds) { since = time }

  mutating func update(_ action: Action, at time: Seconds) {
    switch action {
    case .show(let tab) where tab != self.tab:
      (self.tab, since, popover) = (tab, time, nil)
      (climb, questsBefore) = (nil, nil)
    case .show: break
    case .node(let node): popover = popover?.node == node ? nil : (node, time)
    case .closePopover: popover = nil
    case .scroll(let move): ranking.apply(move, at: time)
    }
  }
}
