package import Flipbook

/// How things move in Cal AI.
package enum Tempo {
  /// A ring, the bar under the hero number, and the numbers that count along.
  package static let ringFill = Animation.easeOut(duration: 0.6)
  /// The capture button under a finger.
  package static let capturePress = Animation.easeOut(duration: 0.1)
  /// A button that a finger has left.
  package static let release = Animation.spring(response: 0.3, dampingFraction: 0.7)
  /// A button under a finger.
  package static let press = Animation.easeOut(duration: 0.08)
  /// A card that comes.
  package static let card = Animation.spring(response: 0.4, dampingFraction: 0.85)
  /// What appears where it is.
  package static let fade = Animation.easeOut(duration: 0.25)
  /// The detected meal.
  package static let result = Animation.spring(response: 0.4, dampingFraction: 0.7)
  /// A number that is stepped.
  package static let step = Animation.easeOut(duration: 0.25)
  /// White to amber as the plan is passed.
  package static let overBudget = Animation.easeOut(duration: 0.3)

  /// Seconds that detecting takes, between 0.8 and 1.2.
  package static let processing = 1.0
  /// Seconds of the white edge when a meal is saved.
  package static let flash = 0.15
}
