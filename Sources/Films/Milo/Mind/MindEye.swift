import Flipbook

/// An eye of a face in a row, with a lid that comes down from above.
struct MindEye {
  let center: CGPoint
  /// How far the pupil is off the eye's middle, in points.
  var gaze = CGSize.zero
  /// How far down the lid hangs by itself: 0 for wide open, 1 for shut.
  var lid = 0.0

  private static let radius = 9.8

  /// Draws the eye.
  ///
  /// - Parameters:
  ///   - lid: How far down the lid hangs now, 0...1.
  ///   - color: The lid's colour.
  ///   - context: What is drawn on.
  func draw(lid: Double, color: Color, in context: GraphicsContext) {
    var context = context
    context.translateBy(x: center.x, y: center.y)
    Mark.solid(Path(circle: 0, 0, radius: Self.radius), .white).draw(in: context)
    Mark.fill(Path(circle: gaze.width, gaze.height, radius: 0.56 * Self.radius), .outline)
      .draw(in: context)
    Mark.fill(
      Path(
        circle: gaze.width + 0.19 * Self.radius, gaze.height - 0.22 * Self.radius,
        radius: 0.18 * Self.radius), .white
    )
    .draw(in: context)
    guard lid > 0 else { return }
    Mark.solid(Self.segment(share: lid), color).draw(in: context)
  }

  /// The upper part of the eye, down to a share of its height, about the eye's middle.
  private static func segment(share: Double) -> Path {
    let depth = radius * min(2 * share - 1, 1)
    // Where the lid's edge meets the eye's at the right, clockwise from 3 o'clock.
    let end = Angle.radians(
      .atan2(y: depth, x: (radius * radius - depth * depth).squareRoot()))
    return Path { path in
      path.addRelativeArc(
        center: .zero, radius: radius, startAngle: .degrees(180) - end,
        delta: .degrees(180) + end * 2)
      path.closeSubpath()
    }
  }
}
