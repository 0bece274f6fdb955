import Flipbook

extension BiteApp {
  mutating func startCooking(_ dish: Dish, at time: Seconds) -> [Delayed<BiteAction>] {
    cook = CookRun(dish, at: time)
    home.moveBar(out: true, at: time)
    show(.cook, at: time)
    return []
  }

  mutating func update(_ action: CookAction, at time: Seconds) -> [Delayed<BiteAction>] {
    switch action {
    case .close:
      show(.home, at: time)
      home.moveBar(out: false, at: time)
    case .next: cook?.next(at: time)
    }
    return []
  }

  mutating func rate(_ rating: Rating, at time: Seconds) -> [Delayed<BiteAction>] {
    guard let cook, visit.screen == .cook else { return [] }
    reward = Reward(cook.dish, rating: rating, at: time)
    show(.plated, at: time)
    return []
  }
}
