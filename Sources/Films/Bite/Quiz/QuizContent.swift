import Flipbook

/// One answer's state: whether it is chosen, and how far that shows, 0...1.
struct QuizChoice {
  let isChosen: Bool
  let amount: Double
}

/// One question: icon, title, four answers, and "Done" where several go together.
///
/// Each piece fades in and rises, one a little after the other.
struct QuizContent: View {
  let question: QuizQuestion
  let choices: [QuizChoice]
  /// Seconds since the question came.
  let age: Double
  let time: Double
  let send: @Sendable (QuizAction) -> Void

  var body: some View {
    VStack(spacing: 0) {
      QuizIconView(icon: question.icon)
        .transition(.opacity, progress: fade(after: 0.06, over: 0.25))
        .transition(.scale(0.82), progress: pop)
        .padding(.top, 221)
      title.padding(.top, 89.5)
      answers.padding(.top, 35.1)
      Spacer(minLength: 0)
      if question.takesSeveral {
        done.padding(.bottom, 48)
      }
    }
    .padding(.horizontal, 20)
  }

  /// Two lines, 46 points apart, whose letters begin 4 points right of the chips' edge.
  private var title: some View {
    VStack(alignment: .leading, spacing: -4.4) {
      ForEach(question.title, id: \.self) { line in
        Text(line).tracking(-0.8)
      }
    }
    .font(.bite(40, .semibold))
    .foregroundStyle(.white)
    .padding(.leading, 2)
    .frame(maxWidth: .infinity, alignment: .leading)
    .transition(.opacity, progress: fade(after: 0.08, over: 0.25))
    .transition(.offset(y: 16), progress: rise(after: 0.08))
  }

  private var answers: some View {
    VStack(spacing: 12) {
      ForEach([0, 2], id: \.self) { row in
        HStack(spacing: 12) {
          answer(row)
          answer(row + 1)
        }
      }
    }
  }

  private func answer(_ index: Int) -> some View {
    let delay = 0.10 + 0.06 * Double(index)
    return QuizChip(
      title: question.answers[index], choice: choices[index], time: time
    ) {
      send(.choose(answer: index))
    }
    .transition(.opacity, progress: fade(after: delay, over: 0.22))
    .transition(.offset(y: 16), progress: rise(after: delay))
  }

  private var done: some View {
    Button {
      send(.done)
    } label: {
      Text("Done").tracking(-0.2)
    }
    .buttonStyle(MintButtonStyle(time: time))
    .frame(width: 128, height: 54)
    .transition(.opacity, progress: fade(after: 0.22, over: 0.22))
    .transition(.offset(y: 16), progress: rise(after: 0.22))
  }

  // MARK: Motion

  private func fade(after delay: Double, over duration: Double) -> Double {
    Animation.easeOut(duration: duration).delay(delay).progress(at: age)
  }

  private func rise(after delay: Double) -> Double {
    Animation.spring(response: 0.45, dampingFraction: 0.86).delay(delay).progress(at: age)
  }

  private var pop: Double {
    Animation.spring(response: 0.5, dampingFraction: 0.72).delay(0.06).progress(at: age)
  }
}
