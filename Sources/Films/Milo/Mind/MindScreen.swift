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
      ForEach(MindSelection.Topic.allCases, id: \.rawValue) { topic in
        MindRowView(
          topic: topic, row: selection[topic], delay: 0.12 + 0.06 * Double(topic.rawValue),
          age: age, time: time
        ) {
          send(.mind(.toggle(topic)))
        }
        .position(x: 201, y: 242 + 86 * Double(topic.rawValue))
      }
      PrimaryButton(title: "Continue", delay: 0.36, age: age, time: time) { send(.proceed) }
      Footnote(limit).atFoot(after: 0.46, age: age)
    }
  }

  /// The line that says how many can be chosen; it darkens where somebody forgot.
  private var limit: Text {
    Text("Choose up to three. Change these anytime.")
      .foregroundStyle(Color.faint.mix(with: .ink, by: emphasis))
  }

  private var emphasis: Double {
    guard let refusal = selection.lastRefusal else { return 0 }
    let age = time - refusal
    return Animation.easeOut(duration: 0.12).progress(at: age)
      - Animation.easeInOut(duration: 0.4).delay(0.8).progress(at: age)
  }
}
