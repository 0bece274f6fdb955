package import Flipbook

/// What was answered in the quiz, and when.
package struct Quiz: Sendable {
  /// What follows something that was done.
  enum Outcome {
    case stay
    /// The answer leads on, unless something is done meanwhile: the step it was.
    case wait(step: Int)
    /// To the question of that index; -1 is before the first.
    case go(to: Int)
  }

  /// How far each answer of each question is chosen, 0...1.
  package private(set) var choices = QuizQuestion.all.map { $0.answers.map { _ in Animated(0.0) } }
  /// The question that the dashes show.
  package private(set) var progress = Animated(0.0)
  /// How many things were done.
  private var step = 0

  /// Seconds from an answer to what it leads to.
  static let pause = 0.4

  /// The first question comes.
  mutating func begin(at time: Seconds) {
    step += 1
    progress.set(to: 0, at: time)
  }

  /// Does what a tap on a question asks for, or what was to follow one by itself.
  mutating func update(_ action: QuizAction, on question: Int, at time: Seconds) -> Outcome {
    if case .advance(let step) = action, step != self.step { return .stay }
    step += 1
    switch action {
    case .choose(let answer): return choose(answer, of: question, at: time)
    case .advance, .skip, .done: return leave(for: question + 1, at: time)
    case .back: return leave(for: question - 1, at: time)
    }
  }

  private mutating func choose(_ answer: Int, of question: Int, at time: Seconds) -> Outcome {
    if QuizQuestion.all[question].takesSeveral {
      set(answer, of: question, to: 1 - choices[question][answer].target, at: time)
      return .stay
    }
    for other in choices[question].indices {
      set(other, of: question, to: other == answer ? 1 : 0, at: time)
    }
    return .wait(step: step)
  }

  private mutating func set(
    _ answer: Int, of question: Int, to target: Double, at time: Seconds
  ) {
    guard choices[question][answer].target != target else { return }
    choices[question][answer].set(to: target, at: time, animation: .easeOut(duration: 0.16))
  }

  private mutating func leave(for next: Int, at time: Seconds) -> Outcome {
    if QuizQuestion.all.indices.contains(next) {
      progress.set(
        to: Double(next), at: time, animation: .spring(response: 0.35, dampingFraction: 0.85))
    }
    return .go(to: next)
  }
}
