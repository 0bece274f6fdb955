import Flipbook

/// How a recipe grows out of its card, and goes back into it.
struct DetailFlight {
  /// The card, in points of the screen.
  let card: CGRect
  /// How far the card has grown, 0...1; a spring may go beyond.
  let progress: Double

  /// Where the plate stands when the recipe is open.
  static let plate = CGPoint(x: 292, y: 216)
  static let plateDiameter = 206.0
  static let spring = Animation.spring(response: 0.46, dampingFraction: 0.86)

  /// The card on its way to the whole screen.
  var frame: CGRect {
    CGRect(
      x: mix(card.minX, 0), y: mix(card.minY, 0), width: mix(card.width, Viewport.width),
      height: mix(card.height, Viewport.height))
  }

  var radius: Double { max(mix(RecipeGrid.radius, 0), 0) }

  /// Where the plate is, when the recipe is scrolled by `offset`.
  func plate(scrolled offset: Double) -> CGPoint {
    CGPoint(
      x: mix(card.minX + RecipeGrid.plate.x, Self.plate.x),
      y: mix(card.minY + RecipeGrid.plate.y, Self.plate.y - offset))
  }

  /// The plate's diameter, as a part of the one it has at last.
  var plateScale: Double { mix(RecipeGrid.plateDiameter / Self.plateDiameter, 1) }

  private func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
}

/// The outline of the card on its way, whose content shows nothing beyond it.
struct FlightOutline: Shape {
  let flight: DetailFlight

  func path(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: flight.radius, style: .circular)
      .path(in: flight.frame.offsetBy(dx: rect.minX, dy: rect.minY))
  }
}

extension BiteApp {
  /// How far the tabs have gone behind a recipe that opens over them, 0...1.
  func recession(at time: Seconds) -> Double {
    let age = time - visit.start
    let progress = min(DetailFlight.spring.progress(at: age).settled, 1)
    switch (previous?.screen, visit.screen) {
    case (.home, .detail): return progress
    case (.detail, .home): return 1 - progress
    default: return 0
    }
  }
}
