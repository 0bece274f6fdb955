import Drawing
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
  let children: [any LayoutNode]
  let alignment: Alignment

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    var size = Size.zero
    for child in children {
      let chosen = child.sizeThatFits(proposal)
      size.width = max(size.width, chosen.width)
      size.height = max(size.height, chosen.height)
    }
    return size
  }

  func draw(in frame: Rect, to items: inout [DrawingItem]) {
    for child in children {
      let chosen = child.sizeThatFits(ProposedViewSize(frame.size))
      child.draw(in: alignment.place(chosen, in: frame), to: &items)
    }
  }
}
