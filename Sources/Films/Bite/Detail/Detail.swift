import Flipbook

/// What a person does with a recipe that is open.
package enum DetailAction: Sendable {
  case back
}

/// A recipe that is open.
package struct Detail: Sendable {
  package let dish: Dish
  /// When it was opened.
  let opened: Seconds

  init(_ dish: Dish, at time: Seconds) {
    self.dish = dish
    opened = time
  }
}
