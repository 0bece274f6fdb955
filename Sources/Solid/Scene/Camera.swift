public import Geometry

/// An eye in space and the picture plane before it.
///
/// Without a turn it looks along -z, with x to the right and y up. The picture plane is measured in
/// the points of the picture that is drawn: a perspective camera with a focal length of `f` shows
/// what is one unit wide and `f` units away one point wide.
public struct Camera: Hashable, Sendable {
  /// How space is laid on the picture plane.
  public enum Projection: Hashable, Sendable {
    /// A pinhole: things shrink with their distance; the focal length is in points.
    case perspective(focalLength: Double)
    /// Parallel rays: a unit of space has the same number of points at any distance.
    case orthographic(pointsPerUnit: Double)
  }

  /// Where the eye is.
  public var position: Vector3
  /// How space is laid on the picture plane.
  public var projection: Projection
  /// Where the direction of view meets the picture, in points; nil for the picture's middle.
  ///
  /// Moving it is what photographers call lens shift: the picture plane slides without turning, so
  /// that upright lines stay upright.
  public var principalPoint: Point?
  /// The distance along the direction of view before which nothing is seen.
  public var near: Double
  /// The distance along the direction of view beyond which nothing is seen.
  public var far: Double

  /// What is to the right in the picture, of length 1.
  public let right: Vector3
  /// What is up in the picture, of length 1.
  public let up: Vector3
  /// The direction out of the picture towards the viewer, of length 1: against the view.
  public let back: Vector3

  /// A camera turned by angles: first rolled about z, then pitched about x, then turned about y.
  ///
  /// All turns are right-handed and exact at quarter turns.
  ///
  /// - Parameters:
  ///   - position: Where the eye is.
  ///   - yaw: The turn about the upright axis; positive to the left.
  ///   - pitch: The turn up; a quarter turn down, -90°, looks straight down, with -z at the top.
  ///   - roll: The turn about the direction of view; positive tilts the camera's top to its left.
  ///   - projection: How space is laid on the picture plane.
  ///   - principalPoint: Where the direction of view meets the picture; nil for its middle.
  ///   - near: The distance before which nothing is seen, above 0 for a perspective camera.
  ///   - far: The distance beyond which nothing is seen.
  public init(
    position: Vector3, yaw: Angle = .zero, pitch: Angle = .zero, roll: Angle = .zero,
    projection: Projection, principalPoint: Point? = nil, near: Double = 0.1, far: Double = 1000
  ) {
    let turn =
      Matrix4.rotation(yaw, about: .up) * Matrix4.rotation(pitch, about: .right)
      * Matrix4.rotation(roll, about: .back)
    self.init(
      position: position, right: turn.point(.right), up: turn.point(.up), back: turn.point(.back),
      projection: projection, principalPoint: principalPoint, near: near, far: far)
  }

  /// A camera that looks at a point.
  ///
  /// - Parameters:
  ///   - position: Where the eye is.
  ///   - target: What is seen at the principal point.
  ///   - up: What is up in the picture. Where the camera looks along it, up or down, the picture's
  ///     top is where it would be after tilting there from a level view along -z (along -y for an
  ///     `up` along z).
  ///   - projection: How space is laid on the picture plane.
  ///   - principalPoint: Where the direction of view meets the picture; nil for its middle.
  ///   - near: The distance before which nothing is seen, above 0 for a perspective camera.
  ///   - far: The distance beyond which nothing is seen.
  /// - Throws: ``SolidError/camera(reason:)`` where position and target are one point, or a vector
  ///   has no direction.
  public init(
    position: Vector3, lookingAt target: Vector3, up: Vector3 = .up, projection: Projection,
    principalPoint: Point? = nil, near: Double = 0.1, far: Double = 1000
  ) throws(SolidError) {
    guard let back = (position - target).normalized else {
      throw .camera(
        reason: """
          it stands at \(position) and looks at \(target): two different points give a direction
          """)
    }
    guard let up = up.normalized else {
      throw .camera(reason: "its up \(up) has no direction: (0, 1, 0) is the usual one")
    }
    let right = Camera.right(of: back, up: up)
    self.init(
      position: position, right: right, up: back.cross(right), back: back,
      projection: projection, principalPoint: principalPoint, near: near, far: far)
  }

  private init(
    position: Vector3, right: Vector3, up: Vector3, back: Vector3, projection: Projection,
    principalPoint: Point?, near: Double, far: Double
  ) {
    self.position = position
    (self.right, self.up, self.back) = (right, up, back)
    self.projection = projection
    self.principalPoint = principalPoint
    (self.near, self.far) = (near, far)
  }

  private static func right(of back: Vector3, up: Vector3) -> Vector3 {
    let right = up.cross(back)
    // Below this the direction of `right` would be rounding noise.
    if right.length > 1e-12, let right = right.normalized { return right }
    let level: Vector3 = abs(up.z) > 0.9 ? .up : .back
    let tilted = up.dot(back) > 0 ? -level : level
    return tilted.cross(back).normalized ?? .right
  }

  /// The focal length in points at which a picture of this height spans an angle from top to bottom.
  ///
  /// - Parameters:
  ///   - verticalFieldOfView: The angle between the top and the bottom edge, above 0, below 180°.
  ///   - height: The picture's height in points.
  /// - Returns: height / 2 / tan(angle / 2), in points.
  public static func focalLength(verticalFieldOfView: Angle, height: Double) -> Double {
    let (sin, cos) = (verticalFieldOfView * 0.5).sineAndCosine
    return height / 2 * cos / sin
  }
}
