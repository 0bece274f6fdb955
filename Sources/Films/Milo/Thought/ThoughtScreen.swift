import Flipbook

/// "Let's Start With You": the companion waves, and a first thought is typed.
struct ThoughtScreen: View {
  let thought: Thought
  let companion: Companion
  /// Seconds since the screen came.
  let age: Double
  let time: Double
  let send: @Sendable (Milo.Action) -> Void

  var body: some View {
    ZStack {
      ScreenHeading(
        title: ["Let's Start", "With You"], subtitle: "There's no right place to start.",
        subtitleDelay: 0.08, age: age)
      BackButton(age: age, time: time) { send(.back) }
      arch
        .position(x: 201, y: 446)
        .rises(after: 0.14, at: age)
      SkipBubble(age: age, time: time) { send(.skip) }
        .position(x: 338, y: 262)
      PrimaryButton(title: "Save my thought", delay: 0.5, age: age, time: time) { send(.proceed) }
      Footnote(text: "Share as much or as little as you like.").atFoot(after: 0.6, age: age)
    }
  }

  private var arch: some View {
    ZStack(alignment: .top) {
      Arch().fill(.track)
      WavingCompanion(companion: companion, age: age)
        .position(x: 165, y: 100)
      Text("What's on your mind?").type(.archHeading)
        .offset(x: MiloType.archHeading.tracking / 2)
        .baseline(at: 222)
      Text("An idea, a feeling, or how today went.").type(.archHint)
        .baseline(at: 247)
      ThoughtField(thought: thought, tint: companion.color, time: time) { send(.thought($0)) }
        .offset(y: 268)
    }
    .frame(width: Arch.size.width, height: Arch.size.height)
  }
}
