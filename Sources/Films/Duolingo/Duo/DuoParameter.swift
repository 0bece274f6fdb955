import Flipbook

/// A number of a pose, and the spring that moves it.
package struct DuoParameter: Sendable {
  package let path: any WritableKeyPath<DuoPose, Double> & Sendable
  let spring: Spring
  /// Seconds that it lags behind the first parts to move.
  let delay: Seconds

  /// Every number of a pose.
  ///
  /// The face leads, the body follows, what is soft comes last and swings longest.
  package static let all: [DuoParameter] =
    group(Spring(response: 0.30, dampingRatio: 0.55), after: 0, [\.y, \.lean, \.sx, \.sy])
    + group(
      Spring(response: 0.32, dampingRatio: 0.65), after: 0.03,
      [\.headX, \.headY, \.tilt, \.faceX, \.faceY])
    + group(
      Spring(response: 0.34, dampingRatio: 0.60), after: 0.02,
      [\.wing.left, \.wing.right, \.stretch.left, \.stretch.right, \.shrug.left, \.shrug.right])
    + group(Spring(response: 0.30, dampingRatio: 0.50), after: 0.06, [\.fan.left, \.fan.right])
    + group(Spring(response: 0.28, dampingRatio: 0.45), after: 0.07, [\.tuft.left, \.tuft.right])
    + group(
      Spring(response: 0.22, dampingRatio: 0.75), after: 0,
      [\.browY, \.browA, \.beak, \.beakY, \.beakSX, \.beakSY, \.tear, \.tearY])
    // Shut eyes open from below, and at once: a slit between two lids would look sly.
    + group(
      Spring(response: 0.10, dampingRatio: 1), after: 0,
      [\.lower.left, \.lower.right, \.lidTilt])
    + group(Spring(response: 0.10, dampingRatio: 1), after: 0.03, [\.open.left, \.open.right])
    // Happy eyes open happy: lids that were straight half-way would look stern.
    + group(Spring(response: 0.16, dampingRatio: 1), after: 0.14, [\.joy])
    + group(Spring(response: 0.18, dampingRatio: 0.90), after: 0, [\.pupilX, \.pupilY, \.pupilS])
    + group(
      Spring(response: 0.24, dampingRatio: 0.80), after: 0,
      [\.foot.left, \.foot.right, \.footX.left, \.footX.right, \.footY.left, \.footY.right])

  /// When the last of them begins to move.
  static let lastDelay = all.map(\.delay).max() ?? 0

  private typealias Path = any WritableKeyPath<DuoPose, Double> & Sendable

  private static func group(
    _ spring: Spring, after delay: Seconds, _ paths: [Path]
  ) -> [DuoParameter] {
    paths.map { DuoParameter(path: $0, spring: spring, delay: delay) }
  }
}

/// A pose as a vector of all its numbers, which is how keyframes and loops reckon with it.
extension DuoPose: VectorArithmetic {
  /// Every number 0: no pose, but no change of one.
  package static let zero = DuoPose { pose in
    for parameter in DuoParameter.all { pose[keyPath: parameter.path] = 0 }
  }

  package static func + (a: DuoPose, b: DuoPose) -> DuoPose {
    a.with { sum in
      for parameter in DuoParameter.all {
        sum[keyPath: parameter.path] += b[keyPath: parameter.path]
      }
    }
  }

  package static func - (a: DuoPose, b: DuoPose) -> DuoPose {
    a.with { difference in
      for parameter in DuoParameter.all {
        difference[keyPath: parameter.path] -= b[keyPath: parameter.path]
      }
    }
  }

  package mutating func scale(by factor: Double) {
    for parameter in DuoParameter.all { self[keyPath: parameter.path] *= factor }
  }

  package var magnitudeSquared: Double {
    DuoParameter.all.reduce(0) { $0 + self[keyPath: $1.path] * self[keyPath: $1.path] }
  }
}

extension DuoPose: Animatable {}
