import Flipbook

extension BiteApp {
  mutating func openDetail(_ dish: Dish, at time: Seconds) -> [Delayed<BiteAction>] {
    guard visit.screen == .home else { return [] }
    detail = Detail(dish, at: time)
    home.moveBar(out: true, at: time)
    show(.detail, at: time)
    return []
  }

  mutating func update(_ action: DetailAction, at time: Seconds) -> [Delayed<BiteAction>] {
    switch action {
    case .back:
      home.moveBar(out: false, at: time)
      show(.home, at: time)
    }
    return []
  }

  mutating func update(_ action: AddToPlanAction, at time: Seconds) -> [Delayed<BiteAction>] {
    []
  }
}
