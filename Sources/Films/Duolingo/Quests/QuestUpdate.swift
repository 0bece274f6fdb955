import Flipbook

/// What has become of the quests since they were last looked at, and what Duo does about it.
package struct QuestUpdate: Sendable {
  /// The quests as they were.
  let before: [Quest]
  /// Seconds count from when the quests were opened.
  private let performance: DuoPerformance

  /// The change from how the quests were seen last to how they are now.
  init(from before: [Quest], to quests: [Quest]) {
    self.before = before
    var performance = DuoPerformance(.idle)
    // He cheers when a chest pops open.
    if zip(before, quests).contains(where: { !$0.isReached && $1.isReached }) {
      performance.play(.cheer, at: QuestRow.pop)
      performance.play(.idle, at: QuestRow.pop + 2.4)
    }
    self.performance = performance
  }

  /// Duo's pose so many seconds after the quests were opened.
  func pose(at age: Seconds) -> DuoPose { performance.pose(at: age) }
}
