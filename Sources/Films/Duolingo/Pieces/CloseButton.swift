import Flipbook

/// The cross that leads out of a screen.
struct CloseButton: View {
  let time: Double
  let action: () -> Void

  private static let cross = Path(literal: "M15,15 L29,29 M29,15 L15,29")

  var body: some View {
    Button(action: action) {
      Self.cross.stroke(Color.asleep, style: .round(3.6)).frame(width: 44, height: 44)
    }
    .buttonStyle(ShrinkingButtonStyle(time: time))
    .accessibilityLabel(Copy.close)
  }
}
