import Flipbook

/// A jump for joy: down, up with open wings, eyes shut at the top, and a soft landing.
package enum DuoJump {
  /// How high the feet get, in Duo's units.
  package static let height = 96.0
  /// When the feet leave the ground, and when they are on it again, in seconds.
  package static let (takeOff, landing) = (0.16, 0.76)
  /// When he has gone down on landing: from here on he springs up.
  package static let end = 0.78

  /// The pose at `time`, in seconds since he began to crouch.
  static func pose(at time: Seconds) -> DuoPose {
    var pose = body.value(time: time)
    let air = ((time - takeOff) / (landing - takeOff)).clamped()
    pose.y = -height * 4 * air * (1 - air)
    // The lids go by themselves: joy first, or half-shut lids would look sly.
    pose.joy = UnitCurve.easeInOut.value(at: (time - 0.26) / 0.08)
    let shut = UnitCurve.easeInOut.value(at: (time - 0.34) / 0.10)
    pose.open = Sides(1 - shut)
    pose.lower = pose.lower.map { mix(min($0, 0.2), 1, shut) }
    return pose
  }

  /// The ballistic height is not among the keyframes, nor what the lids do.
  private static let body = KeyframeTimeline(initialValue: DuoPose.idle) {
    KeyframeTrack {
      CubicKeyframe(DuoPose.crouch, duration: 0.14, endVelocity: DuoPose.zero)
      CubicKeyframe(DuoPose.takeOff, duration: 0.06)
      CubicKeyframe(DuoPose.jump, duration: 0.26)
      CubicKeyframe(DuoPose.falling, duration: 0.24)
      CubicKeyframe(DuoPose.land, duration: 0.08, endVelocity: DuoPose.zero)
    }
  }
}
