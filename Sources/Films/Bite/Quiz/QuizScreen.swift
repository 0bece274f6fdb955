import Flipbook

/// The quiz: the question that is asked, the one that is on its way out, and the row above both.
struct QuizScreen: View {
  let onboarding: Onboarding
  let time: Double
  let send: @Sendable (Onboarding.Action) -> Void

  var body: some View {
    ZStack(alignment: .top) {
      QuizGround()
      if let previous = onboarding.previous, case .question(let index) = previous.screen,
        departure < 1
      {
        question(index, since: previous.start)
          .opacity(1 - departure)
          .allowsHitTesting(false)
      }
      if case .question(let index) = onboarding.visit.screen {
        question(index, since: onboarding.visit.start)
      }
      QuizTopRow(progress: onboarding.progress.value(at: time), time: time, send: send)
        .opacity(onboarding.visit.screen == .almostReady ? 1 - departure : 1)
    }
  }

  /// How far the content before has gone.
  private var departure: Double {
    Animation.easeIn(duration: 0.18).progress(at: time - onboarding.visit.start)
  }

  private func question(_ index: Int, since start: Double) -> some View {
    QuizContent(
      question: QuizQuestion.all[index],
      choices: onboarding.choices[index].map { choice in
        QuizChoice(isChosen: choice.target == 1, amount: choice.value(at: time))
      },
      age: time - start, time: time, send: send)
  }
}
