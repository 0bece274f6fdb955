import Flipbook

/// A companion in a pose, the middle of its body in the middle of the view.
struct CompanionView: View {
  let figure: CompanionFigure
  let pose: CompanionPose

  private static let size = CGSize(width: 320, height: 300)

  var body: some View {
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      figure.draw(pose, in: context)
    }
    .frame(width: Self.size.width, height: Self.size.height)
  }
}

extension CompanionFigure {
  /// Draws the figure about the origin.
  func draw(_ pose: CompanionPose, in context: GraphicsContext) {
    var context = context
    context.translateBy(x: 0, y: Self.ground - pose.lift)
    context.scaleBy(x: 1 + pose.squash, y: 1 - pose.squash)
    context.rotate(by: pose.turn)
    context.translateBy(x: 0, y: -Self.ground)

    Mark.line(legs).draw(in: context)
    left.drawLine(pose, side: 1, in: context)
    right.drawLine(pose, side: -1, in: context)
    body.draw(in: context)
    surface.forEach { $0.draw(in: context) }
    eyes.forEach { $0.draw(openness: pose.openness, in: context) }
    for place in cheeks.places {
      Mark.fill(Path(ellipse: place.x, place.y, 7.5, 4.8), cheeks.color).draw(in: context)
    }
    features.forEach { $0.draw(in: context) }
    left.drawHeld(pose, side: 1, in: context)
    right.drawHeld(pose, side: -1, in: context)
  }
}

extension CompanionFigure.Body {
  fileprivate func draw(in context: GraphicsContext) {
    Mark.fill(outline, shade).draw(in: context)
    switch edge {
    case .around(let scale):
      Mark.fill(outline.applying(Affine(scaleX: scale, y: scale)), color).draw(in: context)
    case .below(let dx, let dy):
      var inside = context
      inside.clip(to: outline)
      Mark.fill(outline.offsetBy(dx: dx, dy: dy), color).draw(in: inside)
    }
  }
}

extension CompanionFigure.Eye {
  fileprivate func draw(openness: Double, in context: GraphicsContext) {
    switch self {
    case .shut(let line):
      Mark.line(line, .outline, 3.8).draw(in: context)
    case .open(let center, let radius, let dx, let dy):
      // A shut lid is a line, whose width a flat ellipse has.
      let height = max(openness, 0.02)
      func disc(_ x: Double, _ y: Double, _ size: Double) -> Path {
        Path(ellipse: center.x + x, center.y + y * height, size, size * height)
      }
      Mark.fill(disc(0, 0, radius), .white).draw(in: context)
      Mark.fill(disc(dx, dy, 0.56 * radius), .outline).draw(in: context)
      Mark.fill(disc(dx + 0.19 * radius, dy - 0.22 * radius, 0.18 * radius), .white)
        .draw(in: context)
      // Over the glint: nothing of the eye shows on the line that a blink leaves of it.
      Mark.line(disc(0, 0, radius), .outline, 2.4).draw(in: context)
    }
  }
}

extension Limb {
  /// Draws the arm; `side` is 1 for the left one, -1 for the right.
  fileprivate func drawLine(_ pose: CompanionPose, side: Double, in context: GraphicsContext) {
    let path =
      switch line {
      case .drawn(let path): path
      case .waving(let dx, let dy): hand(dx: dx, dy: dy, bend: pose.wave * side)
      }
    Mark.line(path).draw(in: turned(pose, side: side, context))
  }

  /// Draws what is in the hand.
  fileprivate func drawHeld(_ pose: CompanionPose, side: Double, in context: GraphicsContext) {
    var context = turned(pose, side: side, context)
    switch drift {
    case .none: break
    case .floats: context.translateBy(x: 0, y: 1.5 * pose.drift)
    case .glides(let dx, let dy): context.translateBy(x: dx * pose.drift, y: dy * pose.drift)
    }
    held.forEach { $0.draw(in: context) }
  }

  private func turned(
    _ pose: CompanionPose, side: Double, _ context: GraphicsContext
  ) -> GraphicsContext {
    var context = context
    context.concatenate(Affine(rotation: pose.sway * side).about(shoulder))
    return context
  }

  /// A raised arm with an open hand, whose forearm is bent by `bend` from where it rests.
  private func hand(dx: Double, dy: Double, bend: Angle) -> Path {
    let elbow = CGPoint(x: 0.72 * dx, y: 0.06 * dy)
    let forearm = Affine(rotation: bend).about(elbow)
    let hand = CGPoint(x: dx, y: dy).applying(forearm)
    // Fingers trail behind by as much again.
    let fingers = Affine(rotation: bend * 1.5)
    let side = dx < 0 ? 1.0 : -1.0
    return Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: hand, control1: CGPoint(x: 0.5 * dx, y: 0),
        control2: CGPoint(x: 0.88 * dx, y: 0.33 * dy).applying(forearm))
      for tip in [CGPoint(x: -10, y: -6), CGPoint(x: -3.5, y: -13.5), CGPoint(x: 7.5, y: -11)] {
        let way = CGPoint(x: side * tip.x, y: tip.y).applying(fingers)
        path.move(to: hand)
        path.addLine(to: CGPoint(x: hand.x + way.x, y: hand.y + way.y))
      }
    }
    .offsetBy(dx: shoulder.x, dy: shoulder.y)
  }
}
