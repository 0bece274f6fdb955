public import Geometry

/// Views one over the other, the first undermost.
///
/// Each is offered what the stack is offered; the stack is as large as they reach.
public struct ZStack<Content: View>: PrimitiveView {
  private let layout: ZStackLayout
  private let content: Content

  /// The views in `content`, aligned with each other by `alignment`.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    [try container("ZStack", layout, content, in: context)]
  }
}

/// Views one over the other, as a layout.
public struct ZStackLayout: Layout {
  /// Which guides of the views lie on each other.
  public var alignment: Alignment

  /// Views one over the other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// As large as the views reach when their guides lie on each other.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let line = line(proposal, subviews)
    var size = Size.zero
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let guide = guides(of: dimensions)
      size.width = max(size.width, line.x - guide.x + dimensions.width)
      size.height = max(size.height, line.y - guide.y + dimensions.height)
    }
    return size
  }

  /// Puts the views' guides on each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let line = line(proposal, subviews)
    for subview in subviews {
      let guide = guides(of: subview.dimensions(in: proposal))
      subview.place(
        at: Point(
          x: bounds.origin.x + line.x - guide.x, y: bounds.origin.y + line.y - guide.y),
        proposal: proposal)
    }
  }

  /// Where the views' guides lie, from the stack's top left corner.
  private func line(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Point {
    subviews.reduce(Point.zero) { line, subview in
      let guide = guides(of: subview.dimensions(in: proposal))
      return Point(x: max(line.x, guide.x), y: max(line.y, guide.y))
    }
  }

  private func guides(of dimensions: ViewDimensions) -> Point {
    let (x, y) = (dimensions[alignment.horizontal], dimensions[alignment.vertical])
    return Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}
