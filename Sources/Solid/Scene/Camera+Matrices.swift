public import Geometry

extension Camera {
  /// From the scene's space to the camera's: the eye at the origin, looking along -z.
  public var viewMatrix: Matrix4 {
    Matrix4(
      columns: SIMD4(right.x, up.x, back.x, 0), SIMD4(right.y, up.y, back.y, 0),
      SIMD4(right.z, up.z, back.z, 0),
      SIMD4(-right.dot(position), -up.dot(position), -back.dot(position), 1))
  }

  /// From the camera's space to the picture, homogeneous: x and y in points, y down, and the depth.
  ///
  /// Dividing by w gives points of the picture and a depth that is *reversed*: greater is nearer,
  /// 1 at the near plane. Perspective depth is near / distance, which goes to 0 at infinity; the
  /// far plane has near / far. Orthographic depth falls evenly to 0 at the far plane. Either is
  /// linear over a plane in the picture, and a floating-point number resolves it by a share of
  /// itself, so that two things far away are told apart as well as two that are near.
  ///
  /// - Parameter size: The size of the picture in points.
  /// - Returns: The matrix; its w is the distance along the view, or 1 without perspective.
  public func projectionMatrix(size: Size) -> Matrix4 {
    let center = principalPoint ?? Point(x: size.width / 2, y: size.height / 2)
    switch projection {
    case .perspective(let focalLength):
      return Matrix4(
        columns: SIMD4(focalLength, 0, 0, 0), SIMD4(0, -focalLength, 0, 0),
        SIMD4(-center.x, -center.y, 0, -1), SIMD4(0, 0, near, 0))
    case .orthographic(let pointsPerUnit):
      let depth = far - near
      return Matrix4(
        columns: SIMD4(pointsPerUnit, 0, 0, 0), SIMD4(0, -pointsPerUnit, 0, 0),
        SIMD4(0, 0, 1 / depth, 0), SIMD4(center.x, center.y, far / depth, 1))
    }
  }

  /// Where a point of the scene is seen in a picture of a size, in points.
  ///
  /// Nil where it is before the near plane or beyond the far plane; points outside the picture are
  /// given as they are.
  public func project(_ point: Vector3, size: Size) -> Point? {
    let image = (projectionMatrix(size: size) * viewMatrix).homogeneous(point)
    guard image.z <= image.w, image.z >= farDepth * image.w else { return nil }
    return Point(x: image.x / image.w, y: image.y / image.w)
  }

  /// The depth of the far plane.
  var farDepth: Double {
    switch projection {
    case .perspective: near / far
    case .orthographic: 0
    }
  }

  /// Whether things shrink with their distance.
  var isPerspective: Bool {
    if case .perspective = projection { true } else { false }
  }

  /// What depths may differ by, besides a share of themselves, and count as level.
  ///
  /// In perspective they are in inverse proportion to the distance, and the share is all, however far
  /// apart the planes are. Without, they go down evenly to 0, of which a share is nothing.
  var levelStep: Double { isPerspective ? 0 : 0x1p-40 }

  /// Throws unless the camera can make a picture.
  func validate() throws(SolidError) {
    guard position.isFinite, right.isFinite, up.isFinite, back.isFinite,
      principalPoint?.isFinite ?? true
    else { throw .notFinite(item: "the camera's place or direction") }
    switch projection {
    case .perspective(let focalLength):
      guard focalLength > 0, focalLength.isFinite else {
        throw .camera(reason: "its focal length is \(focalLength) points and must be above 0")
      }
      guard near > 0 else {
        throw .camera(reason: "its near plane is at \(near) and must lie before the eye, above 0")
      }
    case .orthographic(let pointsPerUnit):
      guard pointsPerUnit > 0, pointsPerUnit.isFinite else {
        throw .camera(reason: "a unit has \(pointsPerUnit) points and must have more than 0")
      }
    }
    guard near.isFinite, far.isFinite, far > near else {
      throw .camera(reason: "it sees from \(near) to \(far): far must lie beyond near")
    }
  }
}
