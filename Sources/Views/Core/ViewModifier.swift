/// Something that can be done to any view.
public protocol ViewModifier {
  /// The type of view that ``body(content:)`` is.
  associatedtype Body: View
  /// The view that the modifier is put on.
  typealias Content = ModifierContent
  /// What shows in place of `content`.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is put on.
public struct ModifierContent: View {
  let content: AnyView

  /// The view, whatever it is.
  public var body: some View { content }
}

/// A view with a modifier on it.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  /// The view.
  public let content: Content
  /// What is done to it.
  public let modifier: Modifier

  /// `content` with `modifier` on it.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    let body = EnvironmentValues.$current.withValue(context.environment) {
      modifier.body(content: ModifierContent(content: AnyView(content)))
    }
    return try Views.makeNodes(of: body, in: context)
      .map { CompositeNode(type: Modifier.self, child: $0) }
  }
}

extension View {
  /// This view with `modifier` on it.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
