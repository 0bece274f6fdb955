import Geometry

/// A node that remembers the sizes it has chosen.
///
/// Stacks ask a view for its smallest and largest size before they offer it one, and so do the
/// stacks in it: without memory, the work would grow threefold with every level.
final class MeasuredNode: LayoutNode {
  private let node: any LayoutNode
  let traits: ViewTraits
  private var sizes: [(proposal: ProposedViewSize, size: Size)] = []
  /// The size that is forgotten next, once there are too many.
  private var oldest = 0

  /// More sizes than a node is asked for in any sensible layout.
  private static let capacity = 32

  init(_ node: any LayoutNode) {
    self.node = node
    traits = node.traits
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    for entry in sizes where entry.proposal == proposal { return entry.size }
    let size = node.sizeThatFits(proposal).sanitized
    if sizes.count < MeasuredNode.capacity {
      sizes.append((proposal, size))
    } else {
      sizes[oldest] = (proposal, size)
      oldest = (oldest + 1) % MeasuredNode.capacity
    }
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
