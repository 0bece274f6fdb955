package import Drawing
package import Geometry

/// One node of the layout tree: says how large it wants to be, then puts itself where it is told.
///
/// Layout follows SwiftUI's protocol: a parent proposes a size, the child chooses its own, the parent
/// places it. Placing makes a value, ``PlacedView``, which everything after layout is read from: what
/// is drawn, what can be touched, what is printed. Frames are in points, in the coordinates of the
/// picture, before any effect (offset, scale) of a view round them.
///
/// Nodes live for one layout, in one thread.
package protocol LayoutNode {
  /// What the node tells its container besides its size.
  var traits: ViewTraits { get }

  /// Whether a size costs next to nothing, so that remembering it would cost more.
  var isMeasuredAtOnce: Bool { get }

  /// The size that the node takes when it is offered `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size

  /// Where the guide `key` lies, from the node's left or top edge at the size that it takes when it is
  /// offered `proposal`; nil where the node does not say, and the guide is where its name puts it.
  func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> Double?

  /// The node in `frame`, which has the size that it took when it was offered `proposal`.
  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView
}

extension LayoutNode {
  package var traits: ViewTraits { ViewTraits() }

  package var isMeasuredAtOnce: Bool { false }

  package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> Double? { nil }
}

/// A node without children: a shape, a text, an image.
package protocol LeafNode: LayoutNode {
  /// The kind of view, for the printed tree.
  var name: ViewName { get }

  /// What the leaf reads; what a view round it is found by.
  var text: String? { get }

  /// What the image is called that the leaf shows: the name of a view in which nothing is read.
  var imageName: String? { get }

  /// Appends what the node shows in `frame` to `items`, undermost first.
  func draw(in frame: Rect, to items: inout [DrawingItem])

  /// Whether the leaf is touched only where it is painted, not in all of its frame.
  var isTouchedByInk: Bool { get }
}

extension LeafNode {
  package var text: String? { nil }

  package var imageName: String? { nil }

  package var isTouchedByInk: Bool { false }

  package func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    var placed = PlacedView(name, frame: frame)
    draw(in: frame, to: &placed.items)
    if isTouchedByInk { placed.marks.append(.ink) }
    if let text { placed.marks.append(.text(text)) }
    if let imageName { placed.marks.append(.image(imageName)) }
    return placed
  }
}
