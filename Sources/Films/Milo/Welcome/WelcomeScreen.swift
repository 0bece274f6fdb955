import Flipbook

/// What the app opens with: four notes, its promise, and the way in.
struct WelcomeScreen: View {
  /// Seconds since the screen came.
  let age: Double
  let time: Double
  let send: @Sendable (Milo.Action) -> Void

  var body: some View {
    ZStack {
      PrimaryButton(title: "Get started", delay: 0.65, age: age, time: time) { send(.proceed) }
    }
  }
}
