import Flipbook

/// "What's On Your Mind?": up to three of four topics.
struct MindScreen: View {
  let selection: MindSelection
  /// Seconds since the screen came.
  let age: Double
  let time: Double
  let send: @Sendable (Milo.Action) -> Void

  var body: some View {
    ZStack {
      ScreenHeading(title: ["What's On Your", "Mind?"], age: age)
      BackButton(age: age, time: time) { send(.back) }
      PrimaryButton(title: "Continue", delay: 0.5, age: age, time: time) { send(.proceed) }
      Footnote(text: "Choose up to three. Change these anytime.").atFoot(after: 0.6, age: age)
    }
  }
}
