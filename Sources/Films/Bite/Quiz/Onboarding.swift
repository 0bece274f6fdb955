package import Flipbook

/// The way from the welcome through the quiz: what was answered when, and which screen is shown since when.
package struct Onboarding: Storyboard {
  package enum Screen: Hashable, Sendable {
    case welcome
    case question(Int)
    /// What follows the quiz.
    case almostReady
  }

  package enum Action: Sendable {
    case start
    case choose(answer: Int)
    /// Leads on by itself, unless something was done since the `step`.
    case advance(step: Int)
    case skip
    case back
    case done
  }

  /// A screen, and the time at which it came.
  package struct Visit: Hashable, Sendable {
    package let screen: Screen
    package let start: Seconds
  }

  package private(set) var visit = Visit(screen: .welcome, start: -.infinity)
  /// The screen before, which may still be on its way out.
  package private(set) var previous: Visit?
  /// How far each answer of each question is chosen, 0...1.
  package private(set) var choices = QuizQuestion.all.map { $0.answers.map { _ in Animated(0.0) } }
  /// The question that the dashes show.
  package private(set) var progress = Animated(0.0)
  /// How many things were done.
  private var step = 0

  /// The welcome, with nothing answered.
  package init() {}

  /// Does what a tap asks for, or what was to follow one by itself.
  package mutating func update(_ action: Action, at time: Seconds) -> [Delayed<Action>] {
    if case .advance(let step) = action, step != self.step { return [] }
    step += 1
    switch (action, visit.screen) {
    case (.start, .welcome):
      progress.set(to: 0, at: time)
      show(.question(0), at: time)
    case (.choose(let answer), .question(let question)):
      return choose(answer, of: question, at: time)
    case (.advance, .question(let question)), (.skip, .question(let question)),
      (.done, .question(let question)):
      leave(question, for: question + 1, at: time)
    case (.back, .question(let question)):
      leave(question, for: question - 1, at: time)
    default: break
    }
    return []
  }

  private mutating func choose(
    _ answer: Int, of question: Int, at time: Seconds
  ) -> [Delayed<Action>] {
    if QuizQuestion.all[question].takesSeveral {
      set(answer, of: question, to: 1 - choices[question][answer].target, at: time)
      return []
    }
    for other in choices[question].indices {
      set(other, of: question, to: other == answer ? 1 : 0, at: time)
    }
    return [Delayed(.advance(step: step), after: 0.4)]
  }

  private mutating func set(
    _ answer: Int, of question: Int, to target: Double, at time: Seconds
  ) {
    guard choices[question][answer].target != target else { return }
    choices[question][answer].set(to: target, at: time, animation: .easeOut(duration: 0.16))
  }

  private mutating func leave(_ question: Int, for next: Int, at time: Seconds) {
    if QuizQuestion.all.indices.contains(next) {
      progress.set(
        to: Double(next), at: time, animation: .spring(response: 0.35, dampingFraction: 0.85))
      show(.question(next), at: time)
    } else {
      show(next < 0 ? .welcome : .almostReady, at: time)
    }
  }

  private mutating func show(_ screen: Screen, at time: Seconds) {
    previous = visit
    visit = Visit(screen: screen, start: time)
  }
}

extension Onboarding {
  /// The screen, and the one before it on its way out.
  package func body(at time: Seconds, send: @escaping @Sendable (Action) -> Void) -> some View {
    ZStack {
      if visit.screen == .welcome || fade(at: time) < 1 {
        Welcome(time: time) { send(.start) }
          .allowsHitTesting(visit.screen == .welcome)
      }
      if visit.screen != .welcome || fade(at: time) < 1 {
        QuizScreen(onboarding: self, time: time, send: send)
          .opacity(visit.screen == .welcome ? 1 - fade(at: time) : fade(at: time))
          .allowsHitTesting(visit.screen != .welcome)
      }
    }
  }

  /// How far the crossfade between welcome and quiz has come: the quiz lies over the welcome, which stays whole
  /// below, so that no empty frame shows through.
  private func fade(at time: Seconds) -> Double {
    guard visit.screen == .welcome || previous?.screen == .welcome else { return 1 }
    return Animation.easeInOut(duration: 0.25).progress(at: time - visit.start)
  }
}
