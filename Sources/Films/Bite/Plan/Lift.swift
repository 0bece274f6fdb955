import Flipbook

/// A tile that a finger has lifted, and carries.
struct Lift: Sendable {
  let slot: PlanSlot
  /// When it was lifted.
  let start: Seconds
  /// Whether the finger has moved since.
  private(set) var isCarried = false
  /// How far the tile is from its slot.
  private(set) var way = Animated(CGSize.zero)
  /// The slot that it would be dropped on, and since when.
  private(set) var target: (slot: PlanSlot, since: Seconds)?

  init(_ slot: PlanSlot, at time: Seconds) {
    self.slot = slot
    start = time
  }

  /// The finger is at `location`, having come down at `start`.
  mutating func move(to location: CGPoint, from start: CGPoint, at time: Seconds) {
    isCarried = true
    let goal = CGSize(width: location.x - start.x, height: location.y - start.y)
    way.set(
      to: goal, at: time, animation: .spring(response: 0.15, dampingFraction: 0.86))
    let covered = covered(by: slot.frame.offsetBy(dx: goal.width, dy: goal.height))
    if covered != target?.slot { target = covered.map { ($0, time) } }
  }

  /// The slot of which `frame` covers half or more, other than its own.
  private func covered(by frame: CGRect) -> PlanSlot? {
    PlanSlot.all.first { other in
      guard other != slot, let common = other.frame.intersection(frame) else { return false }
      return common.width * common.height >= 0.5 * PlanMetrics.tile * PlanMetrics.tile
    }
  }
}
