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

/// Views side by side, as ``HStack``: a frame has no later to be lazy for.
public struct LazyHStack<Content: View>: View {
  /// The row.
  public let body: HStack<Content>

  /// The views in `content`, side by side; `pinnedViews` are not pinned.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    body = HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// Views one below the other, as wide as is on offer.
///
/// In everything else it is a ``VStack``: a frame has no later to be lazy for.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// The views in `content`, one below the other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    let view = VStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    return try Views.makeNodes(of: view, in: context)
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
func container(
  _ name: ViewName, _ layout: some Layout, _ content: some View, in context: ViewContext
) throws(ViewError) -> any LayoutNode {
  var inner = context
  inner.axis = type(of: layout).layoutProperties.stackOrientation
  return ContainerNode(
    layout, name: name, children: try makeNodes(of: content, in: inner),
    direction: context.environment.layoutDirection)
}
