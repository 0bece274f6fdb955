import Flipbook

/// When something that comes up from the foot of the screen came, and when it went.
package struct SheetSlide: Hashable, Sendable {
  let opened: Seconds
  /// Nil while it stays.
  var closed: Seconds?

  private static let (rising, dropping) = (0.25, 0.18)

  /// A slide up that begins at a time.
  init(opened: Seconds) { self.opened = opened }

  /// How far it has come up at `time`, 0...1; nil where nothing of it shows.
  func risen(at time: Seconds) -> Double? {
    if let closed {
      let share = (time - closed) / Self.dropping
      return share < 1 ? 1 - UnitCurve.drop.value(at: share) : nil
    }
    return UnitCurve.rise.value(at: (time - opened) / Self.rising)
  }
}

extension UnitCurve {
  /// How a banner or a sheet comes up, and how it leaves.
  static let rise = UnitCurve.bezier(0.20, 0.80, 0.30, 1)
  static let drop = UnitCurve.bezier(0.40, 0, 1, 1)
}
