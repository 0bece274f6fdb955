public import Geometry

/// How a view of one shape fits into a place of another.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of the view shows.
  case fit
  /// All of the place is covered.
  case fill
}

extension View {
  /// Gives the view its ideal size, whatever it is offered.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal width, height or both, whatever it is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(
      by: ProposalModifier(name: "fixedSize") { _, proposal in
        ProposedViewSize(
          width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
      })
  }

  /// Offers the view the largest size of this ratio of width to height that fits, or the smallest that
  /// covers; nil for the ratio of its ideal size.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modified(
      by: ProposalModifier(name: "aspectRatio") { child, proposal in
        let ideal = child.sizeThatFits(.unspecified)
        let shape = ratio.map { Size(width: $0, height: 1) } ?? ideal
        return ProposedViewSize(shape.scaled(contentMode, to: proposal, ideal: ideal))
      })
  }

  /// Offers the view the largest size in proportion to `size` that fits, or the smallest that covers.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// Scales the view, its ratio kept, so that all of it shows.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view, its ratio kept, so that all of the place is covered.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

extension Size {
  /// The size in proportion to this one that fits in `proposal` or covers it.
  fileprivate func scaled(
    _ mode: ContentMode, to proposal: ProposedViewSize, ideal: Size
  ) -> Size {
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      return proposal.replacingUnspecifiedDimensions(by: ideal)
    }
    let scales = [proposal.width.map { $0 / width }, proposal.height.map { $0 / height }]
      .compactMap { $0 }
    let scale = (mode == .fit ? scales.min() : scales.max()) ?? ideal.width / width
    return Size(width: width * scale, height: height * scale)
  }
}

/// Offers a view something else than the modifier is offered.
private struct ProposalModifier: NodeModifier {
  let name: ViewName
  let change: (any LayoutNode, ProposedViewSize) -> ProposedViewSize

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    ProposalNode(child: child, name: name, change: change)
  }
}

private struct ProposalNode: WrapperNode {
  let child: any LayoutNode
  let name: ViewName
  let change: (any LayoutNode, ProposedViewSize) -> ProposedViewSize

  func proposalForChild(_ proposal: ProposedViewSize) -> ProposedViewSize {
    change(child, proposal)
  }
}
