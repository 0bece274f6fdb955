/// A piece of a picture, described by the views it is made of.
///
/// As in SwiftUI: a view is a value, its ``body`` says what it shows. Time comes in as a plain
/// property, and nothing in a view changes by itself.
public protocol View {
  /// The type of view that ``body`` is.
  associatedtype Body: View
  /// What this view shows.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Never reached: there is no value of this type.
  public var body: Never { self }
}

/// A view that has no body: it makes the nodes of the layout tree itself.
package protocol PrimitiveView: View where Body == Never {
  /// The nodes that stand for this view in its container: none, one, or, for a group, several.
  func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode]
}

extension PrimitiveView {
  /// Never called: a primitive view is asked for its nodes.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// The nodes of the layout tree that stand for `view`.
package func makeNodes(
  of view: some View, in context: ViewContext
) throws(ViewError) -> [any LayoutNode] {
  if let primitive = view as? any PrimitiveView {
    return try primitive.makeNodes(in: context)
  }
  return try makeNodes(of: view.body, in: context)
}
