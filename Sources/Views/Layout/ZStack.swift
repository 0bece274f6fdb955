import Geometry

/// Views one over the other, the first undermost.
///
/// Each is offered what the stack is offered; the stack is as large as the largest.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// The views in `content`, aligned with each other by `alignment`.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    [StackNode(children: try Views.makeNodes(of: content, in: context), alignment: alignment)]
  }
}

/// Nodes one over the other.
struct StackNode: LayoutNode {
  let children: [MeasuredNode]
  let alignment: Alignment

  init(children: [any LayoutNode], alignment: Alignment = .center) {
    self.children = children.map { MeasuredNode($0) }
    self.alignment = alignment
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    var size = Size.zero
    for child in children {
      let chosen = child.sizeThatFits(proposal)
      size.width = max(size.width, chosen.width)
      size.height = max(size.height, chosen.height)
    }
    return size
  }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    var placed = PlacedView("ZStack", frame: frame)
    for child in children {
      let corner = alignment.origin(of: child, offered: proposal, in: frame.size)
      let childFrame = Rect(
        origin: Point(x: frame.origin.x + corner.x, y: frame.origin.y + corner.y),
        size: child.sizeThatFits(proposal))
      placed.children.append(try child.place(in: childFrame, proposal: proposal, at: placement))
    }
    return placed
  }
}
