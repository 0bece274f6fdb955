import Flipbook

/// The quiz and what follows it: on one ground, what is asked and what was asked before.
struct NightScreen: View {
  /// The visits of the night's screens, the latest first.
  let visits: [Visit]
  let quiz: Quiz
  let preparations: Preparations
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    ZStack(alignment: .top) {
      NightGround()
      if let before = visits.dropFirst().first, departure < 1 {
        content(before)
          .opacity(1 - departure)
          .allowsHitTesting(false)
      }
      if let current = visits.first { content(current) }
      if isInQuiz || departure < 1 {
        QuizTopRow(progress: quiz.progress.value(at: time), time: time) { send(.quiz($0)) }
          .opacity(isInQuiz ? 1 : 1 - departure)
          .allowsHitTesting(isInQuiz)
      }
    }
  }

  private var isInQuiz: Bool { visits.first?.screen != .almostReady }

  /// How far the content before has gone.
  private var departure: Double {
    guard visits.count > 1, let current = visits.first else { return 1 }
    return Animation.easeIn(duration: 0.18).progress(at: time - current.start)
  }

  @ViewBuilder private func content(_ visit: Visit) -> some View {
    let age = time - visit.start
    if case .question(let index) = visit.screen {
      QuizContent(
        question: QuizQuestion.all[index],
        choices: quiz.choices[index].map { choice in
          QuizChoice(isChosen: choice.target == 1, amount: choice.value(at: time))
        },
        age: age, time: time
      ) { send(.quiz($0)) }
    } else {
      AlmostReadyContent(preparations: preparations, age: age, time: time)
    }
  }
}
