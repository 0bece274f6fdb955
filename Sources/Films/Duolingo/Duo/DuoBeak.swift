import Flipbook

/// The beak, which opens downwards.
struct DuoBeak {
  let pose: DuoPose
  let detail: DuoDetail

  private static let middle = CGPoint(x: 0, y: 288)
  private static let light = Path(
    mirroredFrom: 268, [15, 268, 30, 276, 30, 284], [30, 291, 13, 291, 0, 291])
  /// How far a wholly open beak reaches down.
  private static let depth = 50.0

  func draw(in context: GraphicsContext) {
    var context = context
    context.translateBy(x: 0, y: pose.beakY)
    context.scale(x: pose.beakSX, y: pose.beakSY, about: Self.middle)
    if pose.beak > 0 { drawMouth(in: context) }
    context.fill(upper, with: .color(.beak))
    context.fill(Self.light, with: .color(.beakLight))
  }

  /// Shorter as it opens: it is seen from a little above.
  private var upper: Path {
    let open = pose.beak
    return Path(
      mirroredFrom: 262, [20, 262, 41, 275, 41, 288],
      [41, 301, 17, 312 - 6 * open, 0, 321 - 11 * open])
  }

  private func drawMouth(in context: GraphicsContext) {
    let depth = Self.depth * pose.beak
    let lower = Path(
      mirroredFrom: 284, [22, 284, 38, 284, 38, 294],
      [38, 296 + 0.6 * depth, 20, 302 + depth, 0, 302 + depth])
    let mouth = Path(
      mirroredFrom: 284, [20, 284, 30, 286, 30, 294],
      [30, 294 + 0.56 * depth, 16, 294 + depth, 0, 294 + depth])
    let tongue = Path(
      mirroredFrom: 296 + 0.5 * depth,
      [12, 296 + 0.46 * depth, 22, 294 + 0.52 * depth, 21, 294 + 0.62 * depth],
      [15, 294 + 0.9 * depth, 8, 294 + depth, 0, 294 + depth])
    context.fill(lower, with: .color(.beak))
    context.fill(mouth, with: .color(.mouth))
    context.fill(tongue, with: .color(.tongue))
    guard detail == .rich else { return }
    for side in Side.allCases {
      var corner = context
      corner.scaleBy(x: side.sign, y: 1)
      corner.stroke(
        Path(from: CGPoint(x: 31, y: 297), [35, 295, 37, 292, 38, 289]),
        with: .color(.beakEdge), style: .round(3))
    }
  }
}
