import Flipbook

/// What the app opens with: four notes, its promise, and the way in.
struct WelcomeScreen: View {
  /// Seconds since the screen came.
  let age: Double
  let time: Double
  let send: @Sendable (Milo.Action) -> Void

  var body: some View {
    ZStack {
      glow
      WelcomeWords(age: age)
      WelcomeNotes(age: age)
      LoopArrow(age: age)
      PrimaryButton(
        title: "Get started", delay: 0.65, rise: Rise(depth: 24, damping: 0.8), age: age, time: time
      ) { send(.proceed) }
      Footnote(signIn).atFoot(after: 0.75, age: age)
    }
  }

  private var glow: some View {
    let progress = Animation.easeOut(duration: 0.6).delay(0.25).progress(at: age)
    return PeachGlow()
      .transition(.opacity.combined(with: .scale(0.8)), progress: progress)
      .position(x: 201, y: 446)
  }

  private var signIn: Text {
    Text("Already have an account?  ") + Text("Sign in").fontWeight(.medium).foregroundStyle(.link)
  }
}

/// The wordmark, and the headline line by line.
private struct WelcomeWords: View {
  let age: Double

  private static let headline = ["Your thoughts,", "ideas, and stories.", "All welcome here."]

  var body: some View {
    ZStack(alignment: .top) {
      Color.clear
      Text("milo").type(.wordmark)
        .offset(x: MiloType.wordmark.tracking / 2)
        .blursIn(after: 0, at: age, from: BlurredStart(blur: 8, depth: 0, duration: 0.35))
        .baseline(at: 101)
      ForEach(Self.headline.indices, id: \.self) { index in
        Text(Self.headline[index]).type(.headline)
          .offset(x: MiloType.headline.tracking / 2)
          .blursIn(
            after: 0.35 + 0.08 * Double(index), at: age,
            from: BlurredStart(depth: 10)
          )
          .baseline(at: 416 + 35 * Double(index))
      }
    }
  }
}
