import Geometry

extension View {
  /// Lets a finger meet the view anywhere in `shape`, fitted to its frame, and nowhere else.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View {
    marked("contentShape") { _, frame in
      .contentShape(
        shape.path(in: Rect(origin: .zero, size: frame.size))
          .offsetBy(dx: frame.origin.x, dy: frame.origin.y), eoFill: eoFill)
    }
  }

  /// Lets a finger meet the view anywhere in `shape`, if `kinds` has `.interaction`.
  ///
  /// The other kinds are for what a film does not have: previews, hovering, focus.
  @ViewBuilder
  public func contentShape(
    _ kinds: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false
  ) -> some View {
    if kinds.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }

  /// Lets touches go through the view, unless `enabled`.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    marked("allowsHitTesting") { _, _ in enabled ? nil : .untouchable }
  }

  /// Takes all effect from touches of the view, if `disabled`; it still hides what is below it.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
  }

  /// Leaves the view's place in the layout empty.
  public func hidden() -> some View {
    modified(by: HiddenEffect())
  }

  /// Gives the view's coordinates a name, for gestures and geometry in it.
  public func coordinateSpace(name: some Hashable) -> some View {
    let name = AnyHashable(name)
    return modified(by: SpaceModifier(name: name))
  }

  /// Gives the view's coordinates a name, for gestures and geometry in it.
  public func coordinateSpace(_ space: CoordinateSpace) -> some View {
    guard case .named(let name) = space else { return coordinateSpace(name: AnyHashable(space)) }
    return coordinateSpace(name: name)
  }
}

private struct HiddenEffect: Effect {
  var name: ViewName { "hidden" }

  func effect(in frame: Rect) -> PlacedEffect { .hidden }
}

private struct SpaceModifier: NodeModifier {
  let name: AnyHashable

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    SpaceNode(child: child, space: name)
  }
}

private struct SpaceNode: WrapperNode {
  let child: any LayoutNode
  let space: AnyHashable

  var name: ViewName { "coordinateSpace" }

  func placementForChild(_ placement: Placement, frame: Rect) -> Placement {
    var inner = placement
    inner.spaces.append(
      Placement.NamedSpace(name: space, frame: frame, transform: placement.transform))
    return inner
  }

  func finish(_ placed: inout PlacedView) { placed.marks.append(.space(space)) }
}
