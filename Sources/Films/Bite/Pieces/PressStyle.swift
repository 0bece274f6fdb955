import Flipbook

/// A button that gives a little under a finger, and is otherwise its label.
struct PressStyle: ButtonStyle {
  let time: Double
  /// Its scale wholly pressed.
  var scale = 0.97

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .contentShape(Rectangle())
      .scaleEffect(
        1 - (1 - scale) * configuration.pressed(at: time, in: .touch, out: .release))
  }
}

extension Animation {
  /// How a button goes in under a finger.
  static let touch = Animation.easeOut(duration: 0.08)
  /// How it comes back.
  static let release = Animation.spring(response: 0.3, dampingFraction: 0.6)
}
