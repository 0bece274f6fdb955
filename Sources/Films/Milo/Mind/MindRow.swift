package import Flipbook

/// One row's state: whether it is chosen, and how what it shows gets there.
package struct MindRow: Sendable {
  /// How far the row is filled, 0...1.
  package private(set) var fill = Animated(0.0)
  /// How far the label has turned white, 0...1.
  package private(set) var tint = Animated(0.0)
  /// How far the face has come up, in points.
  package private(set) var lift = Animated(0.0)
  /// When the row was refused last, in seconds; nil if it never was.
  package private(set) var refused: Seconds?

  package var isChosen: Bool { fill.target == 1 }

  /// Seconds that a face takes to the top of its jump.
  private static let jump = 0.12
  /// Seconds that a row shakes, three times to and fro.
  private static let shaking = 0.45

  /// How far the row is to the right of its place, in points: it shakes its head where it was refused.
  package func sway(at time: Seconds) -> Double {
    guard let refused else { return 0 }
    let share = (time - refused) / Self.shaking
    guard share > 0, share < 1 else { return 0 }
    let left = 1 - share
    return 9 * left * left * .sin(6 * .pi * share)
  }

  mutating func toggle(at time: Seconds) {
    let share = isChosen ? 0.0 : 1.0
    fill.set(to: share, at: time, animation: .easeOut(duration: 0.22))
    tint.set(to: share, at: time, animation: .easeInOut(duration: 0.15))
    let settling = Animation.spring(response: 0.35, dampingFraction: 0.5)
    if isChosen {
      lift.set(to: 9, at: time, animation: .easeOut(duration: Self.jump))
      lift.set(to: 4, at: time + Self.jump, animation: settling)
    } else {
      lift.set(to: 0, at: time, animation: settling)
    }
  }

  mutating func refuse(at time: Seconds) {
    refused = time
  }
}
