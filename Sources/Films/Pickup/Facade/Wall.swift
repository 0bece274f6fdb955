import Flipbook

/// The sandstone wall: courses of 12 points, each second one shifted by half a stone, quoins at the corners,
/// and the belt between the floors.
struct Wall {
  private static let course = 12.0
  private static let stone = 26.5
  /// The bays between the pilasters.
  private static let bays = [20.0, 148, 276]
  private static let bayWidth = 106.0

  func draw(in context: GraphicsContext) {
    context.rect(-23, -59, 448, 576, .stone)
    for (bay, stones) in zip(Self.bays, Self.oddStones) {
      for (x, y, width, isLight) in stones {
        context.rect(bay + x, y, width, Self.course, isLight ? .stonePale : .stoneDusk)
      }
    }
    drawJoints(in: context)
    drawQuoins(in: context)
    drawBelt(in: context)
  }

  /// Single stones that are a shade lighter or darker: x in the bay, y, width, whether it is lighter.
  private static let oddStones: [[(Double, Double, Double, Bool)]] = [
    [
      (0, 4, 13.25, false), (79.5, 40, 26.5, true), (0, 76, 13.25, true),
      (92.75, 100, 13.25, false),
      (0, 148, 13.25, false), (92.75, 172, 13.25, true), (0, 196, 13.25, true),
      (92.75, 244, 13.25, false), (0, 268, 13.25, false), (92.75, 292, 13.25, true),
    ],
    [
      (79.5, 16, 26.5, false), (0, 52, 13.25, true), (79.5, 88, 26.5, true),
      (0, 124, 13.25, false), (79.5, 160, 26.5, false), (0, 184, 26.5, true),
      (79.5, 232, 26.5, true), (0, 256, 26.5, false), (79.5, 280, 26.5, false),
    ],
    [
      (92.75, 4, 13.25, true), (0, 28, 13.25, false), (79.5, 64, 26.5, false),
      (0, 100, 13.25, true), (79.5, 136, 26.5, true), (0, 172, 13.25, false),
      (92.75, 220, 13.25, false), (0, 244, 13.25, true), (79.5, 280, 26.5, true),
      (0, 304, 26.5, false),
    ],
  ]

  private func drawJoints(in context: GraphicsContext) {
    let joints = Path { path in
      for bay in Self.bays {
        for course in 0...28 {
          let y = -8 + Self.course * Double(course)
          path.move(to: CGPoint(x: bay, y: y))
          path.addLine(to: CGPoint(x: bay + Self.bayWidth, y: y))
          guard course < 28 else { continue }
          var x = bay + (course.isMultiple(of: 2) ? Self.stone : Self.stone / 2)
          while x < bay + Self.bayWidth {
            path.move(to: CGPoint(x: x, y: y))
            path.addLine(to: CGPoint(x: x, y: y + Self.course))
            x += Self.stone
          }
        }
      }
    }
    context.line(joints, width: 0.75, cap: .butt, .stoneJoint)
  }

  /// The corner stones, long and short by turns, two courses high.
  private func drawQuoins(in context: GraphicsContext) {
    for index in 0..<22 {
      let y = -7.5 + 24 * Double(index)
      let width = index.isMultiple(of: 2) ? 21.0 : 14
      let height = min(23, 516.5 - y)
      for x in [-23, 425 - width] {
        context.rect(x, y, width, height, .stoneLight)
        context.rect(x, y + height - 1.5, width, 1.5, .stoneShade)
      }
    }
  }

  private func drawBelt(in context: GraphicsContext) {
    let pieces = Self.bays.map { ($0, Self.bayWidth) } + [(-23, 21), (404, 21)]
    for (x, width) in pieces {
      context.rect(x, 156, width, 3, .stoneHighlight)
      context.rect(x, 159, width, 8, .stoneLight)
      context.rect(x, 167, width, 2.5, .stoneShade)
      // The belt's shadow falls on the wall; quoins are flush with it.
      if width > 21 { context.rect(x, 169.5, width, 3, .stoneShade.opacity(0.35)) }
    }
  }
}

/// The parapet, the cornice with its dentils, and the frieze.
struct Entablature {
  func draw(in context: GraphicsContext) {
    func band(_ y: Double, _ height: Double, _ color: Color) {
      context.rect(-23, y, 448, height, color)
    }
    band(-59, 7, .stoneHighlight)
    band(-52, 2, .stoneShade)
    band(-50, 10, .stone)
    band(-40, 5, .stoneHighlight)
    band(-35, 4, .stoneLight)
    band(-31, 1.5, .stoneShade)
    for index in 0..<37 {
      context.rect(-21 + 12 * Double(index), -29.5, 6, 5, .stoneLight)
    }
    band(-24.5, 1.5, .stoneShade)
    band(-23, 9, .stoneLight)
    band(-14, 3, .stoneHighlight)
    band(-11, 3, .stoneShade)
  }
}
