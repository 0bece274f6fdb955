import Flipbook

/// The streak: its flame ignites, its number rolls on, and the week fills up to today.
struct StreakScreen: View {
  let update: StreakUpdate
  let time: Double
  let send: @Sendable (DuolingoApp.Action) -> Void

  var body: some View {
    ZStack {
      FlameView(update: update, time: time)
        .position(x: 201, y: 424 - 138)
      bubble.position(x: 201, y: 108)
      StreakNumber(days: update.streak.days, rolled: update.rolled(at: time))
        .scaleEffect(update.numberScale(at: time))
        .position(x: 201, y: 492)
      ZStack(alignment: .top) {
        Color.clear
        Text(Copy.dayStreak)
          .role(.streakLabel)
          .foregroundStyle(Color.streak)
          .baseline(at: 572)
      }
      WeekBox(update: update, time: time).position(x: 201, y: 654)
      EdgeButton(title: Copy.proceed, tint: .action, time: time) { send(.finish) }
    }
  }

  private var bubble: some View {
    let state = update.bubble(at: time)
    return ZStack(alignment: .top) {
      SpeechBubble().fill(Color.ground)
      SpeechBubble().stroke(
        Color.border, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
      ForEach(Copy.streakCheer.indices, id: \.self) { index in
        Text(Copy.streakCheer[index])
          .role(.streakBubble)
          .foregroundStyle(Color.ink)
          .baseline(at: 31 + 24 * Double(index))
      }
      .opacity(update.wordsOpacity(at: time))
    }
    .frame(width: 280, height: 72)
    // It grows from the tail's tip.
    .scaleEffect(
      state.scale, anchor: UnitPoint(x: 0.5, y: 1 + SpeechBubble.tailHeight / 72)
    )
    .opacity(state.opacity)
  }
}

/// The number of days, as it rolls to the next: digits that change pass through a window.
struct StreakNumber: View {
  /// What it reads before.
  let days: Int
  /// How far it has rolled, 0...1.
  let rolled: Double

  /// The window's height, and where the baseline is in it.
  private static let (window, baseline) = (96.0, 88.0)
  /// The old digit leaves by 100 points, sharp and whole.
  private static let roll = NumericText.Roll(
    distance: 100 / TextRole.streakNumber.size, blurX: 0, blurY: 0, fade: 0)

  var body: some View {
    Color.clear.overlay(alignment: .top) {
      NumericText(
        from: "\(days)", to: "\(days + 1)", progress: rolled, roll: Self.roll
      )
      .role(.streakNumber)
      // A point to the left: 2 and 8 have unequal room beside their ink.
      .offset(x: -1)
      .foregroundStyle(Color.streak)
      .baseline(at: Self.baseline)
    }
    .frame(width: 322, height: Self.window)
    .clipShape(Rectangle())
  }
}
