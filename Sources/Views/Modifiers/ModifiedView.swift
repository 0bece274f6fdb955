/// What a modifier does to the views it is put on.
protocol NodeModifier {
  /// Changes what is handed down to the views.
  func adjust(_ environment: inout EnvironmentValues)

  /// Puts something round the node of one of the views, which was made in `context`.
  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode
}

extension NodeModifier {
  func adjust(_ environment: inout EnvironmentValues) {}

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode { child }
}

/// A view with a modifier; a modifier on a group is put on each view in it.
struct ModifiedView<Content: View, Modifier: NodeModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    var inner = context
    modifier.adjust(&inner.environment)
    var nodes = try Views.makeNodes(of: content, in: inner)
    for index in nodes.indices {
      let node = nodes[index]
      nodes[index] = try modifier.wrap(
        node.isMeasuredAtOnce ? node : MeasuredNode.measured(node), in: inner)
    }
    return nodes
  }
}

extension View {
  /// This view with `modifier`.
  func modified(by modifier: some NodeModifier) -> some View {
    ModifiedView(content: self, modifier: modifier)
  }
}
