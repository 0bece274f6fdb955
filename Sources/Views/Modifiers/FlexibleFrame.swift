import Geometry

extension View {
  /// Puts the view in a frame whose size stays between limits.
  ///
  /// The frame takes what it is offered, held between its least and greatest length; where one of them
  /// is absent the view's own length stands for it. Without an offer it takes its ideal length, or
  /// the view's. The view is offered the same, held between the same limits.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      by: FlexibleFrameModifier(
        width: FlexibleLength(least: minWidth, ideal: idealWidth, greatest: maxWidth),
        height: FlexibleLength(least: minHeight, ideal: idealHeight, greatest: maxHeight),
        alignment: alignment))
  }
}

/// A length between limits.
private struct FlexibleLength {
  var least: Double?
  var ideal: Double?
  var greatest: Double?

  /// What the view is offered.
  func offer(_ proposal: Double?) -> Double? {
    (proposal ?? ideal).map { min(max($0, least ?? 0), max(greatest ?? .infinity, least ?? 0)) }
  }

  /// The length round a view of `child`.
  func length(around child: Double, _ proposal: Double?) -> Double {
    let low = least ?? min(child, greatest ?? .infinity)
    let high = max(greatest ?? max(child, least ?? 0), low)
    return min(max(proposal ?? ideal ?? child, low), high)
  }

  /// Why the limits can't be used, if so: `infinity` is fine for the greatest length only.
  var fault: Double? {
    if let least, !least.isFinite { return least }
    if let ideal, !ideal.isFinite { return ideal }
    if let greatest, greatest.isNaN { return greatest }
    return nil
  }
}

private struct FlexibleFrameModifier: NodeModifier {
  let width: FlexibleLength
  let height: FlexibleLength
  let alignment: Alignment

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    if let fault = width.fault ?? height.fault {
      throw .notFinite(modifier: "frame(minWidth:…)", value: "\(fault)")
    }
    return FlexibleFrameNode(
      child: child, width: width, height: height,
      alignment: alignment.mirrored(context.environment.layoutDirection))
  }
}

private struct FlexibleFrameNode: WrapperNode {
  let child: any LayoutNode
  let width: FlexibleLength
  let height: FlexibleLength
  let alignment: AlignmentInFrame

  var name: ViewName { "frame" }

  func proposalForChild(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  func size(around childSize: Size, _ proposal: ProposedViewSize) -> Size {
    Size(
      width: width.length(around: childSize.width, proposal.width),
      height: height.length(around: childSize.height, proposal.height))
  }

  func origin(of child: any LayoutNode, offered: ProposedViewSize, in size: Size) -> Point {
    alignment.origin(of: child, offered: offered, in: size)
  }
}
