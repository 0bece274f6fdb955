public import Geometry

/// A 4 × 4 matrix that acts on column vectors from the left: `(a * b) * v` is `a * (b * v)`.
///
/// The conventions of OpenGL and of most books: right-handed space, points as (x, y, z, 1), a
/// translation in the last column. With it, the rightmost factor of a product acts first.
@frozen
public struct Matrix4: Hashable, Sendable {
  /// The image of (1, 0, 0, 0).
  public var column0: SIMD4<Double>
  /// The image of (0, 1, 0, 0).
  public var column1: SIMD4<Double>
  /// The image of (0, 0, 1, 0).
  public var column2: SIMD4<Double>
  /// The image of (0, 0, 0, 1): the translation.
  public var column3: SIMD4<Double>

  /// A matrix from its four columns.
  @inlinable
  public init(
    columns column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>,
    _ column3: SIMD4<Double>
  ) {
    self.column0 = column0
    self.column1 = column1
    self.column2 = column2
    self.column3 = column3
  }

  /// The matrix that changes nothing.
  public static let identity = Matrix4(
    columns: SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

  /// Moves points by `offset`; directions stay.
  public static func translation(_ offset: Vector3) -> Matrix4 {
    var matrix = identity
    matrix.column3 = SIMD4(offset.x, offset.y, offset.z, 1)
    return matrix
  }

  /// Stretches along the three axes; a negative factor mirrors.
  public static func scale(_ x: Double, _ y: Double, _ z: Double) -> Matrix4 {
    Matrix4(
      columns: SIMD4(x, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, z, 0), SIMD4(0, 0, 0, 1))
  }

  /// Turns about `axis` through the origin, counter-clockwise for someone it points at.
  ///
  /// Exact for quarter turns about the coordinate axes. An axis without a direction turns nothing.
  public static func rotation(_ angle: Angle, about axis: Vector3) -> Matrix4 {
    guard let axis = axis.normalized else { return identity }
    let (sin, cos) = angle.sineAndCosine
    // Rodrigues' formula: cos I + (1 - cos) a aᵀ + sin [a]×, applied to each axis.
    func turned(_ vector: Vector3) -> SIMD4<Double> {
      let turned =
        vector * cos + axis * (axis.dot(vector) * (1 - cos)) + axis.cross(vector) * sin
      return SIMD4(turned.x, turned.y, turned.z, 0)
    }
    return Matrix4(
      columns: turned(.right), turned(.up), turned(.back), SIMD4(0, 0, 0, 1))
  }

  /// First `b`, then `a`.
  @inlinable
  public static func * (a: Matrix4, b: Matrix4) -> Matrix4 {
    Matrix4(columns: a * b.column0, a * b.column1, a * b.column2, a * b.column3)
  }

  /// The image of a homogeneous vector.
  @inlinable
  public static func * (a: Matrix4, v: SIMD4<Double>) -> SIMD4<Double> {
    a.column0 * v.x + a.column1 * v.y + a.column2 * v.z + a.column3 * v.w
  }

  /// The image of the point (x, y, z, 1), homogeneous.
  @inlinable
  public func homogeneous(_ point: Vector3) -> SIMD4<Double> {
    column0 * point.x + column1 * point.y + column2 * point.z + column3
  }

  /// The image of a point under an affine matrix, whose last row is (0, 0, 0, 1).
  @inlinable
  public func point(_ point: Vector3) -> Vector3 {
    let image = homogeneous(point)
    return Vector3(image.x, image.y, image.z)
  }

  /// Whether space is turned inside out: a right hand becomes a left one.
  var isMirroring: Bool {
    func vector(_ column: SIMD4<Double>) -> Vector3 { Vector3(column.x, column.y, column.z) }
    return vector(column0).cross(vector(column1)).dot(vector(column2)) < 0
  }

  /// Whether each of the sixteen is a number other than NaN and infinity.
  public var isFinite: Bool {
    func isFinite(_ column: SIMD4<Double>) -> Bool {
      column.x.isFinite && column.y.isFinite && column.z.isFinite && column.w.isFinite
    }
    return isFinite(column0) && isFinite(column1) && isFinite(column2) && isFinite(column3)
  }
}
