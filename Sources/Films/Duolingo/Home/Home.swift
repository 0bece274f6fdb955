package import Flipbook

/// The four tabs, and what is open in them.
package struct Home: Sendable {
  /// Which of the tabs is on, and since when.
  package private(set) var tab: Tab = .learn
  private(set) var since: Seconds
  /// The node whose popover is open, with the time when it came.
  package private(set) var popover: (node: Int, time: Seconds)?
  /// The chest on the path that was tapped last.
  package private(set) var chest: ChestTap?
  /// The guidebook, from when it is opened the first time on.
  package private(set) var guidebook: GuidebookVisit?

  /// How far the league is scrolled.
  private(set) var ranking = Scroller()
  /// What has changed since the tab that is on was last looked at.
  package internal(set) var climb: LeagueClimb?
  var questUpdate: QuestUpdate?

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
    case openGuidebook
    case guidebook(GuidebookVisit.Action)
    case scroll(ScrollMove)
  }

  /// A chest was tapped.
  package struct ChestTap: Hashable, Sendable {
    package let node: Int
    package let time: Seconds
    /// What came out of it; nil where it stayed shut.
    package let gems: Int?
  }

  init(at time: Seconds) { since = time }

  mutating func update(_ action: Action, at time: Seconds) {
    switch action {
    case .show(let tab) where tab != self.tab:
      (self.tab, since, popover) = (tab, time, nil)
      (climb, questUpdate, chest) = (nil, nil, nil)
    case .show: break
    case .node(let node): popover = popover?.node == node ? nil : (node, time)
    case .closePopover: popover = nil
    case .openGuidebook:
      guidebook = GuidebookVisit(at: time)
      popover = nil
    case .guidebook(let action): guidebook?.update(action, at: time)
    case .scroll(let move): ranking.apply(move, at: time)
    }
  }

  /// A chest was tapped: `gems` came out, or none where it stays shut.
  mutating func tapChest(at node: Int, gems: Int?, at time: Seconds) {
    popover = nil
    chest = ChestTap(node: node, time: time, gems: gems)
  }

  /// How many of the gems that came out of a chest have not been counted yet at `time`.
  func uncountedGems(at time: Seconds) -> Int {
    guard let chest, let gems = chest.gems else { return 0 }
    let share = ((time - chest.time - Chest.opening) / 0.45).clamped()
    return gems - Int((Double(gems) * share).rounded(.down))
  }
}
