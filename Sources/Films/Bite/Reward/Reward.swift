import Flipbook

/// What a person does with a reward.
package enum RewardAction: Sendable {
  case done
  case share
}

/// What a cooked dish earned.
package struct Reward: Sendable {
  package let dish: Dish
  package let rating: Rating
  /// Points and streak before it.
  package let pointsBefore: Int
  package let streakBefore: Int
  /// Whether it is the first dish of all, for which there is a medal.
  package let isFirst: Bool

  /// Points for a dish.
  package static let points = 50
  /// Where the count of the points begins.
  static let firstFigure = 8

  init(_ dish: Dish, rating: Rating, after diary: Diary) {
    (self.dish, self.rating) = (dish, rating)
    (pointsBefore, streakBefore) = (diary.points, diary.streak)
    isFirst = diary.eaten.isEmpty
  }

  package var pointsAfter: Int { pointsBefore + Self.points }
  /// Today counts once, however much is cooked.
  package var streakAfter: Int { max(streakBefore, 1) }
}

/// When the parts of a reward happen, in seconds since the dish was rated.
enum RewardBeat {
  /// The header and the plate come.
  static let header = 0.10
  /// The points are counted.
  static let count = 0.15
  static let counting = 0.9
  static let medal = 0.50
  static let level = 0.55
  static let streak = 0.75
}
