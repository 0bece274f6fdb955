public import Geometry

/// A shape whose outline is changed.
public struct ChangedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Path, Rect) -> Path

  /// The changed outline.
  public func path(in rect: Rect) -> Path { change(base.path(in: rect), rect) }

  /// What the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }
}

/// The outline of a line along a shape's outline, as a shape.
public struct StrokedShape<Base: Shape>: Shape {
  let base: Base
  let style: StrokeStyle

  /// The outline of the line.
  public func path(in rect: Rect) -> Path { base.path(in: rect).strokedPath(style) }

  /// What the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }
}

/// A shape of a size of its own.
public struct SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: Size

  /// The outline in a rectangle of the size, at the corner of `rect`.
  public func path(in rect: Rect) -> Path { base.path(in: Rect(origin: rect.origin, size: size)) }

  /// The size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { size }
}

extension Shape {
  /// The line along the outline, as a shape.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(base: self, style: style)
  }

  /// The line of `lineWidth` points along the outline, as a shape.
  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The part of the outline between two fractions of its length.
  ///
  /// See ``Path/trimmedPath(from:to:accuracy:)``.
  public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> ChangedShape<Self> {
    ChangedShape(base: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }

  /// The shape moved by `x` and `y` points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ChangedShape<Self> {
    ChangedShape(base: self) { path, _ in path.offsetBy(dx: x, dy: y) }
  }

  /// The shape moved by `offset`.
  public func offset(_ offset: CGSize) -> ChangedShape<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The shape turned by `angle` about `anchor`.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> ChangedShape<Self> {
    ChangedShape(base: self) { path, rect in
      path.applying(Affine(rotation: angle).about(anchor.place(in: rect)))
    }
  }

  /// The shape scaled by `x` and `y` about `anchor`.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ChangedShape<Self> {
    ChangedShape(base: self) { path, rect in
      path.applying(Affine(scaleX: x, y: y).about(anchor.place(in: rect)))
    }
  }

  /// The shape scaled by `scale` about `anchor`.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ChangedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape under `transform`.
  public func transform(_ transform: Affine) -> ChangedShape<Self> {
    ChangedShape(base: self) { path, _ in path.applying(transform) }
  }

  /// The shape at a size of its own.
  public func size(width: CGFloat, height: CGFloat) -> SizedShape<Self> {
    SizedShape(base: self, size: Size(width: width, height: height))
  }

  /// The shape at a size of its own.
  public func size(_ size: CGSize) -> SizedShape<Self> { SizedShape(base: self, size: size) }
}

/// A shape of a type that is not told.
public struct AnyShape: Shape {
  private let base: any Shape

  /// `shape`, its type forgotten.
  public init(_ shape: some Shape) {
    base = shape
  }

  /// The shape's outline.
  public func path(in rect: Rect) -> Path { base.path(in: rect) }

  /// What the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
