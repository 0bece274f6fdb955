import Flipbook

/// Back, the step's time or "Next", and the way past the step.
struct CookButtons: View {
  let run: CookRun
  let time: Double
  let send: (CookAction) -> Void

  var body: some View {
    let leading = run.leading.value(at: time)
    Board {
      round("chevron.left", "Back", presence: run.backButton.value(at: time)) { send(.back) }
        .at(midX: 54, midY: 816)
      round("forward.end.fill", "Skip", presence: run.skipButton.value(at: time)) { send(.next) }
        .at(midX: 348, midY: 816)
      Button {
        send(run.isTiming ? .next : .startTimer)
      } label: {
        label
      }
      .buttonStyle(DarkButtonStyle(time: time))
      .frame(width: run.trailing.value(at: time) - leading, height: 60)
      .accessibilityLabel(run.isTiming ? "Next" : run.timeLabel.to)
      .at(x: leading, y: 786)
    }
  }

  private var label: some View {
    let next = run.nextLabel.value(at: time)
    return ZStack {
      HStack(spacing: 8) {
        Icon("timer", size: 20, .white)
        RollingText(run.timeLabel, at: time, role: .button, color: .white)
          .offset(y: -0.6)
      }
      .opacity(1 - next)
      HStack(spacing: 8) {
        Text("Next").role(.button, .white).offset(y: -0.7)
        Icon("chevron.right", size: 18, .white)
      }
      // A chevron fills only the left of its box.
      .offset(x: -1.5)
      .opacity(next)
    }
    .fixedSize()
  }

  /// A round button that shrinks away where it has nothing to do.
  @ViewBuilder private func round(
    _ icon: String, _ label: String, presence: Double, action: @escaping () -> Void
  ) -> some View {
    if presence > 0 {
      RoundButton(
        icon: icon, label: label, diameter: 60, iconSize: 22, ink: .ground, fill: .cardButton,
        time: time, action: action
      )
      .scaleEffect(0.6 + 0.4 * presence)
      .opacity(min(presence, 1))
    }
  }
}

/// The dark capsule on a white sheet.
struct DarkButtonStyle: ButtonStyle {
  let time: Double

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Capsule(style: .circular).fill(Color.ground) }
      .scaleEffect(1 - 0.03 * configuration.pressed(at: time, in: .touch, out: .release))
  }
}
