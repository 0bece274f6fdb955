import Flipbook

/// The pill below the dial: the minutes once more, and what so many are called.
struct RhythmPill: View {
  let minutes: Double

  private static let roll = NumericText.Roll(
    distance: 12.0 / 20, blurX: 0.6 / 20, blurY: 4.0 / 20, fade: 1.25)

  var body: some View {
    ZStack(alignment: .top) {
      RoundedRectangle(cornerRadius: 16, style: .circular).fill(.mist)
      NumericText(value: minutes, roll: Self.roll).type(.pillNumber).baseline(at: 26)
      RollingLabel(
        from: Dial.name(ofMinutes: Int(minutes)), to: Dial.name(ofMinutes: Int(minutes) + 1),
        progress: NumericText.progress(at: minutes - minutes.rounded(.down))
      )
    }
    .frame(width: 120, height: 60)
    .clipShape(RoundedRectangle(cornerRadius: 16, style: .circular))
  }
}

/// Words that roll as a whole, over 12 points, where they change.
private struct RollingLabel: View {
  let from: String
  let to: String
  let progress: Double

  var body: some View {
    ZStack(alignment: .top) {
      Color.clear
      if from == to || progress < 1 {
        label(from, away: from == to ? 0 : progress, towards: -1)
      }
      if from != to, progress > 0 {
        label(to, away: 1 - progress, towards: 1)
      }
    }
  }

  private func label(_ words: String, away: Double, towards side: Double) -> some View {
    Text(words)
      .type(.pillLabel)
      .blur(radius: 2.4 * away)
      .opacity(max(1 - 1.25 * away, 0))
      .offset(y: 12 * away * side)
      .baseline(at: 47)
  }
}
