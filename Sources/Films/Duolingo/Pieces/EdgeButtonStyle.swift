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
  /// What goes on, on green.
  static let onAction = EdgeTint(face: .ground, edge: .onActionEdge, words: .action)
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
  /// Since when what was asked for is being done, and the face stays down; nil while nothing is.
  let sunk: Seconds?

  /// How far the face sinks: the edge's height.
  static let edge = 4.0
  static let cornerRadius = 16.0

  /// The style of a button's colours, as it is at `time`.
  package init(tint: EdgeTint, time: Double, sunk: Seconds? = nil) {
    (self.tint, self.time, self.sunk) = (tint, time, sunk)
  }

  package func makeBody(configuration: Configuration) -> some View {
    let press = configuration.pressed(
      at: time, in: Self.sinking, out: .easeOut(duration: 0.10))
    let held = sunk.map { Self.sinking.progress(at: time - $0) } ?? 0
    EdgeButtonBody(label: configuration.label, tint: tint, press: max(press, held))
  }

  private static let sinking = Animation.linear(duration: 0.05)
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
        // The words stand in the middle of the whole shape, lower by half an edge.
        label.foregroundStyle(Color.asleep).padding(.bottom, EdgeButtonStyle.edge)
          .offset(y: EdgeButtonStyle.edge / 2)
      }
    }
  }
}

/// A button without an edge: it shrinks a little under a finger.
struct ShrinkingButtonStyle: ButtonStyle {
  let time: Double

  func makeBody(configuration: Configuration) -> some View {
    let press = configuration.pressed(
      at: time, in: .linear(duration: 0.05), out: .easeOut(duration: 0.10))
    configuration.label.scaleEffect(1 - 0.1 * press)
  }
}

/// The button across the foot of a screen.
struct EdgeButton: View {
  let title: String
  let tint: EdgeTint
  let time: Double
  /// Since when its face stays down by itself; nil while it does not.
  var sunk: Seconds?
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      ZStack(alignment: .top) {
        Color.clear
        Text(title).role(.button).baseline(at: 25 + TextRole.button.capitalDrop)
      }
    }
    .buttonStyle(EdgeButtonStyle(tint: tint, time: time, sunk: sunk))
    .frame(width: 370, height: 54)
    .position(x: 201, y: 793)
  }
}
