import Flipbook

/// The white capsule that leads on.
struct PrimaryPill<Label: View>: View {
  /// How far it is pressed, 0...1, or beyond where it swings back.
  let pressed: Double
  let label: Label

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .centered(.buttonPrimary, isEnabled ? Palette.actionBlackText : Palette.textTertiary)
      .padding(.horizontal, 28)
      .frame(minHeight: 52)
      .background {
        RoundedRectangle(cornerRadius: Radius.pill, style: .circular)
          .fill(
            isEnabled
              ? Palette.actionWhite.mix(with: Palette.actionPressed, by: min(max(pressed, 0), 1))
              : Palette.surface3)
      }
      .scaleEffect(1 - 0.03 * pressed)
  }
}

/// The look of a button that leads on.
struct PrimaryPillStyle: ButtonStyle {
  let time: Double

  func makeBody(configuration: Configuration) -> some View {
    PrimaryPill(
      pressed: configuration.pressed(at: time, in: Tempo.press, out: Tempo.release),
      label: configuration.label)
  }
}

/// The capsule with an edge, beside or instead of a white one.
struct SecondaryPill<Label: View>: View {
  let pressed: Double
  let label: Label

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .type(.buttonBordered, isEnabled ? Palette.textPrimary : Palette.textTertiary)
      .padding(.horizontal, 24)
      .frame(height: 48)
      .background {
        RoundedRectangle(cornerRadius: 24, style: .circular)
          .fill(Palette.surface2.opacity(min(max(pressed, 0), 1)))
      }
      .overlay {
        RoundedRectangle(cornerRadius: 24, style: .circular)
          .strokeBorder(Palette.surface3, lineWidth: 1)
      }
      .scaleEffect(1 - 0.03 * pressed)
  }
}

/// A text that is tapped, in an area of 44 points.
struct TextButtonStyle: ButtonStyle {
  let color: Color
  let time: Double

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .type(.buttonSecondary, color)
      .frame(minWidth: 44, minHeight: 44)
      .opacity(1 - 0.5 * configuration.pressed(at: time, in: Tempo.press, out: Tempo.release))
  }
}
