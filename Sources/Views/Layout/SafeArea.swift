import Geometry

/// What of the screen is not covered at its edges, and how much is.
package struct SafeArea {
  /// What is not covered, in layout coordinates; nil where nothing is.
  var rect: Rect?
  /// How much is covered at each edge, left and right as they are on screen.
  var covered = EdgeInsets()

  /// How far `frame` reaches under what covers the edges that it touches, or would if it went on.
  func insets(of frame: Rect) -> EdgeInsets {
    let edges = touched(by: frame, .all)
    return covered.only(edges)
  }

  /// `frame` with the edges that touch the covered part moved to the screen's own edge.
  func extended(_ frame: Rect, _ edges: Edge.Set) -> Rect {
    let insets = covered.only(touched(by: frame, edges))
    return Rect(
      minX: frame.minX - insets.leading, minY: frame.minY - insets.top,
      maxX: frame.maxX + insets.trailing, maxY: frame.maxY + insets.bottom)
  }

  private func touched(by frame: Rect, _ edges: Edge.Set) -> Edge.Set {
    guard let rect else { return [] }
    // Positions come out of divisions: a hundredth of a point apart counts as touching.
    let slack = 0.01
    var touched: Edge.Set = []
    if frame.minY <= rect.minY + slack { touched.insert(.top) }
    if frame.maxY >= rect.maxY - slack { touched.insert(.bottom) }
    if frame.minX <= rect.minX + slack { touched.insert(.leading) }
    if frame.maxX >= rect.maxX - slack { touched.insert(.trailing) }
    return touched.intersection(edges)
  }
}

/// What covers the screen's edges.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public let rawValue: UInt

  /// The kinds of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the like.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Anything.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Lets the view reach under what covers the screen's edges, where it touches them.
  ///
  /// Its place in the layout stays; it is offered the larger frame. Films know one kind of cover, so
  /// `regions` does not matter unless it is empty.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modified(by: IgnoringModifier(edges: regions.isEmpty ? [] : edges))
  }

  /// Puts `content` at an edge, over the view, which treats it as a cover of the screen.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modified(
      by: InsetModifier(
        content: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing ?? 0))
  }

  /// Puts `content` at an edge, over the view, which treats it as a cover of the screen.
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modified(
      by: InsetModifier(
        content: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing ?? 0))
  }

  /// Treats `length` points at `edges` as a cover of the screen; 16 where nil.
  public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modified(by: SafePaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Treats `insets` as a cover of the screen.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modified(by: SafePaddingModifier(insets: insets))
  }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// One of the two.
  case top, bottom
}

/// The side where lines of text start or end.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// One of the two.
  case leading, trailing
}

extension EnvironmentValues {
  private struct SafeAreaInsetsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
  }

  /// What covers the screen's edges, for the view that fills the screen; left is leading.
  public var screenSafeAreaInsets: EdgeInsets {
    get { self[SafeAreaInsetsKey.self] }
    set { self[SafeAreaInsetsKey.self] = newValue }
  }
}

private struct IgnoringModifier: NodeModifier {
  let edges: Edge.Set

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    IgnoringNode(child: child, edges: edges)
  }
}

private struct IgnoringNode: WrapperNode {
  let child: any LayoutNode
  let edges: Edge.Set

  var name: ViewName { "ignoresSafeArea" }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    let whole = placement.safeArea.extended(frame, edges)
    var placed = PlacedView(name, frame: frame)
    guard whole != frame else {
      placed.children = [try child.place(in: frame, proposal: proposal, at: placement)]
      return placed
    }
    var inner = placement
    inner.safeArea.covered = placement.safeArea.covered.only(Edge.Set.all.subtracting(edges))
    let offer = ProposedViewSize(whole.size)
    let size = child.sizeThatFits(offer)
    let origin = Point(
      x: whole.midX - size.width / 2, y: whole.midY - size.height / 2)
    placed.children = [
      try child.place(in: Rect(origin: origin, size: size), proposal: offer, at: inner)
    ]
    return placed
  }
}

