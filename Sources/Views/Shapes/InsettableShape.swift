public import Geometry

/// A shape that can be made smaller by moving its edges inwards.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape with its edges `amount` points further in; further out where negative.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// A line inside the shape's outline, painted with `content`.
  public func strokeBorder(
    _ content: some ShapeStyle = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<StrokedShape<InsetShape>> {
    inset(by: style.lineWidth / 2).stroke(style: style)
      .fill(content, style: FillStyle(antialiased: antialiased))
  }

  /// A line of `lineWidth` points inside the shape's outline, painted with `content`.
  public func strokeBorder(
    _ content: some ShapeStyle = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape<StrokedShape<InsetShape>> {
    strokeBorder(
      content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A shape in a smaller rectangle.
public struct RectInset<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat
  /// What becomes of the shape itself: a rounded corner's radius shrinks with the rectangle.
  let shrink: @Sendable (Base, CGFloat) -> Base

  init(
    _ base: Base, _ amount: CGFloat,
    shrink: @escaping @Sendable (Base, CGFloat) -> Base = { base, _ in base }
  ) {
    self.base = base
    self.amount = amount
    self.shrink = shrink
  }

  /// The outline in the smaller rectangle.
  public func path(in rect: Rect) -> Path {
    shrink(base, amount).path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// What the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }

  /// The shape in a still smaller rectangle.
  public func inset(by amount: CGFloat) -> RectInset {
    RectInset(base, self.amount + amount, shrink: shrink)
  }
}

extension Rectangle: InsettableShape {
  /// The rectangle with its edges `amount` points further in.
  public func inset(by amount: CGFloat) -> RectInset<Rectangle> { RectInset(self, amount) }
}

extension Circle: InsettableShape {
  /// The circle with its edge `amount` points further in.
  public func inset(by amount: CGFloat) -> RectInset<Circle> { RectInset(self, amount) }
}

extension Ellipse: InsettableShape {
  /// The ellipse in a rectangle whose edges are `amount` points further in.
  public func inset(by amount: CGFloat) -> RectInset<Ellipse> { RectInset(self, amount) }
}

extension Capsule: InsettableShape {
  /// The capsule with its edges `amount` points further in.
  public func inset(by amount: CGFloat) -> RectInset<Capsule> { RectInset(self, amount) }
}

extension RoundedRectangle: InsettableShape {
  /// The rectangle with its edges `amount` points further in, and its radii that much smaller.
  public func inset(by amount: CGFloat) -> RectInset<RoundedRectangle> {
    RectInset(self, amount) { base, amount in
      RoundedRectangle(
        cornerSize: Size(
          width: max(base.cornerSize.width - amount, 0),
          height: max(base.cornerSize.height - amount, 0)), style: base.style)
    }
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The rectangle with its edges `amount` points further in, and its radii that much smaller.
  public func inset(by amount: CGFloat) -> RectInset<UnevenRoundedRectangle> {
    RectInset(self, amount) { base, amount in
      let radii = base.cornerRadii
      return UnevenRoundedRectangle(
        topLeadingRadius: max(radii.topLeading - amount, 0),
        bottomLeadingRadius: max(radii.bottomLeading - amount, 0),
        bottomTrailingRadius: max(radii.bottomTrailing - amount, 0),
        topTrailingRadius: max(radii.topTrailing - amount, 0), style: base.style)
    }
  }
}
