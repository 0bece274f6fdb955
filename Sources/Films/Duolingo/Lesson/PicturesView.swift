import Flipbook

/// "Select the correct image": a word, and four cards.
struct PicturesView: View {
  let pictures: Exercise.Pictures
  let choice: LessonPage.Choice?
  let page: LessonPage
  let time: Double
  let send: @Sendable (LessonRun.Action) -> Void

  private static let card = CGSize(width: 179, height: 204)

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ExerciseTitle(Copy.selectImage)
      SpeakerKey(label: Copy.listen, age: page.spoken.map { time - $0 }, time: time) {
        send(.speak)
      }
      .offset(x: 16, y: 164)
      WordPrompt(word: pictures.word)
      ForEach(pictures.cards.indices, id: \.self) { index in
        card(index)
          .frame(width: Self.card.width, height: Self.card.height)
          .offset(x: shake(index))
          .offset(x: 16 + 191 * Double(index % 2), y: 228 + 216 * Double(index / 2))
      }
    }
  }

  private func card(_ index: Int) -> some View {
    let isPicked = choice?.option == index
    return Button {
      send(.pick(index))
    } label: {
      ZStack(alignment: .top) {
        Color.clear
        Image("cards/\(pictures.cards[index].picture.rawValue)").resizable()
          .frame(width: 132, height: 132)
          .scaleEffect(isPicked ? pop : 1)
          .offset(y: 14)
        Text(pictures.cards[index].word).role(.card).baseline(at: 177)
      }
    }
    .buttonStyle(
      OptionStyle(
        look: OptionLook(isPicked: isPicked, verdict: page.verdict, at: time), time: time))
  }

  /// How large the picture that was picked last is: it swells and settles.
  private var pop: Double {
    guard let choice else { return 1 }
    let age = time - choice.time
    let way = Animation.spring(response: 0.25, dampingFraction: 0.55).progress(at: age)
    return age < 0.06 ? 1 + age : 1 + 0.06 * (1 - way)
  }

  private func shake(_ index: Int) -> Double {
    guard choice?.option == index, let verdict = page.verdict, !verdict.isRight else { return 0 }
    return Shake.offset(age: time - verdict.time)
  }
}

/// The word that is asked for.
private struct WordPrompt: View {
  let word: String

  var body: some View {
    Text(word).role(.prompt).foregroundStyle(Color.ink).fixedSize()
      .overlay(alignment: .bottom) { DottedRule().offset(y: 1.8) }
      .baseline(at: 194.5).offset(x: 78)
  }
}
