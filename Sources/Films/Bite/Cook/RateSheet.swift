import Flipbook

/// How was it?
struct RateSheet: View {
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    Button("Loved it") { send(.rate(.loved)) }
      .at(x: 24, y: 652)
  }
}
