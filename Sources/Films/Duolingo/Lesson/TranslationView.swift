import Flipbook

/// "Translate this sentence": Duo says it, and chips from the bank are put on the line.
struct TranslationView: View {
  let translation: Exercise.Translation
  let board: ChipBoard
  let page: LessonPage
  let time: Double
  let send: @Sendable (LessonRun.Action) -> Void

  /// Where the first chip of the line is, and the upper row of the bank.
  private static let (lineTop, bankTop) = (330.0, 540.0)

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ExerciseTitle(Copy.translate)
      LessonDuo(pose: page.pose(at: time))
      SentenceBubble(
        sentence: translation.sentence, spokenAge: page.spoken.map { time - $0 }, time: time
      ) {
        send(.speak)
      }
      ForEach([384.0, 444], id: \.self) { y in
        Capsule().fill(Color.border).frame(width: 370, height: 2).offset(x: 16, y: y)
      }
      line
      bank
    }
  }

  private var line: some View {
    let shown = board.shown(at: time)
    return AnswerLine(board: board, chips: shown, time: time) {
      ForEach(shown, id: \.self) { chip in
        seat(chip, .line, board.flight(of: chip, at: time) == nil ? .chip : .empty)
      }
    }
    .frame(width: 370, alignment: .topLeading)
    .padding(EdgeInsets(top: Self.lineTop, leading: 16, bottom: 0, trailing: 16))
  }

  private var bank: some View {
    VStack(spacing: 10) {
      ForEach(translation.bank.indices, id: \.self) { row in
        HStack(spacing: 8) {
          ForEach(numbers(inRow: row), id: \.self) { chip in
            seat(chip, .bank, isAtHome(chip) ? .chip : .slot)
          }
        }
      }
    }
    .frame(width: 402)
    .padding(.top, Self.bankTop)
  }

  private func seat(
    _ chip: Int, _ seat: ChipPlaces.Key.Seat, _ look: ChipSeat.Look
  ) -> some View {
    ChipSeat(
      word: translation.chips[chip],
      key: ChipPlaces.Key(page: page.index, chip: chip, seat: seat), look: look, time: time
    ) {
      send(.chip(chip))
    }
  }

  private func isAtHome(_ chip: Int) -> Bool {
    !board.line.contains(chip) && board.flight(of: chip, at: time) == nil
  }

  private func numbers(inRow row: Int) -> Range<Int> {
    let first = translation.bank[..<row].reduce(0) { $0 + $1.count }
    return first..<first + translation.bank[row].count
  }
}

/// What is asked.
struct ExerciseTitle: View {
  let title: String

  init(_ title: String) { self.title = title }

  var body: some View {
    Text(title).role(.exerciseTitle).foregroundStyle(Color.ink).baseline(at: 140).offset(x: 16)
  }
}

/// Duo at the side of what he says.
struct LessonDuo: View {
  let pose: DuoPose

  private static let (scale, middle, ground) = (0.2447, 70.0, 304.0)

  var body: some View {
    DuoView(pose: pose, scale: Self.scale)
      .position(x: Self.middle, y: Self.ground - DuoView.unitHeight * Self.scale / 2)
  }
}
