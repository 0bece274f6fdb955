import Drawing
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

  func wrap(_ child: any LayoutNode, in context: ViewContext) -> any LayoutNode {
    FrameNode(child: child, width: width, height: height, alignment: alignment)
  }
}

private struct FrameNode: LayoutNode {
  let child: any LayoutNode
  let width: Double?
  let height: Double?
  let alignment: Alignment

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let chosen = child.sizeThatFits(offer(proposal))
    return Size(width: width ?? chosen.width, height: height ?? chosen.height)
  }

  func draw(in frame: Rect, to items: inout [DrawingItem]) {
    let chosen = child.sizeThatFits(ProposedViewSize(frame.size))
    child.draw(in: alignment.place(chosen, in: frame), to: &items)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

private struct PositionModifier: NodeModifier {
  let center: Point

  func wrap(_ child: any LayoutNode, in context: ViewContext) -> any LayoutNode {
    PositionNode(child: child, center: center)
  }
}

private struct PositionNode: LayoutNode {
  let child: any LayoutNode
  let center: Point

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  func draw(in frame: Rect, to items: inout [DrawingItem]) {
    let size = child.sizeThatFits(ProposedViewSize(frame.size))
    let place = Point(
      x: frame.origin.x + center.x - size.width / 2,
      y: frame.origin.y + center.y - size.height / 2)
    child.draw(in: Rect(origin: place, size: size), to: &items)
  }
}
