import Flipbook

/// A lesson: the bar above, the exercise, and the button that hands an answer in.
///
/// From one exercise to the next the whole page slides, and nothing else moves.
struct LessonScreen: View {
  let lesson: LessonRun
  /// What fills the battery again, and whether it can be paid for.
  let recharge: Recharge
  let canPay: Bool
  let time: Double
  let send: @Sendable (DuolingoApp.Action) -> Void

  private static let width = 402.0
  private static let slide = Animation.easeInOut(duration: 0.25)

  var body: some View {
    let share = Self.slide.progress(at: time - lesson.slide)
    ZStack {
      if let leaving = lesson.leaving, share < 1 {
        page(leaving).offset(x: -Self.width * share).allowsHitTesting(false)
      }
      page(lesson.page).offset(x: lesson.leaving == nil ? 0 : Self.width * (1 - share))
      LessonHeader(lesson: lesson, time: time) { send(.leaveLesson) }
      LessonFooter(lesson: lesson, time: time) { send(.lesson($0)) }
      if let shortage = lesson.shortage {
        ShortageSheet(
          shortage: shortage, recharge: recharge, canPay: canPay, time: time, send: send)
      }
    }
    // Chips fly above everything, between the places that the layout of this moment has for them.
    .overlayPreferenceValue(ChipPlaces.self) { places in
      ZStack {
        if let leaving = lesson.leaving {
          FlyingChips(page: leaving, places: places, time: time)
        }
        FlyingChips(page: lesson.page, places: places, time: time)
      }
      .allowsHitTesting(false)
    }
  }

  private func page(_ page: LessonPage) -> some View {
    ExerciseView(page: page, time: time) { send(.lesson($0)) }.id(page.index)
  }
}

/// An exercise: the view of its kind.
private struct ExerciseView: View {
  let page: LessonPage
  let time: Double
  let send: @Sendable (LessonRun.Action) -> Void

  var body: some View {
    ZStack {
      switch (page.exercise, page.answer) {
      case (.translation(let translation), .chips(let board)):
        TranslationView(
          translation: translation, board: board, page: page, time: time, send: send)
      case (.pictures(let pictures), .choice(let choice)):
        PicturesView(pictures: pictures, choice: choice, page: page, time: time, send: send)
      case (.pairs(let pairs), .pairs(let board)):
        PairsView(pairs: pairs, board: board, time: time, send: send)
      case (.gap(let gap), .choice(let choice)):
        GapView(gap: gap, choice: choice, page: page, time: time, send: send)
      default: EmptyView()
      }
    }
    .disabled(page.checked != nil)
  }
}
