import Flipbook

/// A face that peeks over the lower edge of a row, part by part.
///
/// Coordinates are in points from the middle of that edge, y down; the body goes on below it, so that
/// nothing shows where the face jumps.
struct MindFace {
  /// What the face is on, undermost first.
  let body: [Patch]
  /// The colour of the lids.
  let shade: Color
  let eyes: [MindEye]
  /// Brows, mouth and wink, as lines.
  let features: Path

  /// A part of the body.
  struct Patch {
    let path: Path
    let color: Color
  }

  /// The line of brows, mouth and wink.
  private static let lineWidth = 2.8
  /// How far down lids come in a blink: some white is left, or eyes would look empty.
  private static let shutting = 0.86
  /// How much of a lid that hangs by itself is lifted where the row is chosen.
  private static let waking = 0.4

  /// Draws the face about the origin.
  ///
  /// - Parameters:
  ///   - blend: How far the body has turned to the colour of a chosen row, 0...1.
  ///   - openness: How wide open the eyes are, 0...1.
  ///   - context: What is drawn on.
  func draw(blend: Double, openness: Double, in context: GraphicsContext) {
    for patch in body {
      Mark.fill(patch.path, patch.color.mix(with: .violet, by: blend)).draw(in: context)
    }
    for eye in eyes {
      eye.draw(
        lid: Self.shutting - openness * (Self.shutting - eye.lid * (1 - Self.waking * blend)),
        color: shade.mix(with: .violetShade, by: blend), in: context)
    }
    Mark.line(features, .outline, Self.lineWidth).draw(in: context)
  }
}
