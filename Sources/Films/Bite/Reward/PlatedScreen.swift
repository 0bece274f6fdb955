import Flipbook

/// What a cooked dish earned.
struct PlatedScreen: View {
  let reward: Reward
  /// Seconds since the screen came.
  let age: Double
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    Board {
      Color.ground
      MintButton(title: "Done", time: time) { send(.reward(.done)) }
        .frame(width: 175)
        .at(x: 207, y: 780)
    }
  }
}
