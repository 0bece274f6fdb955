import Geometry

/// A node that remembers the sizes it has chosen, and where its guides lay.
///
/// Stacks ask a view for its smallest and largest size before they offer it one, and so do the
/// stacks in it: without memory, the work would grow threefold with every level.
final class MeasuredNode: LayoutNode {
  private let node: any LayoutNode
  let traits: ViewTraits
  private var sizes = ProposalMemory<Size>()
  private var guides: [(key: AlignmentKey, memory: ProposalMemory<Double?>)] = []

  init(_ node: any LayoutNode) {
    self.node = node
    traits = node.traits
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    if let size = sizes[proposal] { return size }
    let size = node.sizeThatFits(proposal).sanitized
    sizes.remember(size, for: proposal)
    return size
  }

  func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> Double? {
    let index = guides.firstIndex { $0.key == key } ?? guides.count
    if index == guides.count {
      guides.append((key, ProposalMemory()))
    } else if let guide = guides[index].memory[proposal] {
      return guide
    }
    let found = node.explicitAlignment(key, proposal: proposal)
    let guide = found.flatMap { $0.isFinite ? $0 : nil }
    guides[index].memory.remember(guide, for: proposal)
    return guide
  }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    let placed = try node.place(in: frame, proposal: proposal, at: placement)
    guard frame.isFinite else { throw .endlessFrame(view: "\(placed.name)", "\(frame)") }
    return placed
  }
}

extension Size {
  /// The size without what is no extent: not a number, or less than nothing, counts as nothing.
  fileprivate var sanitized: Size {
    if width >= 0, height >= 0 { return self }
    return Size(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0)
  }
}
