import Drawing
import Geometry

/// The node of a ``ScrollView``.
struct ScrollNode: LayoutNode {
  let content: MeasuredNode
  let axes: Axis.Set
  let offset: Point
  let grid: PixelGrid
  let isClipped: Bool

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let size = content.sizeThatFits(offer(proposal))
    return Size(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    let edges: Edge.Set = [
      axes.contains(.vertical) ? .vertical : [], axes.contains(.horizontal) ? .horizontal : [],
    ]
    let window = placement.safeArea.extended(frame, edges)
    let insets = placement.safeArea.insets(of: frame).only(edges)
    let offer = offer(proposal)
    let size = content.sizeThatFits(offer)
    let origin = Point(
      x: start(.horizontal, frame.minX, frame.size.width, size.width) - grid.rounded(offset.x),
      y: start(.vertical, frame.minY, frame.size.height, size.height) - grid.rounded(offset.y))
    var inner = placement
    inner.scrollWindow = frame
    inner.safeArea.covered = placement.safeArea.covered.only(Edge.Set.all.subtracting(edges))
    var placed = PlacedView("ScrollView", frame: window)
    placed.children = [
      try content.place(in: Rect(origin: origin, size: size), proposal: offer, at: inner)
    ]
    if isClipped {
      let outline = Path(grid.aligned(window, for: Rectangle()))
      placed.effect = .group(Drawing.Group([], clip: Clip(outline)))
    }
    placed.marks = [
      .scroll(
        ScrollGeometry(
          contentOffset: offset,
          contentSize: Size(
            width: size.width + insets.horizontal, height: size.height + insets.vertical),
          containerSize: window.size))
    ]
    return placed
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// Content begins at the edge along the axes, and stands in the middle across.
  private func start(
    _ axis: Axis, _ edge: Double, _ extent: Double, _ content: Double
  ) -> Double {
    axes.contains(axis == .horizontal ? .horizontal : .vertical)
      ? edge : edge + (extent - content) / 2
  }
}
