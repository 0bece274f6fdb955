import Geometry

extension View {
  /// Puts `length` points of space at `edges` of the view; 16 where nil.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Puts `length` points of space round the view.
  public func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(.all, length))
  }

  /// Puts space round the view; a negative length lets it stand out.
  public func padding(_ insets: EdgeInsets) -> some View {
    modified(by: PaddingModifier(insets: insets))
  }
}

private struct PaddingModifier: NodeModifier {
  let insets: EdgeInsets

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    guard insets.isFinite else { throw .notFinite(modifier: "padding", value: "\(insets)") }
    return PaddingNode(
      child: child, insets: insets.mirrored(context.environment.layoutDirection))
  }
}

private struct PaddingNode: WrapperNode {
  let child: any LayoutNode
  let insets: EdgeInsets

  var name: ViewName { "padding" }

  var traits: ViewTraits {
    var traits = child.traits
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    traits.spacing = traits.spacing.reset(edges)
    return traits
  }

  func proposalForChild(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  func size(around childSize: Size, _ proposal: ProposedViewSize) -> Size {
    Size(
      width: max(childSize.width + insets.horizontal, 0),
      height: max(childSize.height + insets.vertical, 0))
  }

  func origin(of child: any LayoutNode, offered: ProposedViewSize, in size: Size) -> Point {
    Point(x: insets.leading, y: insets.top)
  }
}
