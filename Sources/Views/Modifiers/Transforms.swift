public import Geometry

extension View {
  /// Shows the view moved by `x` and `y` points; its place in the layout stays.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    modified(by: TransformEffect("offset", [x, y]) { _ in Affine(translationX: x, y: y) })
  }

  /// Shows the view moved by `offset`; its place in the layout stays.
  public func offset(_ offset: Size) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Shows the view scaled by `x` and `y` about `anchor`; its place in the layout stays.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    modified(
      by: TransformEffect("scaleEffect", [x, y, anchor.x, anchor.y]) {
        Affine(scaleX: x, y: y).about(anchor.place(in: $0))
      })
  }

  /// Shows the view scaled by `scale` about `anchor`; its place in the layout stays.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Shows the view scaled by `scale`'s width and height about `anchor`; its place in the layout stays.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Shows the view turned by `angle` about `anchor`; its place in the layout stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(
      by: TransformEffect("rotationEffect", [angle.radians, anchor.x, anchor.y]) {
        Affine(rotation: angle).about(anchor.place(in: $0))
      })
  }
}

/// Shows a view under a transform that depends on its frame.
struct TransformEffect: Effect {
  let name: ViewName
  /// What must be finite.
  let values: [Double]
  let transform: (Rect) -> Affine

  init(_ name: ViewName, _ values: [Double], _ transform: @escaping (Rect) -> Affine) {
    self.name = name
    self.values = values
    self.transform = transform
  }

  func wrap(
    _ child: any LayoutNode, in context: ViewContext
  ) throws(ViewError) -> any LayoutNode {
    for value in values where !value.isFinite {
      throw .notFinite(modifier: "\(name)", value: "\(value)")
    }
    return EffectNode(child: child, effect: self)
  }

  func effect(in frame: Rect) -> PlacedEffect {
    .transform(ProjectionTransform(transform(frame)))
  }
}
