import Flipbook

/// A flat column over both floors, with three flutes, and the shadow it throws to the right.
struct Pilaster {
  /// Its middle.
  let x: Double

  func draw(in context: GraphicsContext) {
    func rect(
      _ dx: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color
    ) {
      context.rect(x + dx, y, width, height, color)
    }
    context.polygon(
      [(x + 11, -8), (x + 15, -4), (x + 15, 328), (x + 11, 328)], .stoneShade.opacity(0.75))
    rect(-11, -8, 22, 336, .stoneLight)
    rect(-11, -8, 1.5, 336, .stoneHighlight)
    rect(8.5, -8, 2.5, 336, .stoneTurned)
    for flute in [-6.0, -1, 4] {
      context.rect(x + flute, 16, 1.75, 268, radius: 0.875, .stoneFlute)
    }
    // Capital and necking.
    rect(-13, -8, 26, 5, .stoneHighlight)
    rect(-12, -3, 24, 4, .stoneLight)
    rect(-11, 1, 22, 1.5, .stoneShade)
    rect(-12, 5, 24, 3, .stoneHighlight)
    rect(-11, 8, 22, 1.5, .stoneShade)
    // Base and pedestal.
    rect(-12, 292, 24, 4, .stoneHighlight)
    rect(-12, 296, 24, 1.5, .stoneShade)
    rect(-13, 297.5, 26, 30.5, .stoneLight)
    rect(-13, 297.5, 26, 2, .stoneHighlight)
    rect(10.5, 299.5, 2.5, 28.5, .stoneTurned)
  }
}
