import Flipbook

/// Course, streak, gems and energy; a finger that stays on the flag resets everything.
struct TopBar: View {
  let account: Account
  /// The gems that it shows.
  let gems: Int
  let reset: () -> Void

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Image("flags/\(account.course.flag.rawValue)")
        .contentShape(Rectangle())
        .onLongPressGesture(minimumDuration: 0.8, perform: reset)
        .accessibilityLabel(account.course.name)
        .offset(x: 16, y: 71)
      Image("icons/flame").offset(x: 106, y: 68)
      number(account.streak.days, .streak, x: 135.5)
      Image("icons/gem").offset(x: 209, y: 71)
      number(gems, .claim, x: 242)
      BatteryView().offset(x: 328, y: 73)
      number(account.energy, .energy, x: 364.5)
    }
  }

  private func number(_ value: Int, _ color: Color, x: Double) -> some View {
    Text("\(value)").role(.topBar).foregroundStyle(color)
      .baseline(at: 84 + TextRole.topBar.capitalDrop)
      .offset(x: x)
  }
}
