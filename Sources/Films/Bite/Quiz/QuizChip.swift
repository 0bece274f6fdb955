import Flipbook

/// An answer: a dark capsule that turns white when it is chosen.
struct QuizChip: View {
  let title: String
  let choice: QuizChoice
  let time: Double
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text(title)
        .font(.bite(17, choice.isChosen ? .semibold : .medium))
        .tracking(-0.2)
        .foregroundStyle(Color.white.mix(with: .ground, by: choice.amount))
    }
    .buttonStyle(ChipStyle(amount: choice.amount, time: time))
  }
}

/// The capsule of a chip, which gives a little under a finger.
private struct ChipStyle: ButtonStyle {
  /// How far the chip is chosen, 0...1.
  let amount: Double
  let time: Double

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .offset(y: -0.94)
      .frame(maxWidth: .infinity)
      .frame(height: 60)
      .background {
        Capsule(style: .circular)
          .fill(Color.chip.mix(with: .white, by: amount))
      }
      .overlay {
        Capsule(style: .circular)
          .strokeBorder(.white.opacity(0.12 * (1 - amount)), lineWidth: 1)
      }
      .scaleEffect(1 - 0.03 * configuration.pressed(at: time, in: .touch, out: .release))
  }
}
