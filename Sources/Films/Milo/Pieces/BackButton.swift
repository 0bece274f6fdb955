import Flipbook

/// The thin chevron that leads one step back.
struct BackButton: View {
  let age: Double
  let time: Double
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Path { path in
        path.move(to: CGPoint(x: 26.5, y: 13.5))
        path.addLine(to: CGPoint(x: 18.5, y: 22))
        path.addLine(to: CGPoint(x: 26.5, y: 30.5))
      }
      .stroke(.ink, style: .round(1.75))
      .frame(width: 44, height: 44)
    }
    .buttonStyle(FadingStyle(time: time))
    .accessibilityLabel("Back")
    .position(x: 28, y: 84)
    .fadesIn(after: 0, at: age)
  }
}

/// A label that pales under a finger.
struct FadingStyle: ButtonStyle {
  let time: Double

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(
      1 - 0.6
        * configuration.pressed(
          at: time, in: .easeOut(duration: 0.08), out: .easeOut(duration: 0.25)))
  }
}
