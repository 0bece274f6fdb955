import Geometry

extension View {
  /// Has a stack serve the view before those of lower priority; 0 unless said otherwise.
  public func layoutPriority(_ value: Double) -> some View {
    modified(by: TraitModifier(name: "layoutPriority") { $0.priority = value })
  }

  /// Draws the view over siblings of lower numbers; 0 unless said otherwise.
  public func zIndex(_ value: Double) -> some View {
    modified(by: TraitModifier(name: "zIndex") { $0.zIndex = value })
  }

  /// Gives the view a value for the layout it is in.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modified(by: TraitModifier(name: "layoutValue") { $0.values[ObjectIdentifier(key)] = value })
  }

  /// Puts the view's guide across at a distance from its left edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(by: GuideModifier(key: guide.key, value: computeValue))
  }

  /// Puts the view's guide up and down at a distance from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(by: GuideModifier(key: guide.key, value: computeValue))
  }
}

/// Changes what a view tells its container.
struct TraitModifier: NodeModifier {
  let name: ViewName
  let change: (inout ViewTraits) -> Void

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    var traits = child.traits
    change(&traits)
    return TraitNode(child: child, name: name, traits: traits)
  }
}

/// A node with traits of its own.
struct TraitNode: WrapperNode {
  let child: any LayoutNode
  let name: ViewName
  let traits: ViewTraits
}

private struct GuideModifier: NodeModifier {
  let key: AlignmentKey
  let value: (ViewDimensions) -> Double

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    GuideNode(child: child, key: key, value: value)
  }
}

private struct GuideNode: WrapperNode {
  let child: any LayoutNode
  let key: AlignmentKey
  let value: (ViewDimensions) -> Double

  var name: ViewName { "alignmentGuide" }

  func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> Double? {
    guard key == self.key else { return child.explicitAlignment(key, proposal: proposal) }
    return value(ViewDimensions(of: child, proposal: proposal))
  }
}
