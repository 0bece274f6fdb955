/// What was found for the proposals of late.
///
/// A list, not a dictionary: a node is asked for few, and comparing them is cheaper than hashing.
struct ProposalMemory<Value> {
  /// The first entry, which most nodes never need more than.
  private var first: (proposal: ProposedViewSize, value: Value)?
  private var others: [(proposal: ProposedViewSize, value: Value)] = []
  /// The entry that is forgotten next, once there are too many.
  private var oldest = 0

  /// More proposals than a node is asked for in any sensible layout.
  private static var capacity: Int { 32 }

  /// What was found for `proposal`, if it was.
  subscript(proposal: ProposedViewSize) -> Value? {
    guard let first else { return nil }
    if first.proposal == proposal { return first.value }
    for entry in others where entry.proposal == proposal { return entry.value }
    return nil
  }

  mutating func remember(_ value: Value, for proposal: ProposedViewSize) {
    if first == nil {
      first = (proposal, value)
    } else if others.count < ProposalMemory.capacity {
      others.append((proposal, value))
    } else {
      others[oldest] = (proposal, value)
      oldest = (oldest + 1) % ProposalMemory.capacity
    }
  }
}
