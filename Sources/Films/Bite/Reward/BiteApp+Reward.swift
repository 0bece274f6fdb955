import Flipbook

extension BiteApp {
  mutating func update(_ action: RewardAction, at time: Seconds) -> [Delayed<BiteAction>] {
    guard let reward, visit.screen == .plated else { return [] }
    switch action {
    case .share: break
    case .done:
      diary.eat(reward.dish, at: time)
      diary.earn(Reward.points)
      show(.today, at: time)
      home.moveBar(out: false, at: time)
      show(.home, at: time)
    }
    return []
  }
}
