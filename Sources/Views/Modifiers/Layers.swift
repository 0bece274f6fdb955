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

  /// Puts `overlay` over the view, offered the view's own size.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Puts `background` under the view, offered the view's own size.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Fills `shape`, fitted to the view's frame, over the view.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Fills `shape`, fitted to the view's frame, under the view.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills the view's frame over it, and what covers the screen's edges where it touches them.
  public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills the view's frame under it, and what covers the screen's edges where it touches them.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills `shape`, fitted to the view's frame, under the view with ``ShapeStyle/background``.
  public func background(
    in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills the view's frame under it with ``ShapeStyle/background``, and what covers the screen's edges
  /// where it touches them.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Draws a line of `width` points inside the view's frame.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}

private struct LayerModifier<Layer: View>: NodeModifier {
  let layer: Layer
  let alignment: Alignment
  let isAbove: Bool

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    let stack = try Views.layer(alignment, layer, in: context.layer(isAbove ? 1 : 2))
    return LayerNode(
      child: child, layer: stack,
      alignment: alignment.mirrored(context.environment.layoutDirection), isAbove: isAbove)
  }
}

/// A node with another one over or under it, which is offered the first one's size.
private struct LayerNode: WrapperNode {
  let child: any LayoutNode
  let layer: MeasuredNode
  let alignment: AlignmentInFrame
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
