import Geometry

/// Views arranged by a layout.
struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    var inner = context
    inner.axis = L.layoutProperties.stackOrientation
    return [
      ContainerNode(
        layout, name: .type(L.self), children: try Views.makeNodes(of: content, in: inner),
        direction: context.environment.layoutDirection)
    ]
  }
}

/// Nodes arranged by a layout.
final class ContainerNode<L: Layout>: LayoutNode {
  private let layout: L
  private let name: ViewName
  private let subviews: LayoutSubviews
  private var cache: L.Cache
  private var sizes = ProposalMemory<Size>()
  private var guides: [(key: AlignmentKey, memory: ProposalMemory<Double?>)] = []
  let traits: ViewTraits

  init(_ layout: L, name: ViewName, children: [any LayoutNode], direction: LayoutDirection) {
    self.layout = layout
    self.name = name
    subviews = LayoutSubviews(
      nodes: children.map { MeasuredNode.measured($0) }, placements: PlacementSink(),
      layoutDirection: direction)
    cache = layout.makeCache(subviews: subviews)
    var traits = ViewTraits()
    traits.spacing = layout.spacing(subviews: subviews, cache: &cache)
    self.traits = traits
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    if let size = sizes[proposal] { return size }
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    sizes.remember(size, for: proposal)
    return size
  }

  func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> Double? {
    let bounds = Rect(origin: .zero, size: sizeThatFits(proposal))
    let own =
      key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    // Edges and middles are the container's own.
    guard own == nil, key.fraction == nil, bounds.isFinite else { return own }
    return mergedGuide(key, in: bounds, proposal: proposal)
  }

  /// What the views say of a guide; remembered, because containers in containers ask again and again.
  private func mergedGuide(
    _ key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize
  ) -> Double? {
    let index = guides.firstIndex { $0.key == key } ?? guides.count
    if index == guides.count {
      guides.append((key, ProposalMemory()))
    } else if let guide = guides[index].memory[proposal] {
      return guide
    }
    let entries = arrange(in: bounds, proposal: proposal)
    let own = zip(subviews.nodes, entries).compactMap { node, entry -> Double? in
      guard let guide = node.explicitAlignment(key, proposal: entry.proposal) else { return nil }
      return guide + (key.axis == .horizontal ? entry.frame.origin.x : entry.frame.origin.y)
    }
    let guide = AlignmentKey.merged(own, key: key)
    guides[index].memory.remember(guide, for: proposal)
    return guide
  }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    try place(in: frame, proposal: proposal, at: placement) { _ in [] }
  }

  /// The views where the layout has put them, once `lift` has moved some: it names those that lie over the
  /// others then.
  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement,
    lifting lift: (inout [Rect]) -> [Int]
  ) throws(ViewError) -> PlacedView {
    var placed = PlacedView(name, frame: frame)
    let entries = arrange(in: frame, proposal: proposal)
    var frames = entries.map(\.frame)
    let lifted = lift(&frames)
    placed.children.reserveCapacity(entries.count)
    for (index, node) in subviews.nodes.enumerated() {
      placed.children.append(
        try node.place(in: frames[index], proposal: entries[index].proposal, at: placement))
    }
    if let order = drawingOrder(lifting: lifted) {
      placed.children = order.map { placed.children[$0] }
    }
    return placed
  }

  /// The part of a section that the view at `index` is, if it is one.
  func section(ofChildAt index: Int) -> SectionPart? { subviews.nodes[index].traits.section }

  /// Where each view goes, mirrored where text runs from right to left.
  private func arrange(in bounds: Rect, proposal: ProposedViewSize) -> [PlacementSink.Entry] {
    subviews.placements.frames = Array(repeating: nil, count: subviews.count)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    for (index, frame) in subviews.placements.frames.enumerated() where frame == nil {
      subviews[index].place(at: bounds.center, anchor: .center, proposal: proposal)
    }
    let entries = subviews.placements.frames.compactMap { $0 }
    guard subviews.layoutDirection == .rightToLeft else { return entries }
    return entries.map { entry in
      var frame = entry.frame
      frame.origin.x =
        bounds.minX
        + subviews.layoutDirection.mirrored(
          frame.origin.x - bounds.minX, width: frame.size.width, in: bounds.size.width)
      return PlacementSink.Entry(frame: frame, proposal: entry.proposal)
    }
  }

  /// The views by `zIndex`, nil where that is their order in the source, which decides between equals.
  private func drawingOrder(lifting lifted: [Int]) -> [Int]? {
    let nodes = subviews.nodes
    guard !lifted.isEmpty || nodes.contains(where: { $0.traits.zIndex != 0 }) else { return nil }
    let order = nodes.indices.sorted { a, b in
      let (first, second) = (nodes[a].traits.zIndex, nodes[b].traits.zIndex)
      return first == second ? a < b : first < second
    }
    return order.filter { !lifted.contains($0) } + lifted
  }
}
