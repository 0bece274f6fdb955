package import Flipbook

/// The colours of a button: its face, the edge under it, and its words.
package struct EdgeTint: Hashable, Sendable {
  let face: Color
  let edge: Color
  let words: Color

  /// What goes on.
  package static let action = EdgeTint(face: .action, edge: .actionEdge, words: .onColor)
  /// What is taken.
  package static let claim = EdgeTint(face: .claim, edge: .claimEdge, words: .onColor)
  /// After a mistake.
  package static let wrong = EdgeTint(face: .wrong, edge: .wrongEdge, words: .onColor)
}

/// A button with a darker edge of 4 points under its face.
///
/// A finger pushes the face down on its edge in 0.05 s; let go, it comes up again in 0.10 s. Disabled it is
/// asleep: one flat grey shape without an edge, which wakes at once.
package struct EdgeButtonStyle: ButtonStyle {
  let tint: EdgeTint
  let time: Double

  /// How far the face sinks: the edge's height.
  static let edge = 4.0
  static let cornerRadius = 16.0

  /// The style of a button's colours, as it is at `time`.
  package init(tint: EdgeTint, time: Double) {
    (self.tint, self.time) = (tint, time)
  }

  package func makeBody(configuration: Configuration) -> some View {
    EdgeButtonBody(
      label: configuration.label, tint: tint,
      press: configuration.pressed(
        at: time, in: .linear(duration: 0.05), out: .easeOut(duration: 0.10)))
  }
}

/// A button's shape and words at a depth of its press.
private struct EdgeButtonBody<Label: View>: View {
  let label: Label
  let tint: EdgeTint
  /// How far it is pressed, 0...1.
  let press: Double
  @Environment(\.isEnabled) private var isEnabled

  private var outline: RoundedRectangle {
    RoundedRectangle(cornerRadius: EdgeButtonStyle.cornerRadius, style: .circular)
  }

  var body: some View {
    if isEnabled {
      ZStack {
        outline.fill(tint.edge).padding(.top, EdgeButtonStyle.edge)
        ZStack {
          outline.fill(tint.face)
          label.foregroundStyle(tint.words)
        }
        .padding(.bottom, EdgeButtonStyle.edge)
        .offset(y: EdgeButtonStyle.edge * press)
      }
    } else {
      ZStack {
        outline.fill(Color.border)
        label.foregroundStyle(Color.asleep).padding(.bottom, EdgeButtonStyle.edge)
      }
    }
  }
}

/// The button across the foot of a screen.
struct EdgeButton: View {
  let title: String
  let tint: EdgeTint
  let time: Double
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      ZStack(alignment: .top) {
        Color.clear
        Text(title).role(.button).baseline(at: 25 + TextRole.button.capitalDrop)
      }
    }
    .buttonStyle(EdgeButtonStyle(tint: tint, time: time))
    .frame(width: 370, height: 54)
    .position(x: 201, y: 793)
  }
}
