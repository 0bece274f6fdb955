public import Geometry

/// A view made of the size and the place that it is given.
///
/// Takes all that is on offer, 10 points where nothing is, and puts its content at the top leading
/// corner.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content
  /// The values at the view that this one is written in, which `content` may read.
  private let environment = EnvironmentValues.current

  /// What `content` makes of the geometry.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    let (content, environment) = (content, environment)
    return [
      GeometryNode(context: context.layer(0)) { proxy in
        AnyView(EnvironmentValues.$current.withValue(environment) { content(proxy) })
      }
    ]
  }
}

/// Where a view is and how large.
public struct GeometryProxy {
  let frame: Rect
  let placement: Placement

  init(frame: Rect, placement: Placement) {
    self.frame = frame
    self.placement = placement
  }

  /// The size of the view.
  public var size: CGSize { frame.size }

  /// How far the view reaches under what covers the screen's edges.
  public var safeAreaInsets: EdgeInsets { placement.safeArea.insets(of: frame) }

  /// The view's frame in `coordinateSpace`: the smallest rectangle round it, where it is turned.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return Rect(origin: .zero, size: frame.size)
    case .global: return frame.projected(by: placement.transform) ?? frame
    case .named(let name):
      guard let space = placement.spaces.last(where: { $0.name == name }) else {
        return frame(in: .global)
      }
      let way = space.transform.inverse.map { placement.transform.concatenating($0) }
      let inside = frame.projected(by: way ?? .identity) ?? frame
      return inside.offsetBy(dx: -space.frame.origin.x, dy: -space.frame.origin.y)
    }
  }
}

private struct GeometryNode: LayoutNode {
  let context: ViewContext
  let content: (GeometryProxy) -> AnyView

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    guard frame.isFinite else { throw .endlessFrame(view: "GeometryReader", "\(frame)") }
    let view = content(GeometryProxy(frame: frame, placement: placement))
    let node = try layer(.topLeading, view, in: context)
    let offer = ProposedViewSize(frame.size)
    let size = node.sizeThatFits(offer)
    let direction = context.environment.layoutDirection
    let x = direction.mirrored(0, width: size.width, in: frame.size.width)
    var placed = PlacedView("GeometryReader", frame: frame)
    placed.children = [
      try node.place(
        in: Rect(origin: Point(x: frame.origin.x + x, y: frame.origin.y), size: size),
        proposal: offer, at: placement)
    ]
    return placed
  }
}
