public import Geometry

// The names that SwiftUI's own signatures use, so that a view file compiles with either.

/// A coordinate or a length.
public typealias CGFloat = Double
/// A place.
public typealias CGPoint = Point
/// A width and a height.
public typealias CGSize = Size
/// A rectangle.
public typealias CGRect = Rect
/// How the ends of an open line look.
public typealias CGLineCap = LineCap
/// How two segments of a line meet.
public typealias CGLineJoin = LineJoin
/// A displacement.
public typealias CGVector = Vector
/// An affine transform.
public typealias CGAffineTransform = Affine

extension Affine {
  /// The turn by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(rotation: Angle(radians: angle))
  }

  /// A move by `x` and `y`, and then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> Affine {
    Affine(translationX: x, y: y).concatenating(self)
  }

  /// A scaling by `x` and `y`, and then this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> Affine {
    Affine(scaleX: x, y: y).concatenating(self)
  }

  /// A turn by an angle in radians, and then this transform.
  public func rotated(by angle: CGFloat) -> Affine {
    Affine(rotationAngle: angle).concatenating(self)
  }

  /// The transform that undoes this one, or this one where there is none.
  public func inverted() -> Affine { inverse ?? self }
}
