/// Views side by side, the first at the leading edge.
public struct HStack<Content: View>: PrimitiveView {
  private let layout: HStackLayout
  private let content: Content

  /// The views in `content`, `spacing` points apart, or, where nil, as far as they prefer (8 points).
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    [try container("HStack", layout, content, in: context)]
  }
}

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  private let layout: VStackLayout
  private let content: Content

  /// The views in `content`, `spacing` points apart, or, where nil, as far as they prefer (8 points).
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    [try container("VStack", layout, content, in: context)]
  }
}

/// Views side by side, as high as is on offer.
///
/// In everything else it is an ``HStack``: a frame has no later to be lazy for.
public struct LazyHStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let layout: HStackLayout
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// The views in `content`, side by side; headers and footers of sections that are to stay in view.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    let row = LazyRow(
      name: "LazyHStack", layout: layout, pinnedViews: pinnedViews, content: content)
    let view = row.frame(
      maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
    return try Views.makeNodes(of: view, in: context)
  }
}

/// Views one below the other, as wide as is on offer.
///
/// In everything else it is a ``VStack``: a frame has no later to be lazy for.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let layout: VStackLayout
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// The views in `content`, one below the other; headers and footers of sections that are to stay in view.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    let row = LazyRow(
      name: "LazyVStack", layout: layout, pinnedViews: pinnedViews, content: content)
    let view = row.frame(
      maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    return try Views.makeNodes(of: view, in: context)
  }
}

/// The views of a lazy stack, in their own extent.
private struct LazyRow<L: StackLayout, Content: View>: PrimitiveView {
  let name: ViewName
  let layout: L
  let pinnedViews: PinnedScrollableViews
  let content: Content

  func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    let row = try container(name, layout, content, in: context)
    guard !pinnedViews.isEmpty else { return [row] }
    return [PinnedNode(container: row, pinned: pinnedViews, axis: L.axis)]
  }
}

/// The node of views one over the other; a single one stands for itself.
func layer(
  _ alignment: Alignment, _ content: some View, in context: ViewContext
) throws(ViewError) -> MeasuredNode {
  var inner = context
  inner.axis = nil
  let nodes = try makeNodes(of: content, in: inner)
  if nodes.count == 1 { return MeasuredNode.measured(nodes[0]) }
  return MeasuredNode(
    ContainerNode(
      ZStackLayout(alignment: alignment), name: "ZStack", children: nodes,
      direction: context.environment.layoutDirection))
}

/// The node of a container that has a name of its own.
func container<L: Layout>(
  _ name: ViewName, _ layout: L, _ content: some View, in context: ViewContext
) throws(ViewError) -> ContainerNode<L> {
  var inner = context
  inner.axis = L.layoutProperties.stackOrientation
  return ContainerNode(
    layout, name: name, children: try makeNodes(of: content, in: inner),
    direction: context.environment.layoutDirection)
}
