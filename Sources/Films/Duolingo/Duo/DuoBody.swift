import Flipbook

/// The body, with its darker bottom edge, and the belly.
struct DuoBody: DuoPart {
  let detail: DuoDetail

  private static let outline = Path(
    mirroredFrom: 250, [86, 250, 158, 334, 158, 412], [158, 490, 92, 526, 0, 526])
  /// How far the fill is above the edge that shows under it.
  private static let edge = 9.0
  private static let belly = Path(
    mirroredFrom: 322, [70, 322, 108, 372, 108, 424], [108, 480, 62, 508, 0, 508])

  func draw(in context: GraphicsContext) {
    context.fill(Self.outline, with: .color(.plumageEdge))
    context.fill(Self.outline.offsetBy(dx: 0, dy: -Self.edge), with: .color(.plumage))
    context.fill(Self.belly, with: .color(.down))
    guard detail > .small else { return }
    context.stroke(
      detail == .rich ? Self.manyMarks : Self.marks, with: .color(.downShade), style: .round(7))
  }

  func drawRim(_ width: Double, in context: GraphicsContext) {
    context.rim(Self.outline, width)
  }

  private static let marks = marks([(430, [0, 40]), (460, [20])])
  private static let manyMarks = marks([(430, [0, 40]), (460, [20]), (490, [0, 40])])

  /// Little feathers in rows: each row's height, and where the middles are in its right half.
  private static func marks(_ rows: [(y: Double, middles: [Double])]) -> Path {
    let right = Path { path in
      for row in rows {
        for x in row.middles {
          if x > 0 {
            path.move(to: CGPoint(x: x - 12, y: row.y))
            path.addQuadCurve(
              to: CGPoint(x: x, y: row.y + 7), control: CGPoint(x: x - 6, y: row.y + 7))
          } else {
            path.move(to: CGPoint(x: 0, y: row.y + 7))
          }
          path.addQuadCurve(
            to: CGPoint(x: x + 12, y: row.y), control: CGPoint(x: x + 6, y: row.y + 7))
        }
      }
    }
    return right.onBothSides
  }
}

/// A foot: three toes, a darker edge under them.
struct DuoFoot: DuoPart {
  let pose: DuoPose
  let side: Side
  let detail: DuoDetail

  private static let ankle = CGPoint(x: 60, y: 514)
  private static let toes = Path { path in
    for toe in [CGPoint(x: -31, y: 18), CGPoint(x: 0, y: 25), CGPoint(x: 31, y: 18)] {
      path.move(to: .zero)
      path.addLine(to: toe)
    }
  }
  private static let gleam = Path(from: CGPoint(x: -5, y: 19), [-5, 25, -3, 29, 1, 30.5])

  /// The same toes lower are their edge.
  private static let edge = toes.offsetBy(dx: 0, dy: 6)
  private static let toeWidth = 24.0

  func draw(in context: GraphicsContext) {
    let context = placed(context)
    context.stroke(Self.edge, with: .color(.beakEdge), style: .round(Self.toeWidth))
    context.stroke(Self.toes, with: .color(.beak), style: .round(Self.toeWidth))
    guard detail == .rich else { return }
    context.stroke(
      Self.gleam, with: .color(.beakLight.opacity(0.6)), style: .round(2.5))
  }

  func drawRim(_ width: Double, in context: GraphicsContext) {
    let context = placed(context)
    for line in [Self.edge, Self.toes] { context.rim(line, Self.toeWidth / 2 + width) }
  }

  private func placed(_ context: GraphicsContext) -> GraphicsContext {
    var context = context
    context.translateBy(
      x: side.sign * Self.ankle.x + pose.footX[side], y: Self.ankle.y + pose.footY[side])
    context.scaleBy(x: side.sign, y: 1)
    context.turn(by: -pose.foot[side], about: .zero)
    return context
  }
}
