/// Three vertices of a face in clip coordinates, which fix every linear quantity over it.
///
/// A quantity that is linear over a face in space, divided by w, is linear over the picture. Its
/// coefficients solve a 3 × 3 system in x, y and w, none of which is divided: it holds for faces
/// that reach behind the camera. (Olano and Greer, "Triangle Scan Conversion using 2D Homogeneous
/// Coordinates", 1997.)
struct FaceFrame {
  /// The vertices' numbers among those of the face.
  let i: Int
  let j: Int
  let k: Int
  /// Positive where the vertices run clockwise in the picture; never 0.
  let determinant: Double

  private let jk: Vector3
  private let ki: Vector3
  private let ij: Vector3

  /// Nil for a face that is seen edge-on or has no area.
  init?(_ polygon: [SIMD4<Double>]) {
    func row(_ index: Int) -> Vector3 {
      Vector3(polygon[index].x, polygon[index].y, polygon[index].w)
    }
    // With collinear corners, as at the joints of other faces, the first three may fix nothing.
    var best = (1, 0.0)
    let first = row(0)
    for index in 1..<polygon.count - 1 {
      let determinant = first.dot(row(index).cross(row(index + 1)))
      if abs(determinant) > abs(best.1) { best = (index, determinant) }
      if polygon.count == 4, determinant != 0 { break }
    }
    guard best.1 != 0, best.1.isFinite else { return nil }
    (i, j, k) = (0, best.0, best.0 + 1)
    determinant = best.1
    let (a, b, c) = (row(i), row(j), row(k))
    (jk, ki, ij) = (b.cross(c), c.cross(a), a.cross(b))
  }

  /// The quantity that has the given values, before division by w, at the three vertices.
  func plane(of atI: Double, _ atJ: Double, _ atK: Double) -> PlaneEquation {
    let sum = jk * atI + ki * atJ + ij * atK
    return PlaneEquation(
      a: sum.x / determinant, b: sum.y / determinant, c: sum.z / determinant)
  }
}
