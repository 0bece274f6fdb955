package import Flipbook

/// Where the camera is in one moment of the flight, and what the world is like.
///
/// The unit is a module of the code; x points right, y up, z to the viewer. The code's top left corner is
/// the origin, so that the module in row r and column c covers x c...c+1, z r...r+1. One move from the
/// street to high above the code: six glides over windows that overlap, so that it never stops between
/// the tilt and the rise. The camera orbits the point it looks at: what matters stays in the middle of
/// the screen while everything swings round it.
package struct FlightPose: Hashable, Sendable {
  /// Where the camera is.
  package let position: Vector3
  /// How far the camera looks down, in degrees: 0 is level, 90 straight down.
  package let pitch: Double
  /// The building's height.
  package let buildingHeight: Double
  /// The height of the blocks.
  package let blockHeight: Double
  /// How far the colours have become those of the flat code, 0...1.
  package let snap: Double
  /// How far the joints of the ground have come in, 0...1.
  package let jointing: Double

  /// How long the flight takes, in seconds.
  package static let duration = 1.7
  /// When the camera looks straight down, in seconds of the flight.
  package static let lookingDown = 0.94
  /// The height of the building in the street: its front is 9 modules of 64 points.
  package static let fullHeight = 9.0

  private static let tilt = Glide(start: 0, end: lookingDown, rise: 0.45, fall: 0.45)
  /// The point looked at climbs from the shop to the roof.
  private static let lift = Glide(start: 0, end: 0.9, rise: 0.45, fall: 0.45)
  /// The distance from it grows.
  private static let retreat = Glide(start: 0.32, end: 1.6, rise: 0.4, fall: 0.45)
  /// The point looked at drifts from the roof to the code.
  private static let drift = Glide(start: 0.62, end: 1.6, rise: 0.45, fall: 0.45)
  private static let sinking = Glide(start: 0.96, end: 1.6, rise: 0.4, fall: 0.45)
  private static let flattening = Glide(start: 1.4, end: duration, rise: 0.5, fall: 0.5)
  private static let paving = Glide(start: 0, end: 0.5, rise: 0.5, fall: 0.5)

  /// The pose `age` seconds after the flight began; before it the first, after it the last.
  package init(age: Double) {
    let tilt = Self.tilt.progress(at: age)
    let lift = Self.lift.progress(at: age)
    let drift = Self.drift.progress(at: age)
    let sunk = Self.sinking.progress(at: age)
    snap = Self.flattening.progress(at: age)
    jointing = Self.paving.progress(at: age)
    pitch = 90 * tilt
    buildingHeight = Self.fullHeight * (1 - sunk)
    blockHeight = 0.25 * (1 - snap)
    let target = Vector3(3.5 + 7 * drift, 1.25 + 7.75 * lift - 9 * drift, 21 - 3.5 * lift - drift)
    let distance = Self.distance(Self.retreat.progress(at: age))
    let turn = Matrix4.rotation(.degrees(-pitch), about: .right)
    position = target + turn.point(.back) * distance
  }

  /// From 14 modules, where a module is 64 points, to 64, where it is 14: by an even factor in time.
  private static func distance(_ progress: Double) -> Double {
    // Exact at both ends, so that both are copies of flat pictures.
    guard progress > 0 else { return 14 }
    guard progress < 1 else { return 64 }
    return 14 * .pow(32.0 / 7, progress)
  }

  /// The camera: 896 points of focal length, which is 14 × 64.
  package var camera: Camera {
    Camera(
      position: position, pitch: .degrees(-pitch), projection: .perspective(focalLength: 896),
      principalPoint: CGPoint(x: 201, y: 437), near: 1, far: 160)
  }
}
