extension View {
  /// Calls the view `label`, whatever it reads: for people who listen, and for scripts that tap.
  public func accessibilityLabel(_ label: String) -> some View {
    marked("accessibilityLabel") { _, _ in .label(label) }
  }

  /// Calls the view what `label` reads.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label.content)
  }

  /// Keeps what the view reads from readers, if `hidden`.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    marked("accessibilityHidden") { _, _ in hidden ? .unlabelled : nil }
  }

  /// Calls the view `identifier`, for scripts and tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    marked("id") { _, _ in .id(identifier) }
  }

  /// Gives the view an identity of its own.
  public func id(_ id: some Hashable) -> some View {
    let id = AnyHashable(id)
    return IdentifiedView(content: self, id: id)
  }
}

private struct IdentifiedView<Content: View>: PrimitiveView {
  let content: Content
  let id: AnyHashable

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    var inner = context
    inner.identity = context.identity.child(id: id)
    let id = id
    return try Views.makeNodes(of: content.marked("id") { _, _ in .id(id) }, in: inner)
  }
}
