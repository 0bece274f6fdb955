package import Flipbook

/// A way in which Duo moves: his pose at any time since it began.
package enum DuoMotion: Hashable, Sendable, CaseIterable {
  /// Breathes and blinks, mirror-symmetric throughout.
  case idle
  case cheer
  /// Up into a cheer, and held there.
  case praise
  case sad
  case wave
  /// Once up and down; he stays as he lands.
  case jump
  /// Before the flame of a streak, wings up, breathing.
  case flame

  /// Seconds after which it begins anew; nil for what comes to an end.
  package var period: Seconds? {
    switch self {
    case .idle: 4
    case .cheer: 1.2
    case .praise: 4
    case .sad: 3.2
    case .wave: 2.4
    case .jump: nil
    case .flame: 4
    }
  }

  /// The pose at `time`, in seconds since the motion began; what is soft lags behind what carries it.
  package func pose(at time: Seconds) -> DuoPose {
    var pose = carried(at: time)
    // Going up drags the tufts down, and landing flings them up.
    let fall = height(at: time - 0.07) - height(at: time)
    pose.tuft = pose.tuft.map { $0 - 0.9 * fall }
    if self != .wave {
      let before = carried(at: time - 0.05).wing
      pose.fan = Sides(
        pose.fan.left + 0.25 * (pose.wing.left - before.left),
        pose.fan.right + 0.25 * (pose.wing.right - before.right))
    }
    return pose.held
  }

  /// The head's height, down counted as positive.
  private func height(at time: Seconds) -> Double {
    let pose = carried(at: time)
    return pose.y + pose.headY
  }

  /// The pose without what lags.
  private func carried(at time: Seconds) -> DuoPose {
    let phase = period.map { period in
      let rest = time.truncatingRemainder(dividingBy: period)
      return rest < 0 ? rest + period : rest
    }
    switch self {
    case .idle: return DuoLoops.idle(at: phase ?? time)
    case .cheer: return DuoLoops.cheer(at: phase ?? time)
    case .praise: return DuoLoops.praise(at: phase ?? time)
    case .sad: return DuoLoops.sad(at: phase ?? time)
    case .wave: return DuoLoops.wave(at: phase ?? time)
    case .flame: return DuoLoops.flame(at: phase ?? time)
    case .jump: return DuoJump.pose(at: time)
    }
  }
}

extension DuoPose {
  /// The pose with every number inside what the drawing allows.
  var held: DuoPose {
    with {
      $0.open = open.map { $0.clamped() }
      $0.lower = lower.map { $0.clamped() }
      $0.joy = joy.clamped()
      $0.beak = beak.clamped()
      $0.tear = tear.clamped()
      $0.tuft = tuft.map { $0.clamped(-45, 15) }
      $0.fan = fan.map { $0.clamped(8, 32) }
      // A pupil that went further would leave the white.
      $0.pupilX = pupilX.clamped(-18, 18)
      $0.pupilY = pupilY.clamped(-16, 16)
    }
  }
}
