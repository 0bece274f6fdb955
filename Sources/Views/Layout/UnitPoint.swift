import Geometry
public import Motion

/// A place in a frame, as fractions of its width and height.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the left.
  public var x: Double
  /// The fraction of the height, from the top.
  public var y: Double

  /// The place at these fractions.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner, as `topLeading`.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The place in `frame`.
  func place(in frame: Rect) -> Point {
    Point(
      x: frame.origin.x + frame.size.width * x, y: frame.origin.y + frame.size.height * y)
  }
}

extension UnitCurve {
  /// A cubic Bézier curve from (0, 0) to (1, 1) with these control points; see
  /// ``UnitCurve/bezier(_:_:_:_:)``.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }
}
