import Geometry

/// What the corners of a face make: whether it can be drawn in one piece.
///
/// Everything is measured against the face's own extent, with room for the rounding of some
/// operations: 1e-9 of it.
struct FaceShape {
  let isFlat: Bool
  let isConvex: Bool
  /// Whether texture coordinates are linear over the face, so that three corners fix them.
  let isAffine: Bool

  init(corners: [Vector3], texture: [Point]) {
    let count = corners.count
    let extent = corners.map { ($0 - corners[0]).length }.max() ?? 0
    // Newell's normal: the sum over all corners, good for slight bends and for collinear corners.
    var normal = Vector3.zero
    for index in 0..<count {
      normal =
        normal
        + (corners[index] - corners[0]).cross(corners[(index + 1) % count] - corners[0])
    }
    let area = normal.length
    let unit = normal.normalized ?? .zero
    isFlat = corners.allSatisfy { abs(($0 - corners[0]).dot(unit)) <= 1e-9 * extent }
    isConvex = (0..<count).allSatisfy { index in
      let edge = corners[(index + 1) % count] - corners[index]
      let next = corners[(index + 2) % count] - corners[(index + 1) % count]
      return edge.cross(next).dot(unit) >= -1e-9 * extent * extent
    }
    isAffine = FaceShape.isAffine(corners, texture, normal: unit, area: area)
  }

  private static func isAffine(
    _ corners: [Vector3], _ texture: [Point], normal: Vector3, area: Double
  ) -> Bool {
    guard corners.count > 3 else { return true }
    let (u, v) = (corners[1] - corners[0], corners[2] - corners[0])
    let determinant = u.cross(v).dot(normal)
    // The first three corners in a line fix nothing.
    guard determinant > 1e-9 * area else { return false }
    let span = texture.map { ($0 - texture[0]).length }.max() ?? 0
    return corners.indices.allSatisfy { index in
      let offset = corners[index] - corners[0]
      let s = offset.cross(v).dot(normal) / determinant
      let t = u.cross(offset).dot(normal) / determinant
      let expected = (texture[1] - texture[0]) * s + (texture[2] - texture[0]) * t
      return ((texture[index] - texture[0]) - expected).length <= 1e-9 * span
    }
  }
}
