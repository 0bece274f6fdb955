/// What was found for the proposals of late.
///
/// A list, not a dictionary: a node is asked for few, and comparing them is cheaper than hashing.
struct ProposalMemory<Value> {
  private var entries: [(proposal: ProposedViewSize, value: Value)] = []
  /// The entry that is forgotten next, once there are too many.
  private var oldest = 0

  /// More proposals than a node is asked for in any sensible layout.
  private static var capacity: Int { 32 }

  /// What was found for `proposal`, if it was.
  subscript(proposal: ProposedViewSize) -> Value? {
    for entry in entries where entry.proposal == proposal { return entry.value }
    return nil
  }

  mutating func remember(_ value: Value, for proposal: ProposedViewSize) {
    if entries.count < ProposalMemory.capacity {
      entries.append((proposal, value))
    } else {
      entries[oldest] = (proposal, value)
      oldest = (oldest + 1) % ProposalMemory.capacity
    }
  }
}
