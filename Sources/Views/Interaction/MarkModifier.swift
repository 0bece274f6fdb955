import Geometry

/// A modifier that says something of a view without changing it.
struct MarkModifier: NodeModifier {
  let name: ViewName
  let mark: (ViewContext, Rect) -> PlacedMark?

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    MarkNode(child: child, name: name) { mark(context, $0) }
  }
}

private struct MarkNode: WrapperNode {
  let child: any LayoutNode
  let name: ViewName
  let mark: (Rect) -> PlacedMark?

  func finish(_ placed: inout PlacedView) {
    if let mark = mark(placed.frame) { placed.marks.append(mark) }
  }
}

extension View {
  /// This view with what `mark` says of it.
  func marked(
    _ name: ViewName, _ mark: @escaping (ViewContext, Rect) -> PlacedMark?
  ) -> some View {
    modified(by: MarkModifier(name: name, mark: mark))
  }
}
