package import Flipbook

/// What a person does while cooking.
package enum CookAction: Sendable {
  case close
  case next
}

/// How a dish went down.
package enum Rating: String, CaseIterable, Sendable {
  case loved = "Loved it"
  case fine = "Fine"
  case never = "Never again"
}

/// A dish on its way: which step, which timers.
package struct CookRun: Sendable {
  package let dish: Dish
  /// When cooking began.
  let began: Seconds
  package private(set) var step = 0
  /// Since when the dish is done and is being rated; nil before.
  package private(set) var finished: Seconds?

  init(_ dish: Dish, at time: Seconds) {
    self.dish = dish
    began = time
  }

  mutating func next(at time: Seconds) {
    if step < 3 { step += 1 } else { finished = time }
  }
}
