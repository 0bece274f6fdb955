import Flipbook

/// A face that peeks over the lower edge of a row, part by part.
///
/// Coordinates are in points from the middle of that edge, y down; the body goes on below it, so that
/// nothing shows where the face jumps.
struct MindFace {
  /// What the face is on, undermost first.
  var body: [Patch]
  /// Eyes that are open; they blink.
  var eyes: [CompanionFigure.Eye] = []
  /// The middles of eyes that are half shut.
  var sleepyEyes: [CGPoint] = []
  /// Brows, mouth and wink, as lines.
  var features: Path

  /// A part of the body; it turns to another colour where its row is chosen.
  struct Patch {
    let path: Path
    let color: Color
  }

  /// The radius of an eye.
  static let eyeRadius = 9.8
  /// The line of brows, mouth and wink.
  private static let lineWidth = 2.8
}

extension MindFace {
  /// Draws the face about the origin.
  ///
  /// - Parameters:
  ///   - blend: How far the body has turned to the colour of a chosen row, 0...1.
  ///   - openness: How wide open eyes are, 0...1.
  ///   - context: What is drawn on.
  func draw(blend: Double, openness: Double, in context: GraphicsContext) {
    for patch in body {
      Mark.fill(patch.path, patch.color.mix(with: .violet, by: blend)).draw(in: context)
    }
    eyes.forEach { $0.draw(openness: openness, in: context) }
    let lid = Color.leafShade.mix(with: .violetShade, by: blend)
    sleepyEyes.forEach { Self.drawSleepyEye(at: $0, lid: lid, in: context) }
    Mark.line(features, .outline, Self.lineWidth).draw(in: context)
  }

  /// An eye whose upper half is behind its lid.
  private static func drawSleepyEye(at place: CGPoint, lid: Color, in context: GraphicsContext) {
    var context = context
    context.translateBy(x: place.x, y: place.y)
    Mark.solid(Path(circle: 0, 0, radius: eyeRadius), .white).draw(in: context)
    Mark.fill(half(5.4, from: 0), .outline).draw(in: context)
    Mark.solid(half(eyeRadius, from: 180), lid).draw(in: context)
  }

  /// Half a disc about the origin, clockwise from an angle.
  private static func half(_ radius: Double, from degrees: Double) -> Path {
    Path { path in
      path.addRelativeArc(
        center: .zero, radius: radius, startAngle: .degrees(degrees), delta: .degrees(180))
      path.closeSubpath()
    }
  }
}
