import Flipbook

extension BiteApp {
  mutating func startCooking(_ dish: Dish, at time: Seconds) -> [Delayed<BiteAction>] {
    guard visit.screen == .home || visit.screen == .detail else { return [] }
    cook = CookRun(RecipeBook.recipe(for: dish), from: visit.screen, at: time)
    home.moveBar(out: true, at: time)
    show(.cook, at: time)
    return []
  }

  mutating func update(_ action: CookAction, at time: Seconds) -> [Delayed<BiteAction>] {
    guard visit.screen == .cook, let run = cook else { return [] }
    switch action {
    case .close:
      if run.origin == .home { home.moveBar(out: false, at: time) }
      show(run.origin, at: time)
    case .next: cook?.next(at: time)
    case .back: cook?.back(at: time)
    case .startTimer: cook?.startTimer(at: time)
    case .addMinute: cook?.addMinute(at: time)
    }
    return []
  }

  mutating func rate(_ rating: Rating, at time: Seconds) -> [Delayed<BiteAction>] {
    guard visit.screen == .cook, let run = cook, run.finished != nil else { return [] }
    cook?.rate(rating, at: time)
    // What nobody wants again is no favourite.
    if rating == .never { favourites.remove(run.dish) }
    reward = Reward(run.dish, rating: rating, after: diary)
    show(.plated, at: time)
    return []
  }
}
