import Flipbook

/// All of Duo, back to front, in units about his mirror axis x = 0, on the ground y = 556.
struct DuoFigure {
  let pose: DuoPose
  let detail: DuoDetail

  private static let hips = CGPoint(x: 0, y: 524)
  private static let neck = CGPoint(x: 0, y: 360)

  func draw(in context: GraphicsContext) {
    forEachPart(in: context) { $0.draw(in: $1) }
  }

  /// A rim so many units wide round the parts together: to be drawn below them.
  func drawRim(_ width: Double, in context: GraphicsContext) {
    forEachPart(in: context) { $0.drawRim(width, in: $1) }
  }

  /// Calls `body` with every part, the hindmost first, and the context that it stands in.
  private func forEachPart(
    in context: GraphicsContext, _ body: (any DuoPart, GraphicsContext) -> Void
  ) {
    var context = context
    context.translateBy(x: 0, y: pose.y)
    for side in Side.allCases { body(DuoFoot(pose: pose, side: side, detail: detail), context) }

    context.turn(by: pose.lean, about: Self.hips)
    context.scale(x: pose.sx, y: pose.sy, about: Self.hips)
    body(DuoBody(detail: detail), context)
    for side in Side.allCases { body(DuoWing(pose: pose, side: side, detail: detail), context) }

    context.translateBy(x: pose.headX, y: pose.headY)
    context.turn(by: pose.tilt, about: Self.neck)
    body(DuoHead(pose: pose, detail: detail), context)
  }

  /// On the ground, while he is in the air: the higher, the smaller and paler.
  func drawShadow(_ color: Color, in context: GraphicsContext) {
    guard pose.y < 0 else { return }
    let height = min(-pose.y / DuoJump.height, 1)
    let ellipse = Path(ellipseAt: CGPoint(x: 0, y: DuoView.ground), rx: 120, ry: 12)
    var context = context
    context.opacity = (1 - 0.5 * height) * min(-pose.y / 8, 1)
    context.scale(
      x: 1 - 0.28 * height, y: 1 - 0.28 * height, about: CGPoint(x: 0, y: DuoView.ground))
    context.fill(ellipse, with: .color(color))
  }
}

/// A part of Duo, in the context that what carries it leaves it in.
protocol DuoPart {
  func draw(in context: GraphicsContext)
  /// What shows round the part when it is drawn over this: a rim so many units wide.
  func drawRim(_ width: Double, in context: GraphicsContext)
}

extension GraphicsContext {
  /// A white line along a path that reaches so far to either side.
  func rim(_ path: Path, _ width: Double) {
    stroke(path, with: .color(.rim), style: .round(2 * width))
  }

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
