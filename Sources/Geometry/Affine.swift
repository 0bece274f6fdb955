import Numerics

/// An affine transform of the plane: (x, y) goes to (a x + c y + tx, b x + d y + ty).
///
/// The letters and their order are those of SVG's `matrix(a b c d tx ty)` and of Core Graphics.
@frozen
public struct Affine: Hashable, Sendable {
  /// How far x moves along x.
  public var a: Double
  /// How far x moves along y.
  public var b: Double
  /// How far y moves along x.
  public var c: Double
  /// How far y moves along y.
  public var d: Double
  /// The move along x.
  public var tx: Double
  /// The move along y.
  public var ty: Double

  /// The transform with these coefficients.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that leaves everything where it is.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A move by (`x`, `y`).
  @inlinable
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scale by `x` and `y` about the origin.
  @inlinable
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn by `angle` about the origin, from x towards y.
  public init(rotation angle: Angle) {
    let (sin, cos) = Double.sincos(angle.radians)
    self.init(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
  }

  /// This transform first, then `next`.
  @inlinable
  public func concatenating(_ next: Affine) -> Affine {
    Affine(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// This transform with `anchor` in the role of the origin: what is at `anchor` stays there under
  /// a scale or a turn.
  public func about(_ anchor: Point) -> Affine {
    Affine(translationX: -anchor.x, y: -anchor.y)
      .concatenating(self)
      .concatenating(Affine(translationX: anchor.x, y: anchor.y))
  }

  /// The factor by which areas grow; negative where the transform mirrors.
  @inlinable
  public var determinant: Double { a * d - b * c }

  /// Whether every coefficient is a number other than NaN and infinity.
  @inlinable
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The transform that undoes this one, or nil where this one flattens the plane to a line.
  public var inverse: Affine? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return inverse.isFinite ? inverse : nil
  }

  /// The largest factor by which a length can grow: the greater singular value, within a few ulp.
  ///
  /// The transform is a turn and scale by p plus a mirrored turn and scale by q; where the two point
  /// the same way their lengths add up. Overflows beyond about 1e154.
  public var maximumScale: Double {
    let (p, q) = (Vector(dx: a + d, dy: b - c), Vector(dx: a - d, dy: b + c))
    return (p.length + q.length) / 2
  }
}

extension Point {
  /// The point after `transform`.
  @inlinable
  public func applying(_ transform: Affine) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension Vector {
  /// The displacement after `transform`, whose move does not count.
  @inlinable
  public func applying(_ transform: Affine) -> Vector {
    Vector(dx: transform.a * dx + transform.c * dy, dy: transform.b * dx + transform.d * dy)
  }
}
