/// A view of a type that is not told.
public struct AnyView: PrimitiveView {
  private let content: any View

  /// `view`, its type forgotten.
  public init(_ view: some View) {
    content = (view as? AnyView)?.content ?? view
  }

  /// `view`, its type forgotten.
  public init(erasing view: some View) {
    self.init(view)
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    try Views.makeNodes(of: content, in: context)
  }
}
