package import Drawing
package import Geometry

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
  var context = context
  context.depth += 1
  guard context.depth <= ViewContext.maximumDepth else {
    throw .nesting(view: "\(ViewName.type(type(of: view)))", limit: ViewContext.maximumDepth)
  }
  if let primitive = view as? any PrimitiveView {
    return try primitive.makeNodes(in: context)
  }
  let body = EnvironmentValues.$current.withValue(context.environment) { view.body }
  var nodes = try makeNodes(of: body, in: context)
  for index in nodes.indices {
    nodes[index] = CompositeNode(type: type(of: view), child: nodes[index])
  }
  return nodes
}

extension View {
  /// This view laid out on a screen of `size` points.
  ///
  /// The view is offered the whole size, and stands in the middle if it takes less.
  package func placed(size: Size, in context: ViewContext) throws(ViewError) -> PlacedView {
    let root = RootNode(
      child: try layer(.center, self, in: context),
      insets: context.environment.screenSafeAreaInsets)
    return try root.placedMatching(
      in: Rect(origin: .zero, size: size), proposal: ProposedViewSize(size))
  }

  /// What this view shows on a picture of `size` points.
  package func displayList(size: Size, in context: ViewContext) throws(ViewError) -> DisplayList {
    try placed(size: size, in: context).displayList(size: size)
  }
}

/// The node of the screen, whose edges may be covered.
private struct RootNode: WrapperNode {
  let child: any LayoutNode
  let insets: EdgeInsets

  var name: ViewName { "screen" }

  func proposalForChild(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  func origin(of child: any LayoutNode, offered: ProposedViewSize, in size: Size) -> Point {
    let safe = Size(
      width: size.width - insets.horizontal, height: size.height - insets.vertical)
    let origin = Alignment.center.mirrored(.leftToRight)
      .origin(of: child, offered: offered, in: safe)
    return Point(x: insets.leading + origin.x, y: insets.top + origin.y)
  }

  func placementForChild(_ placement: Placement, frame: Rect) -> Placement {
    placement.covered(frame, by: insets)
  }
}
