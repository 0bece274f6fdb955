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
  /// When it was rated.
  let rated: Seconds

  init(_ dish: Dish, rating: Rating, at time: Seconds) {
    (self.dish, self.rating, rated) = (dish, rating, time)
  }
}
