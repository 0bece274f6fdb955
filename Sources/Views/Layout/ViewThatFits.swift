import Geometry

/// The first of several views whose ideal size fits in what is on offer; the last where none does.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// The first of the views in `content` that fits along `axes`.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    let nodes = try Views.makeNodes(of: content, in: context).map { MeasuredNode($0) }
    return nodes.isEmpty ? [] : [FittingNode(choices: nodes, axes: axes)]
  }
}

private struct FittingNode: LayoutNode {
  let choices: [MeasuredNode]
  let axes: Axis.Set

  var traits: ViewTraits { choices[0].traits }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    choice(proposal).sizeThatFits(proposal)
  }

  func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> Double? {
    choice(proposal).explicitAlignment(key, proposal: proposal)
  }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    var placed = PlacedView("ViewThatFits", frame: frame)
    placed.children = [
      try choice(proposal).place(in: frame, proposal: proposal, at: placement)
    ]
    return placed
  }

  private func choice(_ proposal: ProposedViewSize) -> MeasuredNode {
    choices.first { fits($0.sizeThatFits(.unspecified), proposal) } ?? choices[choices.count - 1]
  }

  private func fits(_ ideal: Size, _ proposal: ProposedViewSize) -> Bool {
    (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
      && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
  }
}
