import Geometry

/// A node that remembers the sizes it has chosen.
///
/// Stacks ask a view for its smallest and largest size before they offer it one, and so do the
/// stacks in it: without memory, the work would grow threefold with every level.
final class MeasuredNode: LayoutNode {
  private let node: any LayoutNode
  let traits: ViewTraits
  private var sizes = ProposalMemory<Size>()

  init(_ node: any LayoutNode) {
    self.node = node
    traits = node.traits
  }

  /// `node` with a memory, unless it has one.
  static func measured(_ node: any LayoutNode) -> MeasuredNode {
    node as? MeasuredNode ?? MeasuredNode(node)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    if let size = sizes[proposal] { return size }
    let size = node.sizeThatFits(proposal).sanitized
    sizes.remember(size, for: proposal)
    return size
  }

  func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> Double? {
    guard let guide = node.explicitAlignment(key, proposal: proposal), guide.isFinite else {
      return nil
    }
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
