package import Flipbook

/// The button with an edge in its colours, each at rest and under a finger, and asleep: a still.
package struct ButtonsFilm: Film {
  package let name = "duolingo/buttons"
  package let size = Size(width: 402, height: 446)
  package let duration = 0.0
  package let moments = [Moment("states", at: 0)]

  package init() {}

  package func body(at time: Seconds) -> some View {
    VStack(spacing: 0) {
      row(Copy.proceed, .action)
      row(Copy.claim, .claim)
      row(Copy.gotIt, .wrong)
      row(Copy.start(points: 10), .onAction, ground: .action)
      button(Copy.check, .action, isPressed: false)
        .disabled(true)
        .padding(16)
        .background(Color.ground)
    }
    .background(Color.ground)
  }

  /// A button at rest, and pressed.
  private func row(_ title: String, _ tint: EdgeTint, ground: Color = .ground) -> some View {
    HStack(spacing: 16) {
      button(title, tint, isPressed: false)
      button(title, tint, isPressed: true)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 18)
    .background(ground)
  }

  private func button(_ title: String, _ tint: EdgeTint, isPressed: Bool) -> some View {
    Button {
    } label: {
      Text(title).role(.button)
    }
    .buttonStyle(EdgeButtonStyle(tint: tint, time: 0, sunk: isPressed ? -.infinity : nil))
    .frame(height: 54)
  }
}
