import Flipbook

/// "Tap the matching pairs": words on the left, and theirs on the right.
struct PairsView: View {
  let pairs: Exercise.Pairs
  let board: PairBoard
  let time: Double
  let send: @Sendable (LessonRun.Action) -> Void

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ExerciseTitle(Copy.tapPairs)
      column(.left, pairs.left, x: 16)
      column(.right, pairs.right, x: 207)
    }
  }

  private func column(_ side: Side, _ words: [String], x: Double) -> some View {
    ForEach(words.indices, id: \.self) { index in
      let word = PairBoard.Word(side, index)
      OptionButton(word: words[index], look: board.look(of: word, at: time), time: time) {
        send(.pair(word))
      }
      .frame(width: 179, height: 78)
      .scaleEffect(pop(word))
      .offset(x: board.shake(of: word).map { Shake.offset(age: time - $0) } ?? 0)
      .offset(x: x, y: 188 + 96 * Double(index))
    }
  }

  /// How large a word is: a pair that has found each other swells for a moment.
  private func pop(_ word: PairBoard.Word) -> Double {
    guard let start = board.match(of: word) else { return 1 }
    let share = (time - start) / 0.25
    return share > 0 && share < 1 ? 1 + 0.04 * .sin(.pi * share) : 1
  }
}
