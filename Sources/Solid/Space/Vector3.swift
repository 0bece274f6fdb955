/// A place or a direction in space: x to the right, y up, z towards the viewer (right-handed).
@frozen
public struct Vector3: Hashable, Sendable {
  /// The part to the right.
  public var x: Double
  /// The part upwards.
  public var y: Double
  /// The part towards the viewer.
  public var z: Double

  /// The vector (`x`, `y`, `z`).
  @inlinable
  public init(_ x: Double, _ y: Double, _ z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// The origin.
  public static let zero = Vector3(0, 0, 0)
  /// One step to the right.
  public static let right = Vector3(1, 0, 0)
  /// One step up.
  public static let up = Vector3(0, 1, 0)
  /// One step towards the viewer.
  public static let back = Vector3(0, 0, 1)

  /// Whether each part is a number other than NaN and infinity.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }

  /// The Euclidean length; infinite for parts beyond about 1e154.
  @inlinable
  public var length: Double { dot(self).squareRoot() }

  /// The vector of length 1 in this direction, or nil where the length is zero or not finite.
  public var normalized: Vector3? {
    // Dividing by the largest part first keeps tiny and huge vectors from under- and overflowing.
    let largest = max(abs(x), abs(y), abs(z))
    guard largest > 0, isFinite else { return nil }
    let scaled = Vector3(x / largest, y / largest, z / largest)
    return scaled * (1 / scaled.length)
  }

  /// The dot product: positive where the vectors point the same way.
  @inlinable
  public func dot(_ other: Vector3) -> Double { x * other.x + y * other.y + z * other.z }

  /// The cross product: right-handed, so that right × up is back.
  @inlinable
  public func cross(_ other: Vector3) -> Vector3 {
    Vector3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// The sum, part by part.
  @inlinable
  public static func + (a: Vector3, b: Vector3) -> Vector3 {
    Vector3(a.x + b.x, a.y + b.y, a.z + b.z)
  }

  /// The vector from `b` to `a`.
  @inlinable
  public static func - (a: Vector3, b: Vector3) -> Vector3 {
    Vector3(a.x - b.x, a.y - b.y, a.z - b.z)
  }

  /// The vector the other way.
  @inlinable
  public static prefix func - (a: Vector3) -> Vector3 { Vector3(-a.x, -a.y, -a.z) }

  /// The vector `factor` times as long.
  @inlinable
  public static func * (a: Vector3, factor: Double) -> Vector3 {
    Vector3(a.x * factor, a.y * factor, a.z * factor)
  }
}
