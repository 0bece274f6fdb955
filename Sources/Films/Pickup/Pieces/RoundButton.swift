import Flipbook

/// One of the two round buttons at the top: frosted over the street, plain over the code; its icon changes
/// in place when the sheet goes.
struct RoundButton<Before: View, After: View>: View {
  let label: String
  /// The middle, in points of the screen.
  let x: Double
  /// How far the icon has changed, 0...1.
  let change: Double
  /// How far the glass has become plain, 0...1.
  let flatness: Double
  let time: Double
  let action: () -> Void
  @ViewBuilder let before: Before
  @ViewBuilder let after: After

  var body: some View {
    Button(action: action) {
      ZStack {
        if change < 1 {
          before.scaleEffect(1 - 0.4 * change).blur(radius: 4 * change).opacity(1 - change)
        }
        if change > 0 {
          after.scaleEffect(0.6 + 0.4 * change).blur(radius: 4 * (1 - change)).opacity(change)
        }
      }
      .frame(width: 44, height: 44)
      .background { ButtonGlass(flatness: flatness) }
    }
    .buttonStyle(YieldingStyle(time: time, depth: 0.06))
    .accessibilityLabel(label)
    .position(x: x, y: 84)
  }
}

/// Frosted glass with a bright edge, on its way to a plain grey.
private struct ButtonGlass: View {
  let flatness: Double

  var body: some View {
    ZStack {
      if flatness < 1 {
        Circle().fill(.ultraThinMaterial)
        Circle().fill(.glassButton.opacity(0.37))
      }
      if flatness > 0 { Circle().fill(.flatButton.opacity(flatness)) }
      Circle().strokeBorder(
        Color.white.opacity(0.7).mix(with: .flatButtonEdge, by: flatness), lineWidth: 0.5)
    }
  }
}

/// A button that gives a little under a finger.
struct YieldingStyle: ButtonStyle {
  let time: Double
  /// How much smaller it is when it is pressed.
  let depth: Double

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(
      1 - depth
        * configuration.pressed(
          at: time, in: .easeOut(duration: 0.08),
          out: .spring(response: 0.3, dampingFraction: 0.7)))
  }
}
