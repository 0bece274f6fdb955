import Flipbook

/// The head with its tufts, and the face on it.
struct DuoHead: DuoPart {
  let pose: DuoPose
  let detail: DuoDetail

  private static let chinShade = Path(
    mirroredFrom: 200, [75, 200, 138, 250, 138, 300], [138, 354, 82, 398, 0, 398])
  private static let outline = Path(
    mirroredFrom: 106, [94, 106, 172, 166, 172, 260], [172, 340, 102, 384, 0, 384])
  private static let mask = Path(
    mirroredFrom: 192, [12, 158, 46, 146, 77, 146], [130, 146, 159, 190, 159, 242],
    [159, 306, 122, 342, 68, 342], [38, 342, 14, 336, 0, 326])
  /// Two chevrons over the brows.
  private static let marks = Path { path in
    path.addPath(Path(through: CGPoint(x: 0, y: 148), CGPoint(x: 16, y: 137)))
    path.addPath(Path(through: CGPoint(x: 0, y: 164), CGPoint(x: 10, y: 157)))
  }
  .onBothSides

  func draw(in context: GraphicsContext) {
    var context = context
    context.fill(Self.chinShade, with: .color(.plumageShade))
    for side in Side.allCases { draw(tuft: side, in: context) }
    context.fill(Self.outline, with: .color(.plumage))

    context.translateBy(x: pose.faceX, y: pose.faceY)
    context.fill(Self.mask, with: .color(.down))
    for side in Side.allCases { DuoEye(pose: pose, side: side, detail: detail).draw(in: context) }
    if detail >= .full {
      context.stroke(Self.marks, with: .color(.plumageShade), style: .round(6))
    }
    for side in Side.allCases { draw(brow: side, in: context) }
    DuoBeak(pose: pose, detail: detail).draw(in: context)
    drawTear(in: context)
  }

  func drawRim(_ width: Double, in context: GraphicsContext) {
    context.rim(Self.outline, width)
    for side in Side.allCases {
      var context = context
      context.scaleBy(x: side.sign, y: 1)
      context.rim(Self.tuft(turn(tuft: side)), width)
    }
  }

  // MARK: Tufts

  /// What a tuft turns about.
  private static let tuftRoot = CGPoint(x: 132, y: 160)
  private static let tuftHollow = Path(
    from: CGPoint(x: 163, y: 99), [170, 114, 168, 134, 156, 150], [152, 134, 154, 114, 163, 99])

  private func draw(tuft side: Side, in context: GraphicsContext) {
    var context = context
    context.scaleBy(x: side.sign, y: 1)
    let turn = turn(tuft: side)
    context.fill(Self.tuft(turn), with: .color(.plumage))
    guard detail >= .full else { return }
    context.fill(Self.tuftHollow.applying(turn), with: .color(.plumageShade))
  }

  private func turn(tuft side: Side) -> Affine {
    Affine(rotation: .degrees(-pose.tuft[side])).about(Self.tuftRoot)
  }

  /// The right tuft.
  ///
  /// The places of its tip turn; its two roots stay on the head's outline, so that the join is smooth at any
  /// angle.
  private static func tuft(_ turn: Affine) -> Path {
    func tip(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y).applying(turn) }
    return Path { path in
      path.move(to: CGPoint(x: 54, y: 113))
      path.addCurve(
        to: tip(154, 88), control1: CGPoint(x: 108, y: 127.5), control2: tip(130, 118))
      path.addCurve(to: tip(175, 96), control1: tip(161, 79), control2: tip(175, 82))
      path.addCurve(
        to: CGPoint(x: 168.7, y: 227.6), control1: tip(176, 136),
        control2: CGPoint(x: 158.5, y: 178.5))
      path.addLine(to: CGPoint(x: 90, y: 220))
      path.closeSubpath()
    }
  }

  // MARK: Brows and tear

  private static let brow = Path(from: CGPoint(x: 50, y: 152), [64, 139, 92, 137, 110, 147])
  private static let browMiddle = CGPoint(x: 80, y: 148)

  private func draw(brow side: Side, in context: GraphicsContext) {
    var context = context
    context.scaleBy(x: side.sign, y: 1)
    context.translateBy(x: 0, y: -pose.browY)
    context.turn(by: pose.browA, about: Self.browMiddle)
    context.stroke(
      Self.brow, with: .color(.plumageEdge), style: .round(detail == .small ? 18 : 14))
  }

  private static let tearPlace = CGPoint(x: -116, y: 312)
  private static let tear = Path(
    mirroredFrom: -20, [6, -8, 14, 0, 14, 9], [14, 17, 8, 23, 0, 23])

  private func drawTear(in context: GraphicsContext) {
    guard pose.tear > 0 else { return }
    var context = context
    context.translateBy(x: Self.tearPlace.x, y: Self.tearPlace.y + pose.tearY)
    context.scaleBy(x: pose.tear, y: pose.tear)
    context.fill(Self.tear, with: .color(.tear))
  }
}