private struct SafePaddingModifier: NodeModifier {
  let insets: EdgeInsets

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    guard insets.isFinite else { throw .notFinite(modifier: "safeAreaPadding", value: "\(insets)") }
    return CoverNode(
      child: child, insets: insets.mirrored(context.environment.layoutDirection))
  }
}

/// A node whose edges are covered.
struct CoverNode: WrapperNode {
  let child: any LayoutNode
  let insets: EdgeInsets

  var name: ViewName { "safeAreaPadding" }

  func proposalForChild(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  func size(around childSize: Size, _ proposal: ProposedViewSize) -> Size {
    Size(
      width: childSize.width + insets.horizontal, height: childSize.height + insets.vertical)
  }

  func origin(of child: any LayoutNode, offered: ProposedViewSize, in size: Size) -> Point {
    Point(x: insets.leading, y: insets.top)
  }

  func placementForChild(_ placement: Placement, frame: Rect) -> Placement {
    placement.covered(frame, by: insets)
  }
}

extension Placement {
  /// The placement in `frame`, whose edges are covered by `insets` more.
  func covered(_ frame: Rect, by insets: EdgeInsets) -> Placement {
    var inner = self
    let outside = safeArea.insets(of: frame)
    inner.safeArea.rect = Rect(
      minX: frame.minX + insets.leading, minY: frame.minY + insets.top,
      maxX: frame.maxX - insets.trailing, maxY: frame.maxY - insets.bottom)
    inner.safeArea.covered = EdgeInsets(
      top: outside.top + insets.top, leading: outside.leading + insets.leading,
      bottom: outside.bottom + insets.bottom, trailing: outside.trailing + insets.trailing)
    return inner
  }
}

private struct InsetModifier<Content: View>: NodeModifier {
  let content: Content
  let edge: Edge
  let alignment: Alignment
  let spacing: Double

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    let bar = try layer(.center, content, in: context.layer(3))
    var edge = edge
    if context.environment.layoutDirection == .rightToLeft {
      if edge == .leading { edge = .trailing } else if edge == .trailing { edge = .leading }
    }
    return InsetNode(
      child: child, bar: bar, edge: edge,
      alignment: alignment.mirrored(context.environment.layoutDirection), spacing: spacing)
  }
}

private struct InsetNode: LayoutNode {
  let child: any LayoutNode
  let bar: MeasuredNode
  let edge: Edge
  let alignment: AlignmentInFrame
  let spacing: Double

  var traits: ViewTraits { child.traits }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    cover(proposal).sizeThatFits(proposal)
  }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    var placed = PlacedView("safeAreaInset", frame: frame)
    let offer = barOffer(ProposedViewSize(frame.size))
    let size = bar.sizeThatFits(offer)
    let aligned = alignment.origin(of: bar, offered: offer, in: frame.size)
    let origin =
      switch edge {
      case .top: Point(x: aligned.x, y: 0)
      case .bottom: Point(x: aligned.x, y: frame.size.height - size.height)
      case .leading: Point(x: 0, y: aligned.y)
      case .trailing: Point(x: frame.size.width - size.width, y: aligned.y)
      }
    let barFrame = Rect(
      origin: Point(x: frame.origin.x + origin.x, y: frame.origin.y + origin.y), size: size)
    placed.children = [
      try cover(ProposedViewSize(frame.size)).place(in: frame, proposal: proposal, at: placement),
      try bar.place(in: barFrame, proposal: offer, at: placement),
    ]
    return placed
  }

  private func cover(_ proposal: ProposedViewSize) -> CoverNode {
    let size = bar.sizeThatFits(barOffer(proposal))
    let isUpright = edge == .leading || edge == .trailing
    let length = (isUpright ? size.width : size.height) + spacing
    return CoverNode(child: child, insets: EdgeInsets(Edge.Set(edge), length))
  }

  /// A bar is as thick as it likes to be.
  private func barOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    edge == .leading || edge == .trailing
      ? ProposedViewSize(width: nil, height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: nil)
  }
}
