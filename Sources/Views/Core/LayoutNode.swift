package import Drawing
package import Geometry

/// One node of the layout tree: says how large it wants to be, then draws itself where it is put.
///
/// Layout follows SwiftUI's protocol: a parent proposes a size, the child chooses its own, the parent
/// places it. Frames are in points, in the coordinates of the picture, before any effect (offset,
/// scale) of a view round them.
package protocol LayoutNode: Sendable {
  /// The size that the node takes when it is offered `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size

  /// Appends what the node shows in `frame` to `items`, undermost first.
  func draw(in frame: Rect, to items: inout [DrawingItem])
}

extension View {
  /// What this view shows on a picture of `size` points.
  ///
  /// The view is offered the whole size, and stands in the middle if it takes less.
  package func displayList(
    size: Size, in context: ViewContext
  ) throws(ViewError) -> DisplayList {
    let root = StackNode(
      children: try makeNodes(of: self, in: context), alignment: .center)
    let chosen = root.sizeThatFits(ProposedViewSize(size))
    var list = DisplayList(size: size)
    root.draw(
      in: Alignment.center.place(chosen, in: Rect(origin: .zero, size: size)), to: &list.items)
    return list
  }
}
