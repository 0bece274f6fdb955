package import Flipbook

/// What is set on the dial: minutes a day, and whether a reminder is wanted.
package struct Dial: Sendable {
  package enum Action: Sendable {
    /// A finger is on the ring, at so many minutes of a turn, 0..<10.
    case turn(minutes: Double)
    /// The finger is lifted.
    case letGo
    case nudge
  }

  /// The minutes that can be chosen.
  package static let range = 1.0...10.0
  /// Minutes of a whole turn.
  package static let turn = 10.0
  /// What the dial offers by itself.
  private static let suggestion = 5.0

  private var minutes = Animated(0.0)
  /// Whether a reminder is wanted, from 0 to 1, as the switch's knob moves.
  package private(set) var nudge = Animated(0.0)
  /// The same, as the switch's colour changes.
  private(set) var nudgeTint = Animated(0.0)
  /// Where the finger is, in minutes: beyond the range once it has passed 12 o'clock.
  private var finger: Double?

  /// Nothing set yet.
  package init() {}

  /// The minutes that arc and number show: one value behind both.
  package func minutes(at time: Seconds) -> Double {
    min(max(minutes.value(at: time), 0), Self.turn)
  }

  /// The whole minutes that are chosen.
  package var choice: Int { Int(minutes.target) }

  /// The screen comes at `time`: the arc sweeps to what the dial offers, unless it was set before.
  package mutating func appear(at time: Seconds) {
    guard minutes.target == 0 else { return }
    minutes.set(
      to: Self.suggestion, at: time, animation: .easeInOut(duration: 1).delay(0.45))
  }

  /// Does what a touch asks for.
  package mutating func update(_ action: Action, at time: Seconds) {
    switch action {
    case .turn(let place): turn(to: place, at: time)
    case .letGo: finger = nil
    case .nudge:
      let target = 1 - nudge.target
      nudge.set(to: target, at: time, animation: .spring(response: 0.3, dampingFraction: 0.8))
      nudgeTint.set(to: target, at: time, animation: .easeOut(duration: 0.2))
    }
  }

  private mutating func turn(to place: Double, at time: Seconds) {
    // The ring is shut, the range is not: a finger that passes 12 o'clock is held at the end it came to,
    // until it comes back the same way.
    let next: Double
    if let finger {
      let way = (place - finger).truncatingRemainder(dividingBy: Self.turn)
      next = finger + way - Self.turn * (way / Self.turn).rounded()
    } else {
      next = place < 0.5 && minutes.target > Self.turn / 2 ? place + Self.turn : place
    }
    finger = next
    let choice = min(max(next.rounded(), Self.range.lowerBound), Self.range.upperBound)
    guard choice != minutes.target else { return }
    minutes.set(
      to: choice, at: time, animation: .spring(response: 0.28, dampingFraction: 0.86))
  }

  /// What so many minutes are called.
  package static func name(ofMinutes minutes: Int) -> String {
    switch minutes {
    case ...3: "Quick pause"
    case 4...6: "Little reset"
    default: "Deep breath"
    }
  }
}
