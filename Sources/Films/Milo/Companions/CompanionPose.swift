import Flipbook

/// How a companion holds itself at one moment: what idling and hopping move.
struct CompanionPose {
  /// Points above the ground.
  var lift = 0.0
  /// The turn of the whole about its soles.
  var turn = Angle.zero
  /// The share by which it is wider and lower.
  var squash = 0.0
  /// The turn of the left arm about its shoulder; the right arm mirrors it.
  var sway = Angle.zero
  /// The bend of a waving forearm, inwards.
  var wave = Angle.zero
  /// How far what is in the air beside a hand has moved, 1 for its whole way.
  var drift = 0.0
  /// How wide open eyes are, 0...1.
  var openness = 1.0
}

extension CompanionPose {
  /// Seconds from one rise and fall to the next.
  private static let breath = 2.4

  /// Idling at `time`: it floats, leans, lets its arms trail behind, and blinks.
  ///
  /// - Parameters:
  ///   - time: Seconds from when it stands at rest.
  ///   - amount: 0 for standing still, 1 for all of it.
  /// - Returns: The pose.
  static func idle(at time: Double, amount: Double = 1) -> CompanionPose {
    func swing(_ period: Double, lag: Double = 0) -> Double {
      .sin(2 * .pi * (time - lag) / period)
    }
    return CompanionPose(
      lift: -3 * amount * swing(breath),
      turn: .degrees(0.8 * amount * swing(breath, lag: breath / 4)),
      sway: .degrees(2.5 * amount * swing(breath, lag: 0.2)),
      wave: .degrees(4 * amount * swing(breath, lag: 0.3)),
      drift: amount * swing(1.9),
      openness: 1 - amount * blink(at: time))
  }

  /// How far eyes are shut: a blink of 0.16 s every 3.1 s.
  private static func blink(at time: Double) -> Double {
    let share = ((time + 1.2).truncatingRemainder(dividingBy: 3.1)) / 0.16
    guard share > 0, share < 1 else { return 0 }
    let sine = Double.sin(.pi * share)
    return sine * sine
  }

  /// This pose `age` seconds after the beginning of a hop of 16 points.
  func hopping(at age: Double) -> CompanionPose {
    guard age > 0 else { return self }
    var pose = self
    let share = age / Self.hop
    if share < 1 {
      pose.lift += 64 * share * (1 - share)
      pose.squash -= 0.025 * .sin(.pi * share)
    }
    let impact = Spring(response: 0.3, dampingRatio: 0.5)
      .value(fromValue: 0, toValue: 0, initialVelocity: Self.impact, time: age - Self.hop)
    pose.squash += impact
    pose.sway = pose.sway + .degrees(share < 1 ? 9 * .sin(.pi * share) : -120 * impact)
    pose.drift += share < 1.5 ? 2 * .sin(.pi * share / 1.5) : 0
    return pose
  }

  /// This pose with the arms waving as they do `age` seconds after they began.
  func waving(at age: Double) -> CompanionPose {
    guard age > 0 else { return self }
    var pose = self
    // From one greeting to the next 3.6 s, of which the hands rest for half.
    let greeting = max(Double.sin(2 * .pi * age / 3.6), 0)
    pose.wave =
      pose.wave + .degrees(20 * greeting.squareRoot() * .sin(2 * .pi * age / 0.6))
    return pose
  }

  /// Seconds in the air.
  private static let hop = 0.36
  /// The velocity of the landing, in shares a second: it squashes by 0.04 at most.
  private static let impact = 1.53
}
