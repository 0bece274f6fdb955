public import Geometry

/// An outline that fits itself to a rectangle.
public protocol Shape: View, Sendable {
  /// The outline in `rect`, whose origin is (0, 0) when a view asks.
  func path(in rect: Rect) -> Path

  /// The size that the shape takes when it is offered `proposal`: all of it, unless said otherwise.
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size
}

extension Shape {
  /// All that is on offer, and 10 points where nothing is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  public var body: some View { fill(.foreground) }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// A rectangle that fills its frame.
  public init() {}

  /// The rectangle itself.
  public func path(in rect: Rect) -> Path { Path(rect) }
}

/// The largest circle in the middle of its frame.
public struct Circle: Shape {
  /// A circle.
  public init() {}

  /// The largest circle in the middle of `rect`.
  public func path(in rect: Rect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The largest square on offer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let offer = proposal.replacingUnspecifiedDimensions(
      by: Size(width: proposal.height ?? 10, height: proposal.width ?? 10))
    let side = min(offer.width, offer.height)
    return Size(width: side, height: side)
  }
}

/// The ellipse that touches the four edges of its frame.
public struct Ellipse: Shape {
  /// An ellipse that fills its frame.
  public init() {}

  /// The ellipse in `rect`.
  public func path(in rect: Rect) -> Path { Path(ellipseIn: rect) }
}

extension Path: Shape {
  /// The path where it is: a path in a view does not fit itself to the frame.
  public func path(in rect: Rect) -> Path { self }
}
