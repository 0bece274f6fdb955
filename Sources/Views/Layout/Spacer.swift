import Drawing
import Geometry

/// Empty space that takes what is left: along the stack that it is in, or both ways outside of one.
///
/// It is served last, and asks for no distance from its neighbours beyond its own length.
public struct Spacer: PrimitiveView {
  /// The least length, in points; nil for 8.
  public var minLength: CGFloat?

  /// Space of at least `minLength`.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    [SpacerNode(minLength: minLength ?? ViewSpacing.standard, axis: context.axis)]
  }
}

private struct SpacerNode: LeafNode {
  let minLength: Double
  let axis: Axis?

  var name: ViewName { "Spacer" }

  var isMeasuredAtOnce: Bool { true }

  var traits: ViewTraits {
    var traits = ViewTraits()
    traits.priority = -.infinity
    switch axis {
    case .horizontal: traits.spacing = ViewSpacing(.horizontal, 0)
    case .vertical: traits.spacing = ViewSpacing(.vertical, 0)
    case nil: traits.spacing = .zero
    }
    return traits
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    Size(
      width: axis == .vertical ? 0 : max(proposal.width ?? 0, minLength),
      height: axis == .horizontal ? 0 : max(proposal.height ?? 0, minLength))
  }

  func draw(in frame: Rect, to items: inout [DrawingItem]) {}
}

/// A hairline: across, or down where the views stand side by side.
///
/// One device pixel thick, in iOS's separator colour.
public struct Divider: PrimitiveView {
  /// A hairline.
  public init() {}

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    let thickness = 1 / context.environment.displayScale
    let isUpright = context.axis == .horizontal
    let line = Rectangle().fill(.separator)
      .frame(width: isUpright ? thickness : nil, height: isUpright ? nil : thickness)
    return try Views.makeNodes(of: line, in: context)
      .map { CompositeNode(type: Divider.self, child: $0) }
  }
}
