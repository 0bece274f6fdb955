import Flipbook

/// A wing: three feathers that fan out from the shoulder, drawn for the right side and mirrored.
struct DuoWing: DuoPart {
  let pose: DuoPose
  let side: Side
  let detail: DuoDetail

  private static let shoulder = CGPoint(x: 131, y: 352)
  /// The lengths of the feathers, the foremost first.
  private static let lengths = [1, 0.9, 0.78]
  /// Hanging from the shoulder.
  private static let feather = Path(
    from: CGPoint(x: 0, y: -20), [13, -20, 20, -10, 22, 4], [26, 28, 31, 52, 29, 80],
    [26, 126, -26, 126, -29, 80], [-31, 52, -26, 28, -22, 4], [-20, -10, -13, -20, 0, -20])
  /// What shows under a feather.
  private static let edge = feather.offsetBy(dx: -6, dy: 4)
  private static let shaft = Path(from: CGPoint(x: 0, y: 58), [2, 72, 2, 84, 1, 96])

  func draw(in context: GraphicsContext) {
    for index in Self.lengths.indices.reversed() {
      let context = placed(feather: index, context)
      context.fill(Self.edge, with: .color(.plumageEdge))
      context.fill(Self.feather, with: .color(.plumage))
      if detail >= .full, index == 0 || detail == .rich {
        context.stroke(Self.shaft, with: .color(.plumageShade), style: .round(5))
      }
    }
  }

  func drawRim(_ width: Double, in context: GraphicsContext) {
    for index in Self.lengths.indices {
      let context = placed(feather: index, context)
      for outline in [Self.edge, Self.feather] { context.rim(outline, width) }
    }
  }

  private func placed(feather index: Int, _ context: GraphicsContext) -> GraphicsContext {
    var context = context
    context.translateBy(
      x: side.sign * Self.shoulder.x, y: Self.shoulder.y - pose.shrug[side])
    context.scaleBy(x: side.sign, y: 1)
    context.turn(by: -pose.wing[side], about: .zero)
    context.scale(x: 1, y: pose.stretch[side], about: .zero)
    context.turn(by: Double(index) * pose.fan[side], about: .zero)
    context.scale(x: 1, y: Self.lengths[index], about: .zero)
    return context
  }
}
