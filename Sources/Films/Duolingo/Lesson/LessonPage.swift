package import Flipbook

/// An exercise on the screen: what has been answered so far, and what came of it.
package struct LessonPage: Sendable {
  /// What was given as the answer.
  package enum Answer: Sendable {
    case chips(ChipBoard)
    case pairs(PairBoard)
    /// One of several, picked at a time.
    case choice(Choice?)
  }

  /// An option, and when it was picked.
  package struct Choice: Hashable, Sendable {
    package let option: Int
    let time: Seconds
  }

  /// What a check came to.
  package struct Verdict: Hashable, Sendable {
    package let isRight: Bool
    /// What Duo's app says to it: praise, or the solution.
    package let words: String
    package let time: Seconds
  }

  /// Which of the lesson it is, from 0 on.
  package let index: Int
  package let exercise: Exercise
  package internal(set) var answer: Answer
  /// When the answer was handed in.
  var checked: Seconds?
  package internal(set) var verdict: Verdict?
  /// When what is asked for was said aloud last; nil while it was not.
  package internal(set) var spoken: Seconds?
  /// What Duo does, in seconds since `start`.
  private var performance = DuoPerformance(.idle)
  private let start: Seconds

  init(_ exercise: Exercise, index: Int, at start: Seconds) {
    (self.exercise, self.index, self.start) = (exercise, index, start)
    answer =
      switch exercise {
      case .translation: .chips(ChipBoard())
      case .pairs(let pairs): .pairs(PairBoard(pairs))
      case .pictures, .gap: .choice(nil)
      }
  }

  /// Whether there is something to hand in.
  package var isAnswered: Bool {
    switch answer {
    case .chips(let board): !board.line.isEmpty
    case .pairs: false
    case .choice(let choice): choice != nil
    }
  }

  /// Whether what has been answered is right.
  package var isRight: Bool {
    switch (exercise, answer) {
    case (.translation(let translation), .chips(let board)):
      board.line.map { translation.chips[$0] } == translation.answer
    case (.pairs, .pairs(let board)): board.isComplete
    case (.pictures(let pictures), .choice(let choice)): choice?.option == pictures.answer
    case (.gap(let gap), .choice(let choice)): choice?.option == gap.answer
    default: false
    }
  }

  /// Says what came of it, and has Duo show what he thinks.
  mutating func judge(_ verdict: Verdict) {
    self.verdict = verdict
    performance.play(verdict.isRight ? .praise : .sad, at: verdict.time - start)
  }

  /// Duo's pose at `time`.
  package func pose(at time: Seconds) -> DuoPose { performance.pose(at: time - start) }
}
