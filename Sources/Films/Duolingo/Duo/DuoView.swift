package import Flipbook

/// Duo in a pose, standing on the bottom of the middle of his frame.
///
/// The frame is as large as he is at rest without his feet's ground; wings and jumps reach out of it.
package struct DuoView: View {
  let pose: DuoPose
  /// From the ground to the top of the head at rest, in points.
  let height: Double
  /// What he throws on the ground while he is in the air.
  var shadow: Color = .groundShadow

  /// Duo's own units: his height, his ground, and the room that is drawn on round his square of 600.
  package static let (unitHeight, ground, room) = (450.0, 556.0, 150.0)

  /// Duo in `pose`, `height` points high.
  package init(pose: DuoPose, height: Double) {
    (self.pose, self.height) = (pose, height)
  }

  /// The same Duo on a ground of another colour.
  func shadow(_ color: Color) -> DuoView {
    var view = self
    view.shadow = color
    return view
  }

  /// Duo in `pose`, at so many points a unit.
  package init(pose: DuoPose, scale: Double) {
    self.init(pose: pose, height: scale * Self.unitHeight)
  }

  private var scale: Double { height / Self.unitHeight }

  package var body: some View {
    let (width, above) = (2 * (300 + Self.room) * scale, (Self.ground + Self.room) * scale)
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: above)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: 0, y: -Self.ground)
      DuoFigure(pose: pose, detail: DuoDetail(height: height), shadow: shadow)
        .draw(in: &context)
    }
    .frame(width: width, height: above + Self.room * scale)
    .offset(y: Self.room * scale)
    .frame(width: 600 * scale, height: height, alignment: .bottom)
    .accessibilityLabel(Brand.mascot)
  }
}

/// All of Duo, back to front, in units about his mirror axis x = 0, on the ground y = 556.
struct DuoFigure {
  let pose: DuoPose
  let detail: DuoDetail
  let shadow: Color

  private static let hips = CGPoint(x: 0, y: 524)
  private static let neck = CGPoint(x: 0, y: 360)

  func draw(in context: inout GraphicsContext) {
    drawShadow(in: context)
    context.translateBy(x: 0, y: pose.y)
    for side in Side.allCases { DuoFoot(pose: pose, side: side, detail: detail).draw(in: context) }

    context.turn(by: pose.lean, about: Self.hips)
    context.scale(x: pose.sx, y: pose.sy, about: Self.hips)
    DuoBody(detail: detail).draw(in: context)
    for side in Side.allCases { DuoWing(pose: pose, side: side, detail: detail).draw(in: context) }

    context.translateBy(x: pose.headX, y: pose.headY)
    context.turn(by: pose.tilt, about: Self.neck)
    DuoHead(pose: pose, detail: detail).draw(in: context)
  }

  /// On the ground, while he is in the air: the higher, the smaller and paler.
  private func drawShadow(in context: GraphicsContext) {
    guard pose.y < 0 else { return }
    let height = min(-pose.y / DuoJump.height, 1)
    let ellipse = Path(ellipseAt: CGPoint(x: 0, y: DuoView.ground), rx: 120, ry: 12)
    var context = context
    context.opacity = (1 - 0.5 * height) * min(-pose.y / 8, 1)
    context.scale(
      x: 1 - 0.28 * height, y: 1 - 0.28 * height, about: CGPoint(x: 0, y: DuoView.ground))
    context.fill(ellipse, with: .color(shadow))
  }
}

extension GraphicsContext {
  /// What is drawn from now on is turned by degrees, clockwise, about a place.
  mutating func turn(by degrees: Double, about place: CGPoint) {
    guard degrees != 0 else { return }
    concatenate(Affine(rotation: .degrees(degrees)).about(place))
  }

  /// What is drawn from now on is scaled about a place.
  mutating func scale(x: Double, y: Double, about place: CGPoint) {
    guard x != 1 || y != 1 else { return }
    concatenate(Affine(scaleX: x, y: y).about(place))
  }
}
