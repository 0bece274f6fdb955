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

  /// Says how what is read in the view's parts is put together, which changes nothing here.
  ///
  /// To a script a view that listens for touches is one element anyhow, and its own label, if it has one,
  /// stands for what its parts read.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

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

/// How what is read in a view's parts is put together.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// The parts are not read: the view has a label of its own.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The parts are read one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The parts are read as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
