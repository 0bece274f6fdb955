/// Puts views written one below the other together, with `if`, `switch` and `for` between them.
@resultBuilder
public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, in order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(content: (repeat each content))
  }

  /// A view that stands alone in an expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// The view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The view of the first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// The view of the other branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }
}

/// Nothing: takes no space and shows nothing.
public struct EmptyView: PrimitiveView {
  /// Nothing.
  public init() {}

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] { [] }
}

/// Several views, each of which its container lays out for itself.
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    var nodes: [any LayoutNode] = []
    var index = 0
    for view in repeat each content {
      nodes += try Views.makeNodes(of: view, in: context.child(index))
      index += 1
    }
    return nodes
  }
}

/// The view of one of two branches.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// What the first branch shows.
  case first(First)
  /// What the other branch shows.
  case second(Second)

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    switch self {
    case .first(let view): try Views.makeNodes(of: view, in: context.child(0))
    case .second(let view): try Views.makeNodes(of: view, in: context.child(1))
    }
  }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    guard let view = self else { return [] }
    return try Views.makeNodes(of: view, in: context)
  }
}

/// Several views as one, for a modifier that is meant for each of them.
public struct Group<Content: View>: View {
  /// The views.
  public let body: Content

  /// A group of the views in `content`.
  public init(@ViewBuilder content: () -> Content) {
    body = content()
  }
}
