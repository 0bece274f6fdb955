import Flipbook

/// The motions that repeat, at a time within their period: at its end each is as at its start, and as fast.
enum DuoLoops {
  /// The sine of so many turns.
  private static func wave(_ turns: Double) -> Double { .sin(2 * .pi * turns) }

  // MARK: Idle

  private static let idleBlinks = [
    DuoBlink(start: 1.30), DuoBlink(start: 3.10), DuoBlink(start: 3.36),
  ]

  static func idle(at time: Seconds) -> DuoPose {
    breathing(.idle, at: time).blinking(idleBlinks, at: time)
  }

  /// Two breaths in four seconds: the head follows the body, the wings follow the head.
  private static func breathing(_ pose: DuoPose, at time: Seconds) -> DuoPose {
    pose.with {
      $0.sy += 0.008 * wave(time / 2)
      $0.sx -= 0.006 * wave(time / 2)
      $0.headY -= 1.5 * wave((time - 0.12) / 2)
      let lift = 1.5 * wave((time - 0.2) / 2)
      $0.wing = $0.wing.map { $0 + lift }
    }
  }

  // MARK: Before the flame

  private static let flameBlinks = [DuoBlink(start: 2.35)]

  static func flame(at time: Seconds) -> DuoPose {
    breathing(.flame, at: time).blinking(flameBlinks, at: time)
  }

  // MARK: Praise

  private static let praiseBlinks = [DuoBlink(start: 2.6)]

  /// The top of a cheer, breathing.
  static func praise(at time: Seconds) -> DuoPose {
    breathing(.cheer, at: time).blinking(praiseBlinks, at: time)
  }

  // MARK: Cheer

  /// Seconds of one bounce.
  private static let bounce = 0.6

  /// Two bounces, the second tilting the other way.
  static func cheer(at time: Seconds) -> DuoPose {
    time < bounce
      ? bounceUp.value(time: time) : bounceUp.value(time: time - bounce).mirrored
  }

  /// From the bottom up, held at the top, and down: at rest at both ends.
  private static let bounceUp = KeyframeTimeline(initialValue: DuoPose.cheerLow) {
    KeyframeTrack {
      CubicKeyframe(rising, duration: 0.10, startVelocity: DuoPose.zero)
      CubicKeyframe(DuoPose.cheer.with { $0.y = -10 }, duration: 0.14)
      CubicKeyframe(top, duration: 0.10)
      CubicKeyframe(DuoPose.cheerLow, duration: 0.26, endVelocity: DuoPose.zero)
    }
  }

  private static let rising = DuoPose.cheerLow.interpolated(towards: .cheer, amount: 0.5).with {
    $0.y = -6
    ($0.sx, $0.sy) = (0.95, 1.07)
    $0.wing = 130
    $0.tuft = -14
  }

  private static let top = DuoPose.cheer.with {
    $0.y = -8
    $0.wing = $0.wing.map { $0 + 5 }
  }

  // MARK: Sad

  private static let sadBlinks = [
    DuoBlink(start: 2.10, shutting: 0.14, holding: 0.08, opening: 0.22)
  ]

  static func sad(at time: Seconds) -> DuoPose {
    var pose = sighing.value(time: time).blinking(sadBlinks, at: time)
    pose.tear = tear(at: time)
    // Out of sight it goes back up.
    pose.tearY =
      26
      * (UnitCurve.easeIn.value(at: (time - 1.60) / 0.40)
        - UnitCurve.easeInOut.value(at: (time - 2.3) / 0.6))
    return pose
  }

  /// A breath in, let go, and stillness.
  private static let sighing = KeyframeTimeline(initialValue: DuoPose.sad) {
    KeyframeTrack {
      CubicKeyframe(
        DuoPose.sigh, duration: 0.90, startVelocity: DuoPose.zero, endVelocity: DuoPose.zero)
      CubicKeyframe(
        DuoPose.sad.with { ($0.headY, $0.sy) = (30, 0.93) }, duration: 0.60,
        endVelocity: DuoPose.zero)
      CubicKeyframe(DuoPose.sad, duration: 0.60, endVelocity: DuoPose.zero)
    }
  }

  /// The tear wells up, hangs, and is gone when it has run down.
  private static func tear(at time: Seconds) -> Double {
    time < 2
      ? UnitCurve.easeOut.value(at: (time - 0.30) / 0.90)
      : 1 - UnitCurve.easeIn.value(at: (time - 2.0) / 0.15)
  }

  // MARK: Wave

  private static let waveBlinks = [DuoBlink(start: 1.5)]

  /// Four swings of the wing, to which head and body sway.
  static func wave(at time: Seconds) -> DuoPose {
    DuoPose.wave.with {
      $0.wing.right = 139 + 17 * wave(time / 0.6)
      $0.fan.right = 25 - 6 * wave((time - 0.06) / 0.6)
      $0.tilt += 1.5 * wave((time - 0.10) / 1.2)
      $0.lean += 0.6 * wave(time / 1.2)
      $0.headY = 2 * wave(time / 0.6)
    }
    .blinking(waveBlinks, at: time)
  }
}
