import Drawing
import Geometry

extension View {
  /// Shows of the view what `mask` covers: as much as the mask's alpha says.
  public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View
  ) -> some View {
    modified(by: MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows of the view what `mask` covers: as much as the mask's alpha says.
  @_disfavoredOverload
  public func mask(_ mask: some View) -> some View {
    self.mask { mask }
  }

  /// Cuts the view to its frame, whose edges are those of pixels.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Cuts the view to its frame with rounded corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Draws the view by itself, as one picture.
  ///
  /// On a screen that is an optimisation; here it is a ``compositingGroup()``.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { compositingGroup() }
}

private struct MaskModifier<Content: View>: NodeModifier {
  let mask: Content
  let alignment: Alignment

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    let layer = try Views.layer(alignment, mask, in: context.layer(4))
    return MaskNode(
      child: child, mask: layer,
      alignment: alignment.mirrored(context.environment.layoutDirection))
  }
}

private struct MaskNode: WrapperNode {
  let child: any LayoutNode
  let mask: MeasuredNode
  let alignment: AlignmentInFrame

  var name: ViewName { "mask" }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    var placed = PlacedView(name, frame: frame)
    placed.children = [try child.place(in: frame, proposal: proposal, at: placement)]
    let offer = ProposedViewSize(frame.size)
    let corner = alignment.origin(of: mask, offered: offer, in: frame.size)
    let maskFrame = Rect(
      origin: Point(x: frame.origin.x + corner.x, y: frame.origin.y + corner.y),
      size: mask.sizeThatFits(offer))
    let shown = try mask.place(in: maskFrame, proposal: offer, at: placement)
    placed.effect = .group(Drawing.Group([], mask: Mask(shown.drawingItems)))
    return placed
  }
}
