import Flipbook

/// The first meals, under the penguin on its summit.
struct AllSetScreen: View {
  let age: Double
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    Board {
      Color.ground
      Image(decorative: "penguin-summit").at(x: 0, y: -16)
      MintButton(title: "Let's eat", time: time) { send(.eat) }
        .frame(width: 180)
        .at(x: 111, y: 780)
    }
  }
}
