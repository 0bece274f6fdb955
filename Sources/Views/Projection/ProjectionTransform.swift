public import Geometry

/// A projective transform of the plane, as a 3 x 3 matrix that takes row vectors (x, y, 1).
///
/// (x, y) goes to ((m11 x + m21 y + m31) / w, (m12 x + m22 y + m32) / w) with
/// w = m13 x + m23 y + m33. What has w ≤ 0 lies behind the eye.
public struct ProjectionTransform: Hashable, Sendable {
  /// How x counts for x.
  public var m11 = 1.0
  /// How x counts for y.
  public var m12 = 0.0
  /// How x counts for the divisor.
  public var m13 = 0.0
  /// How y counts for x.
  public var m21 = 0.0
  /// How y counts for y.
  public var m22 = 1.0
  /// How y counts for the divisor.
  public var m23 = 0.0
  /// The move along x.
  public var m31 = 0.0
  /// The move along y.
  public var m32 = 0.0
  /// The constant part of the divisor.
  public var m33 = 1.0

  /// The transform that leaves everything where it is.
  public init() {}

  /// An affine transform.
  public init(_ affine: Affine) {
    (m11, m12, m21, m22) = (affine.a, affine.b, affine.c, affine.d)
    (m31, m32) = (affine.tx, affine.ty)
  }

  package static let identity = ProjectionTransform()

  /// Whether straight lines stay parallel, so that ``affine`` says all.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Whether everything stays where it is.
  public var isIdentity: Bool { self == .identity }

  /// The affine part: all of the transform where ``isAffine``.
  package var affine: Affine { Affine(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

  /// Whether every coefficient is a number other than NaN and infinity.
  package var isFinite: Bool { affine.isFinite && m13.isFinite && m23.isFinite && m33.isFinite }

  /// This transform first, then `next`.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    if isAffine, next.isAffine {
      return ProjectionTransform(affine.concatenating(next.affine))
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = next.row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = next.row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = next.row(m31, m32, m33)
    return result
  }

  /// The transform that undoes this one, or nil where this one flattens the plane.
  public var inverse: ProjectionTransform? {
    if isAffine { return affine.inverse.map(ProjectionTransform.init) }
    var adjugate = ProjectionTransform()
    adjugate.m11 = m22 * m33 - m23 * m32
    adjugate.m12 = m13 * m32 - m12 * m33
    adjugate.m13 = m12 * m23 - m13 * m22
    adjugate.m21 = m23 * m31 - m21 * m33
    adjugate.m22 = m11 * m33 - m13 * m31
    adjugate.m23 = m13 * m21 - m11 * m23
    adjugate.m31 = m21 * m32 - m22 * m31
    adjugate.m32 = m12 * m31 - m11 * m32
    adjugate.m33 = m11 * m22 - m12 * m21
    let determinant = m11 * adjugate.m11 + m12 * adjugate.m21 + m13 * adjugate.m31
    guard determinant != 0, determinant.isFinite else { return nil }
    // A projective transform's scale does not matter, but its sign does: w tells front from back.
    let inverse = adjugate.scaled(by: 1 / determinant)
    return inverse.isFinite ? inverse : nil
  }

  /// What `point` goes to, or nil where that is behind the eye.
  package func apply(to point: Point) -> Point? {
    if isAffine { return point.applying(affine) }
    let (x, y, w) = row(point.x, point.y, 1)
    guard w > 0 else { return nil }
    return Point(x: x / w, y: y / w)
  }

  private func row(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
    (
      x * m11 + y * m21 + w * m31,
      x * m12 + y * m22 + w * m32,
      x * m13 + y * m23 + w * m33
    )
  }

  private func scaled(by factor: Double) -> ProjectionTransform {
    var result = self
    (result.m11, result.m12, result.m13) = (m11 * factor, m12 * factor, m13 * factor)
    (result.m21, result.m22, result.m23) = (m21 * factor, m22 * factor, m23 * factor)
    (result.m31, result.m32, result.m33) = (m31 * factor, m32 * factor, m33 * factor)
    return result
  }
}
