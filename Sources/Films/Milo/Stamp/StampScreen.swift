import Flipbook

/// "A Good Start": the first stamp drops in.
struct StampScreen: View {
  /// Seconds since the screen came.
  let age: Double
  let time: Double
  let send: @Sendable (Milo.Action) -> Void

  var body: some View {
    ZStack {
      ScreenHeading(
        title: ["A Good Start"], subtitle: "You turned a thought into a first step.",
        subtitleDelay: 0.12, age: age)
      BackButton(age: age, time: time) { send(.back) }
      ZStack(alignment: .top) {
        Color.clear
        Text("Your first stamp").type(.stampHeadline)
          .rises(after: 1.05, at: age).baseline(at: 574)
        Text("Little moments, worth keeping.").type(.subtitle)
          .rises(after: 1.13, at: age).baseline(at: 606)
        Text("Your collection grows as you do.").type(.subtitle)
          .rises(after: 1.13, at: age).baseline(at: 628)
      }
      PrimaryButton(title: "Open my space", delay: 1.2, age: age, time: time) { send(.proceed) }
      Footnote(text: "A small start counts.").atFoot(after: 1.28, age: age)
      StampDrop(age: age - 0.6).position(x: 201, y: 367)
    }
  }
}
