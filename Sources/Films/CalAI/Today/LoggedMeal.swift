package import Flipbook

/// A meal in the feed: when it was logged, and how far it is pulled aside.
package struct LoggedMeal: Sendable {
  package let meal: Meal
  package let time: Seconds
  /// How far the card is pulled, in points: 0 or less.
  package private(set) var pull = Animated(0.0)
  /// When it was deleted.
  package private(set) var removed: Seconds?

  init(_ meal: Meal, at time: Seconds) {
    self.meal = meal
    self.time = time
  }

  /// Does what a finger does; true where that deletes it.
  mutating func swipe(_ finger: ScrollMove.Finger, at time: Seconds) -> Bool {
    switch finger {
    case .drags(let way): pull.set(to: Self.stretch(way), at: time)
    case .releases:
      let isRemoved = pull.target <= SwipeMetrics.threshold
      removed = isRemoved ? time : nil
      pull.set(
        to: isRemoved ? -MealCard.picture.width - Spacing.contentMargin : 0, at: time,
        animation: isRemoved ? Tempo.fade : Tempo.release)
      return isRemoved
    }
    return false
  }

  /// Where a card is that a finger pulls: with it up to where the pill is open, then against a band.
  private static func stretch(_ way: Double) -> Double {
    let beyond = max(SwipeMetrics.open - way, 0)
    return max(min(way, 0), SwipeMetrics.open)
      - RubberBand(length: MealCard.picture.width).stretch(for: beyond)
  }
}
