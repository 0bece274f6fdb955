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
    let nodes = try makeNodes(of: layer, in: context.child(isAbove ? 1 : 2))
    let stack = MeasuredNode(StackNode(children: nodes, alignment: alignment))
    return LayerNode(child: child, layer: stack, alignment: alignment, isAbove: isAbove)
  }
}

/// A node with another one over or under it, which is offered the first one's size.
private struct LayerNode: WrapperNode {
  let child: any LayoutNode
  let layer: MeasuredNode
  let alignment: Alignment
  let isAbove: Bool

  var name: ViewName { isAbove ? "overlay" : "background" }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    let main = try child.place(in: frame, proposal: proposal, at: placement)
    let offer = ProposedViewSize(frame.size)
    let corner = alignment.origin(of: layer, offered: offer, in: frame.size)
    let layerFrame = Rect(
      origin: Point(x: frame.origin.x + corner.x, y: frame.origin.y + corner.y),
      size: layer.sizeThatFits(offer))
    let other = try layer.place(in: layerFrame, proposal: offer, at: placement)
    var placed = PlacedView(name, frame: frame)
    placed.children = isAbove ? [main, other] : [other, main]
    return placed
  }
}
