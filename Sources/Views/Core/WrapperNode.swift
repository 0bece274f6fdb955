package import Geometry

/// A node round one other node: a modifier.
///
/// By itself it changes nothing; each kind replaces what it is about.
package protocol WrapperNode: LayoutNode {
  /// The kind of modifier, for the printed tree.
  var name: ViewName { get }

  /// The node in it.
  var child: any LayoutNode { get }

  /// What the child is offered.
  func proposalForChild(_ proposal: ProposedViewSize) -> ProposedViewSize

  /// The size round a child that took `childSize`.
  func size(around childSize: Size, _ proposal: ProposedViewSize) -> Size

  /// Where the child's top left corner lies in a frame of `size`, when it was offered `proposal`.
  func origin(
    of child: any LayoutNode, offered proposal: ProposedViewSize, in size: Size
  ) -> Point

  /// Where the child's coordinates lie.
  func placementForChild(_ placement: Placement, frame: Rect) -> Placement

  /// Adds to `placed`, which holds the child, what the modifier is about.
  func finish(_ placed: inout PlacedView)
}

extension WrapperNode {
  package var traits: ViewTraits { child.traits }

  package func proposalForChild(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  package func size(around childSize: Size, _ proposal: ProposedViewSize) -> Size { childSize }

  package func origin(
    of child: any LayoutNode, offered proposal: ProposedViewSize, in size: Size
  ) -> Point { .zero }

  package func placementForChild(_ placement: Placement, frame: Rect) -> Placement { placement }

  package func finish(_ placed: inout PlacedView) {}

  package func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    size(around: child.sizeThatFits(proposalForChild(proposal)), proposal)
  }

  package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> Double? {
    let inner = proposalForChild(proposal)
    guard let guide = child.explicitAlignment(key, proposal: inner) else { return nil }
    let origin = origin(of: child, offered: inner, in: sizeThatFits(proposal))
    return guide + (key.axis == .horizontal ? origin.x : origin.y)
  }

  package func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    let inner = proposalForChild(proposal)
    let childSize = child.sizeThatFits(inner)
    let corner = origin(of: child, offered: inner, in: frame.size)
    let childFrame = Rect(
      origin: Point(x: frame.origin.x + corner.x, y: frame.origin.y + corner.y), size: childSize)
    var placed = PlacedView(name, frame: frame)
    placed.children = [
      try child.place(
        in: childFrame, proposal: inner, at: placementForChild(placement, frame: frame))
    ]
    finish(&placed)
    return placed
  }
}

/// The node of a view that is made of other views.
struct CompositeNode: WrapperNode {
  let type: any Any.Type
  let child: any LayoutNode

  var name: ViewName { .type(type) }
}
