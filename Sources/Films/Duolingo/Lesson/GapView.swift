import Flipbook

/// "Complete the sentence": Duo says it with a blank, and one of the words goes there.
struct GapView: View {
  let gap: Exercise.Gap
  let choice: LessonPage.Choice?
  let page: LessonPage
  let time: Double
  let send: @Sendable (LessonRun.Action) -> Void

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ExerciseTitle(Copy.completeSentence)
      LessonDuo(pose: page.pose(at: time))
      sentence
      ForEach(gap.options.indices, id: \.self) { index in
        OptionButton(
          word: gap.options[index],
          look: OptionLook(isPicked: choice?.option == index, verdict: page.verdict, at: time),
          time: time
        ) {
          send(.pick(index))
        }
        .frame(width: 370, height: 66)
        .offset(x: shake(index))
        .offset(x: 16, y: 400 + 78 * Double(index))
      }
    }
  }

  private var sentence: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(gap.before).role(.chip).fixedSize()
      Blank(word: word, color: wordColor).padding(.leading, 5).padding(.trailing, 6)
      Text(gap.after).role(.chip).fixedSize()
    }
    .foregroundStyle(Color.ink)
    .frame(width: 237 - 28, height: 72, alignment: .leading)
    .padding(.leading, 28)
    .background { SideBubble() }
    .position(x: 148 + 237.0 / 2, y: 242)
  }

  /// What stands in the blank: what was picked.
  private var word: String? { choice.map { gap.options[$0.option] } }

  private var wordColor: Color {
    OptionLook(isPicked: choice != nil, verdict: page.verdict, at: time).words
  }

  private func shake(_ index: Int) -> Double {
    guard choice?.option == index, let verdict = page.verdict, !verdict.isRight else { return 0 }
    return Shake.offset(age: time - verdict.time)
  }
}

/// Room for a word in a sentence, ruled below.
private struct Blank: View {
  let word: String?
  let color: Color

  var body: some View {
    Text(word ?? " ").font(TextRole.card.font).foregroundStyle(color).fixedSize()
      .frame(width: 84)
      .overlay(alignment: .bottom) {
        Capsule().fill(Color.asleep).frame(width: 84, height: 2.4).offset(y: 3)
      }
  }
}
