import Flipbook

/// The street in front of the shop, drawn towards the flight's vanishing point.
struct Street: View {
  /// How far road and paving have gone, 0...1: what is left is the cream ground.
  let fade: Double

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.cream
      Ground().opacity(1 - fade)
      Facade().offset(x: Facade.frame.minX, y: Facade.frame.minY)
    }
    .frame(width: 402, height: 874, alignment: .topLeading)
    .clipped()
  }
}

/// Pavement, road and paving: one group, so that no dash shows through a slab while it fades.
private struct Ground: View {
  var body: some View {
    Canvas { context, _ in
      drawPavement(in: context)
      drawRoad(in: context)
      drawPaving(in: context)
    }
    .compositingGroup()
  }

  /// Where a point of the ground is seen: `x` modules right of the middle, `z` modules away.
  private static func point(_ x: Double, _ z: Double) -> CGPoint {
    CGPoint(x: 201 + 896 * x / z, y: 437 + 1120 / z)
  }

  private static func depth(atY y: Double) -> Double { 1120 / (y - 437) }

  private func drawPavement(in context: GraphicsContext) {
    context.rect(0, 517, 402, 14, .pavement)
    let joints = Path { path in
      for index in -4...4 {
        let x = 0.75 * Double(index)
        path.move(to: Self.point(x, Self.depth(atY: 517)))
        path.addLine(to: Self.point(x, Self.depth(atY: 531)))
      }
    }
    context.line(joints, width: 0.75, cap: .butt, .pavementJoint)
    context.rect(0, 517, 402, 2.5, .footShade.opacity(0.22))
    context.rect(0, 531, 402, 3, .kerb)
    context.rect(0, 534, 402, 3, .kerbEdge)
  }

  private func drawRoad(in context: GraphicsContext) {
    context.rect(0, 537, 402, 109, .road)
    context.rect(0, 537, 402, 3, .roadShade.opacity(0.55))
    // Dashes of half a module, one every 0.82.
    let (far, near) = (Self.depth(atY: 582), Self.depth(atY: 588.5))
    for index in -2...2 {
      let start = -0.25 + 0.82 * Double(index)
      let corners = [
        Self.point(start, far), Self.point(start + 0.5, far), Self.point(start + 0.5, near),
        Self.point(start, near),
      ]
      context.polygon(corners.map { ($0.x, $0.y) }, .white)
    }
  }

  /// Slabs of 0.75 by half a module, every second row shifted by half a slab.
  private func drawPaving(in context: GraphicsContext) {
    context.rect(0, 656, 402, 218, .slab)
    let nearKerb = Self.depth(atY: 656)
    for (row, column, color) in Self.tints {
      let far = nearKerb - 0.5 * Double(row)
      let left = 0.75 * Double(column) + Self.shift(row)
      let corners = [
        Self.point(left, far), Self.point(left + 0.75, far), Self.point(left + 0.75, far - 0.5),
        Self.point(left, far - 0.5),
      ]
      context.polygon(corners.map { ($0.x, $0.y) }, color)
    }
    let joints = Path { path in
      for row in 0...5 {
        let far = nearKerb - 0.5 * Double(row)
        let y = Self.point(0, far).y
        if row > 0 {
          path.move(to: CGPoint(x: 0, y: y))
          path.addLine(to: CGPoint(x: 402, y: y))
        }
        for column in -2...2 {
          let x = 0.75 * Double(column) + Self.shift(row)
          path.move(to: Self.point(x, far))
          path.addLine(to: Self.point(x, far - 0.5))
        }
      }
    }
    context.line(joints, width: 1.5, cap: .butt, .slabJoint)
    context.rect(0, 646, 402, 4, .kerbEdge)
    context.rect(0, 650, 402, 6, .kerb)
    context.rect(0, 656, 402, 1.25, .kerbShade)
  }

  private static func shift(_ row: Int) -> Double { row.isMultiple(of: 2) ? 0 : 0.375 }

  /// Slabs of another tone: row from the kerb, column from the middle.
  private static let tints: [(row: Int, column: Int, color: Color)] = [
    (0, -1, .slabDark), (1, 0, .slabLight), (2, -2, .slabLight), (2, 1, .slabDark),
    (3, 0, .slabLight), (4, -1, .slabDark),
  ]
}
