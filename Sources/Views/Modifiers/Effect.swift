import Drawing
import Geometry

/// A modifier that changes how a view looks, not how it is laid out.
protocol Effect: NodeModifier, Sendable {
  /// What the view shows instead of `items`, which it shows in `frame`.
  func apply(to items: [DrawingItem], in frame: Rect) -> [DrawingItem]
}

extension Effect {
  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    EffectNode(child: child, effect: self)
  }
}

private struct EffectNode<E: Effect>: LayoutNode {
  let child: any LayoutNode
  let effect: E

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { child.sizeThatFits(proposal) }

  func draw(in frame: Rect, to items: inout [DrawingItem]) {
    var drawn: [DrawingItem] = []
    child.draw(in: frame, to: &drawn)
    guard !drawn.isEmpty else { return }
    items += effect.apply(to: drawn, in: frame)
  }
}
