public import Geometry

extension View {
  /// Puts the view in a frame of `width` by `height` points; an absent one is the view's own.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(by: FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Puts the middle of the view at a place in the space on offer, and takes all of that.
  public func position(x: Double = 0, y: Double = 0) -> some View {
    modified(by: PositionModifier(center: Point(x: x, y: y)))
  }

  /// Puts the middle of the view at a place in the space on offer, and takes all of that.
  public func position(_ position: Point) -> some View {
    self.position(x: position.x, y: position.y)
  }
}

private struct FrameModifier: NodeModifier {
  let width: Double?
  let height: Double?
  let alignment: Alignment

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    FrameNode(
      child: child, width: try checked(width, "frame(width:)"),
      height: try checked(height, "frame(height:)"),
      alignment: alignment.mirrored(context.environment.layoutDirection))
  }

  /// An overshooting motion may take a length below zero, which counts as none.
  private func checked(_ length: Double?, _ name: String) throws(ViewError) -> Double? {
    guard let length else { return nil }
    guard length.isFinite else { throw .notFinite(modifier: name, value: "\(length)") }
    return max(length, 0)
  }
}

private struct FrameNode: WrapperNode {
  let child: any LayoutNode
  let width: Double?
  let height: Double?
  let alignment: AlignmentInFrame

  var name: ViewName { "frame" }

  var isMeasuredAtOnce: Bool { width != nil && height != nil }

  var traits: ViewTraits {
    var traits = child.traits
    if width != nil { traits.spacing = traits.spacing.reset(.horizontal) }
    if height != nil { traits.spacing = traits.spacing.reset(.vertical) }
    return traits
  }

  func proposalForChild(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    return size(around: child.sizeThatFits(proposalForChild(proposal)), proposal)
  }

  func size(around childSize: Size, _ proposal: ProposedViewSize) -> Size {
    Size(width: width ?? childSize.width, height: height ?? childSize.height)
  }

  func origin(of child: any LayoutNode, offered: ProposedViewSize, in size: Size) -> Point {
    alignment.origin(of: child, offered: offered, in: size)
  }
}

private struct PositionModifier: NodeModifier {
  let center: Point

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    guard center.isFinite else { throw .notFinite(modifier: "position", value: "\(center)") }
    return PositionNode(child: child, center: center)
  }
}

private struct PositionNode: WrapperNode {
  let child: any LayoutNode
  let center: Point

  var name: ViewName { "position" }

  func size(around childSize: Size, _ proposal: ProposedViewSize) -> Size {
    proposal.replacingUnspecifiedDimensions(by: childSize)
  }

  func origin(of child: any LayoutNode, offered: ProposedViewSize, in size: Size) -> Point {
    let childSize = child.sizeThatFits(offered)
    return Point(x: center.x - childSize.width / 2, y: center.y - childSize.height / 2)
  }
}
