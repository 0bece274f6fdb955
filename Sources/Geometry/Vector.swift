/// A displacement in the plane: what leads from one point to another.
@frozen
public struct Vector: Hashable, Sendable {
  /// The horizontal part.
  public var dx: Double
  /// The vertical part, growing downwards.
  public var dy: Double

  /// The displacement by (`dx`, `dy`).
  @inlinable
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// No displacement.
  public static let zero = Vector(dx: 0, dy: 0)

  /// The Euclidean length.
  ///
  /// Overflows to infinity for parts beyond about 1e154.
  @inlinable
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The vector turned a quarter towards y from x: clockwise on a screen whose y grows downwards.
  @inlinable
  public var perpendicular: Vector { Vector(dx: -dy, dy: dx) }

  /// The vector of length 1 in this direction, or nil where the length is zero or not finite.
  @inlinable
  public var normalized: Vector? {
    // Dividing by the larger part first keeps tiny and huge vectors from under- and overflowing.
    let largest = max(abs(dx), abs(dy))
    guard largest > 0, largest.isFinite else { return nil }
    let scaled = Vector(dx: dx / largest, dy: dy / largest)
    return scaled * (1 / scaled.length)
  }

  /// The dot product: positive where the vectors point the same way.
  @inlinable
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The cross product's z: positive where `other` lies clockwise of this vector on a screen.
  @inlinable
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// The sum of two displacements.
  @inlinable
  public static func + (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx + b.dx, dy: a.dy + b.dy) }

  /// The difference of two displacements.
  @inlinable
  public static func - (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx - b.dx, dy: a.dy - b.dy) }

  /// The displacement back.
  @inlinable
  public static prefix func - (a: Vector) -> Vector { Vector(dx: -a.dx, dy: -a.dy) }

  /// The displacement scaled by `factor`.
  @inlinable
  public static func * (a: Vector, factor: Double) -> Vector {
    Vector(dx: a.dx * factor, dy: a.dy * factor)
  }
}
