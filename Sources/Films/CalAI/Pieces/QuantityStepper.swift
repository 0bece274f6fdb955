import Flipbook

/// Minus, a number, plus.
struct QuantityStepper: View {
  /// The number; between two whole ones while it rolls.
  let count: Double
  /// Whether there is less to go to, and more.
  let canDecrease: Bool
  let canIncrease: Bool
  let time: Double
  let step: (Int) -> Void

  /// What the buttons are called, for a finger to find them.
  let name: String

  var body: some View {
    HStack(spacing: 0) {
      Button {
        step(-1)
      } label: {
        Image(systemName: "minus")
      }
      .accessibilityLabel("Less \(name)")
      .disabled(!canDecrease)
      SteppedNumber(value: count)
        .type(.stepperNumber)
        .frame(width: 44)
      Button {
        step(1)
      } label: {
        Image(systemName: "plus")
      }
      .accessibilityLabel("More \(name)")
      .disabled(!canIncrease)
    }
    .buttonStyle(StepperStyle(time: time))
  }
}

/// A round button of a stepper, which lights up under a finger.
private struct StepperStyle: ButtonStyle {
  let time: Double

  func makeBody(configuration: Configuration) -> some View {
    StepperFace(
      pressed: configuration.pressed(
        at: time, in: Tempo.press, out: .easeOut(duration: 0.2)),
      label: configuration.label)
  }
}

/// The face of a stepper's button.
struct StepperFace<Label: View>: View {
  /// How far it is pressed, 0...1.
  let pressed: Double
  let label: Label

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .font(.system(size: 14.5, weight: .heavy))
      .foregroundStyle(isEnabled ? Palette.textPrimary : Palette.textTertiary)
      .frame(width: 32, height: 32)
      .background { Circle().fill(Palette.surface2.mix(with: Palette.surface3, by: pressed)) }
      .overlay { Circle().strokeBorder(Palette.stepperEdge, lineWidth: 1) }
  }
}
