package import Flipbook

/// The battery's number, and how it goes down by one.
package struct EnergyLevel: Hashable, Sendable {
  package private(set) var value: Int
  /// What it was before the last change.
  let before: Int
  /// When it changed last.
  let changed: Seconds

  init(_ value: Int) { self.init(max(value, 0), before: max(value, 0), changed: -.infinity) }

  private init(_ value: Int, before: Int, changed: Seconds) {
    (self.value, self.before, self.changed) = (value, before, changed)
  }

  /// Takes one, if there is one.
  mutating func spend(at time: Seconds) {
    if value > 0 { self = EnergyLevel(value - 1, before: value, changed: time) }
  }

  /// Holds so much again.
  mutating func fill(to value: Int, at time: Seconds) {
    self = EnergyLevel(value, before: self.value, changed: time)
  }

  /// How far the number has rolled at `time`, 0...1.
  package func rolled(at time: Seconds) -> Double {
    UnitCurve.easeInOut.value(at: (time - changed) / 0.15)
  }

  /// How large the battery is at `time`: it swells, and settles.
  func scale(at time: Seconds) -> Double {
    let share = (time - changed) / 0.15
    return share > 0 && share < 1 ? 1 + 0.12 * .sin(.pi * share) : 1
  }
}
