import Flipbook

/// "Small Time, Big Feelings": how many minutes a day.
struct DialScreen: View {
  let dial: Dial
  /// Seconds since the screen came.
  let age: Double
  let time: Double
  let send: @Sendable (Milo.Action) -> Void

  var body: some View {
    ZStack {
      ScreenHeading(
        title: ["Small Time", "Big Feelings"],
        subtitle: "A few minutes to check in with yourself.", subtitleDelay: 0.08, age: age)
      BackButton(age: age, time: time) { send(.back) }
      DialView(minutes: minutes, age: age) { send(.dial($0)) }
        .position(x: 201, y: 368)
      RhythmPill(minutes: minutes)
        .position(x: 201, y: 562)
        .rises(after: 0.6, at: age)
      NudgeCard(dial: dial, time: time) { send(.dial($0)) }
        .position(x: 201, y: 652)
        .rises(after: 0.68, at: age)
      PrimaryButton(title: "Set my daily rhythm", delay: 0.5, age: age, time: time) {
        send(.proceed)
      }
      Button {
        send(.skip)
      } label: {
        Footnote(text: "Skip for now")
      }
      .buttonStyle(FadingStyle(time: time))
      .atFoot(after: 0.6, age: age)
    }
  }

  private var minutes: Double { dial.minutes(at: time) }
}
