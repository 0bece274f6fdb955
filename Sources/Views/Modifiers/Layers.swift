import Drawing
import Geometry

extension View {
  /// Puts `content` over the view, offered the view's own size.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    modified(by: LayerModifier(layer: content(), alignment: alignment, isAbove: true))
  }

  /// Puts `content` under the view, offered the view's own size.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    modified(by: LayerModifier(layer: content(), alignment: alignment, isAbove: false))
  }
}

private struct LayerModifier<Layer: View>: NodeModifier {
  let layer: Layer
  let alignment: Alignment
  let isAbove: Bool

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    let stack = StackNode(
      children: try makeNodes(of: layer, in: context), alignment: alignment)
    return LayerNode(child: child, layer: stack, alignment: alignment, isAbove: isAbove)
  }
}

private struct LayerNode: LayoutNode {
  let child: any LayoutNode
  let layer: StackNode
  let alignment: Alignment
  let isAbove: Bool

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { child.sizeThatFits(proposal) }

  func draw(in frame: Rect, to items: inout [DrawingItem]) {
    if isAbove { child.draw(in: frame, to: &items) }
    let size = layer.sizeThatFits(ProposedViewSize(frame.size))
    layer.draw(in: alignment.place(size, in: frame), to: &items)
    if !isAbove { child.draw(in: frame, to: &items) }
  }
}
