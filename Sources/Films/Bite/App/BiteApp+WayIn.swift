import Flipbook

// The way from the splash to the tabs.

extension BiteApp {
  mutating func updateWayIn(_ action: BiteAction, at time: Seconds) -> [Delayed<BiteAction>] {
    switch (action, visit.screen) {
    case (.openWelcome, .splash): show(.welcome, at: time)
    case (.start, .welcome):
      quiz.begin(at: time)
      show(.question(0), at: time)
    case (.quiz(let action), .question(let question)):
      return update(action, on: question, at: time)
    case (.prepared(let row), .almostReady): preparations.tick(row, at: time)
    case (.finishPreparing, .almostReady): show(.allSet, at: time)
    case (.eat, .allSet):
      today = Today(at: time)
      home = Home(at: time)
      show(.home, at: time)
    default: break
    }
    return []
  }

  private mutating func update(
    _ action: QuizAction, on question: Int, at time: Seconds
  ) -> [Delayed<BiteAction>] {
    switch quiz.update(action, on: question, at: time) {
    case .stay: return []
    case .wait(let step): return [Delayed(.quiz(.advance(step: step)), after: Quiz.pause)]
    case .go(let next) where next < 0: show(.welcome, at: time)
    case .go(let next) where next < QuizQuestion.all.count: show(.question(next), at: time)
    case .go:
      preparations = Preparations()
      show(.almostReady, at: time)
      return Preparations.course
    }
    return []
  }
}
