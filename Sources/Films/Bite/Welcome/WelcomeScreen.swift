import Flipbook

/// What the app opens with: its promise, and the way in.
///
/// A tap on the mark launches the app anew.
struct WelcomeScreen: View {
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    Board {
      Color.ground
      Image(decorative: "penguin-bridge").at(x: 0, y: 271)
      SmallPill()
        .contentShape(Rectangle())
        .onTapGesture { send(.reset) }
        .accessibilityLabel("BITE")
        .at(x: 24, y: 66)
      line("meals", .regular, 164)
      line("& shopping", .bold, 214)
      line("made simple.", .light, 264)
      MintButton(title: "Get started", time: time) { send(.start) }
        .frame(width: 362)
        .at(x: 20, y: 780)
    }
  }

  private func line(_ text: String, _ weight: Font.Weight, _ baseline: Double) -> some View {
    Text(text).role(.headline(weight), .white).at(x: 21, baseline: baseline)
  }
}
