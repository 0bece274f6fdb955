import Flipbook

/// A bush clipped to a ball, in a white pot.
struct Topiary {
  /// Its middle.
  let x: Double

  func draw(in context: GraphicsContext) {
    context.polygon([(x - 14, 492), (x + 14, 492), (x + 11.5, 517), (x - 11.5, 517)], .pot)
    context.polygon([(x + 6, 492), (x + 14, 492), (x + 11.5, 517), (x + 5, 517)], .potShade)
    context.rect(x - 15.5, 488.5, 31, 5, radius: 1, .sashWhite)
    context.rect(x - 15.5, 492.3, 31, 1.2, .potEdge)
    context.rect(x - 1.8, 478, 3.6, 11, .trunk)
    context.disc(x, 466, 20.5, .leafShade)
    context.disc(x - 3.2, 462.6, 16.1, .leaf)
    context.disc(x - 6.6, 458.6, 9, .leafLight)
    context.line(Self.leaves(Self.dark), dx: x, width: 1.1, .leafDark.opacity(0.8))
    context.line(Self.leaves(Self.light), dx: x, width: 1.1, .leafGlint.opacity(0.85))
  }

  /// Single leaves: small arches that begin at these places from the middle of the ball's axis.
  private static func leaves(_ places: [(x: Double, y: Double)]) -> Path {
    Path { path in
      for place in places {
        path.move(to: CGPoint(x: place.x, y: place.y))
        path.addQuadCurve(
          to: CGPoint(x: place.x + 3.2, y: place.y),
          control: CGPoint(x: place.x + 1.6, y: place.y - 2.2))
      }
    }
  }

  private static let dark = [
    (x: 9.5, y: 461.08), (3.63, 478.81), (6.77, 472.42), (12.27, 475.68), (16.26, 464.79),
    (-0.37, 468.67), (-5.1, 474.84), (6.78, 466.83), (-7.34, 483.03), (-10.13, 475.69),
    (-6.79, 469.59), (15.83, 471.12), (-0.48, 482.12), (0.61, 474),
  ]
  private static let light = [
    (x: -14.68, y: 470.84), (-12.76, 454.93), (-2.9, 463.29), (-16.14, 465.04), (6.67, 453.81),
    (-0.42, 455.28), (-16.8, 459.11), (-2.78, 449.09), (-9.75, 461.15), (-6.65, 453.75),
    (3.1, 449.94),
  ]
}
