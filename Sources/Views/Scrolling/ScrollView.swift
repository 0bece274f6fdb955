public import Geometry

/// A window on views that are larger: what of them shows is a value.
///
/// Along its axes it takes what is on offer, and offers its content as much as that likes; across, both
/// are alike. The offset is rounded to device pixels, so that everything in it moves as one. It
/// reaches under what covers the screen's edges along its axes, with its content clear of it at rest.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let offset: CGPoint
  private let content: Content

  /// The part of `content` at `offset`, which is not held to the content's extent: a bounce shows.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, offset: CGPoint,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.offset = offset
    self.content = content()
  }

  /// The part of `content` at `offset` points along the axis.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, offset: CGFloat = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      axes, showsIndicators: showsIndicators,
      offset: axes.contains(.vertical) ? Point(x: 0, y: offset) : Point(x: offset, y: 0),
      content: content)
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    guard offset.isFinite else {
      throw .notFinite(modifier: "ScrollView(offset:)", value: "\(offset)")
    }
    let margins = context.environment.contentMargins.mirrored(context.environment.layoutDirection)
    let stack: any LayoutNode =
      axes == .horizontal
      ? try container("content", HStackLayout(), content, in: context.child(0))
      : try container("content", VStackLayout(), content, in: context.child(0))
    return [
      ScrollNode(
        content: MeasuredNode(CoverNode(child: MeasuredNode(stack), insets: margins)), axes: axes,
        offset: offset, grid: PixelGrid(context.environment),
        isClipped: !context.environment.isScrollClipDisabled)
    ]
  }
}

extension View {
  /// Puts `length` points of space between a scroll view's edges and its content; nil for none.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    transformEnvironment(\.contentMargins) { $0 = EdgeInsets(edges, length ?? 0) }
  }

  /// Lets what a scroll view shows stand out of its frame.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isScrollClipDisabled) { $0 = disabled }
  }
}

extension EnvironmentValues {
  private struct ContentMarginsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
  }

  private struct ScrollClipKey: EnvironmentKey {
    static let defaultValue = false
  }

  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
}
