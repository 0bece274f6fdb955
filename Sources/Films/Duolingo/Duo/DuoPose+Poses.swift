extension DuoPose {
  /// At rest: mirror-symmetric.
  package static let idle = DuoPose()

  /// The top of a cheer.
  package static let cheer = DuoPose {
    $0.lean = -2
    ($0.sx, $0.sy) = (0.97, 1.04)
    ($0.headY, $0.tilt) = (-8, -5)
    ($0.wing, $0.fan, $0.stretch, $0.shrug) = (Sides(150, 138), 26, 1.38, 4)
    $0.tuft = 8
    $0.lower = 0.2
    ($0.pupilY, $0.pupilS) = (-6, 1.05)
    $0.browY = 9
    $0.beak = 1
    ($0.foot, $0.footX) = (6, Sides(-6, 6))
  }

  /// The bottom of a cheer.
  static let cheerLow = DuoPose {
    ($0.sx, $0.sy) = (1.07, 0.92)
    $0.headY = 10
    ($0.wing, $0.fan, $0.stretch, $0.shrug) = (96, 20, 1.15, 4)
    $0.tuft = -8
    $0.lower = 0.2
    ($0.pupilY, $0.pupilS) = (-6, 1.05)
    $0.browY = 3
    $0.beak = 0.5
    ($0.foot, $0.footX) = (6, Sides(-6, 6))
  }

  /// With hanging head and wings, and a tear.
  package static let sad = DuoPose {
    $0.lean = -2
    ($0.sx, $0.sy) = (1.05, 0.94)
    ($0.headX, $0.headY, $0.tilt) = (-6, 26, -6)
    $0.faceY = 6
    ($0.wing, $0.fan, $0.stretch, $0.shrug) = (Sides(2, 0), 13, 0.94, -10)
    $0.tuft = Sides(-30, -34)
    $0.open = 0.66
    $0.lidTilt = 14
    ($0.pupilX, $0.pupilY, $0.pupilS) = (-4, 16, 1.06)
    ($0.browY, $0.browA) = (4, 24)
    ($0.beakY, $0.beakSX, $0.beakSY) = (4, 0.86, 0.94)
    $0.tear = 1
    ($0.foot, $0.footX) = (-14, Sides(8, -8))
  }

  /// Sad, breathing in.
  static let sigh = sad.with {
    ($0.sx, $0.sy) = (1.02, 0.98)
    $0.headY = 18
    $0.shrug = 0
    $0.open = 0.72
  }

  /// With the right wing raised.
  package static let wave = DuoPose {
    $0.lean = -4
    ($0.headX, $0.tilt) = (-6, -7)
    ($0.wing, $0.fan) = (Sides(38, 138), Sides(19, 25))
    ($0.stretch, $0.shrug) = (Sides(1, 1.5), Sides(0, 6))
    $0.tuft = Sides(3, 6)
    $0.lower = 0.2
    ($0.pupilX, $0.pupilY) = (3, -2)
    $0.browY = 7
    $0.beak = 0.75
  }

  /// The top of a jump.
  package static let jump = DuoPose {
    ($0.sx, $0.sy) = (0.97, 1.03)
    ($0.headY, $0.tilt) = (-8, 5)
    ($0.wing, $0.fan, $0.stretch, $0.shrug) = (122, 27, 1.36, 4)
    $0.tuft = 8
    ($0.open, $0.lower, $0.joy) = (0, 1, 1)
    $0.browY = 8
    $0.beak = 1
    ($0.foot, $0.footX, $0.footY) = (30, Sides(10, -10), -4)
  }

  /// Before a jump.
  static let crouch = DuoPose {
    ($0.sx, $0.sy) = (1.1, 0.86)
    $0.headY = 16
    ($0.wing, $0.fan) = (8, 10)
    $0.tuft = -12
    $0.lower = 0.12
    $0.pupilY = -10
    $0.browY = -2
    $0.footX = Sides(-4, 4)
  }

  /// As the feet leave the ground.
  static let takeOff = DuoPose {
    ($0.sx, $0.sy) = (0.92, 1.12)
    ($0.headY, $0.tilt) = (-8, 2)
    ($0.wing, $0.fan, $0.stretch, $0.shrug) = (70, 27, 1.36, 4)
    $0.tuft = -14
    $0.lower = 0.2
    $0.browY = 8
    $0.beak = 1
    ($0.foot, $0.footX, $0.footY) = (44, Sides(10, -10), 10)
  }

  /// On the way down.
  static let falling = jump.with {
    ($0.sx, $0.sy) = (0.95, 1.06)
    $0.tilt = 2
    $0.footY = 8
    $0.tuft = 12
  }

  /// As the feet meet the ground.
  static let land = DuoPose {
    ($0.sx, $0.sy) = (1.14, 0.82)
    $0.headY = 14
    ($0.wing, $0.fan) = (60, 22)
    $0.tuft = 14
    ($0.open, $0.lower, $0.joy) = (0, 1, 1)
    $0.beak = 0.6
    $0.footX = Sides(-8, 8)
  }

  /// Before the flame of a streak, wings up.
  package static let flame = DuoPose {
    $0.headY = -6
    ($0.wing, $0.fan, $0.stretch, $0.shrug) = (128, 26, 1.36, 4)
    $0.tuft = 6
    $0.lower = 0.2
    $0.pupilY = -3
    $0.browY = 8
    $0.beak = 1
    $0.foot = 4
  }
}
