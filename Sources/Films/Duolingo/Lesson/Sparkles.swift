import Flipbook

/// Four-pointed stars about the end of a bar: each comes, turns a little, drifts outward, and goes.
struct Sparkles {
  /// Seconds since the first came.
  let age: Seconds

  /// Their places count from the bar's end and the top of the screen.
  // swift-format-ignore
  private static let stars = [
    Sparkle(x: -3, y: 66, reach: 9, color: .gold), Sparkle(x: 11, y: 99, reach: 7, color: .streak),
    Sparkle(x: -22, y: 103, reach: 7.5, color: .gold), Sparkle(x: -38, y: 65, reach: 6, color: .streak),
    Sparkle(x: -70, y: 101, reach: 5.5, color: .gold), Sparkle(x: -92, y: 67, reach: 7, color: .gold),
    Sparkle(x: -118, y: 100, reach: 4.5, color: .streak), Sparkle(x: 17, y: 72, reach: 4.5, color: .gold),
    Sparkle(x: -9, y: 85, reach: 5.4, color: .onColor), Sparkle(x: -52, y: 87, reach: 4, color: .onColor),
    Sparkle(x: -104, y: 86.5, reach: 4, color: .onColor),
  ]

  private static let middle = 84.0

  func draw(at end: Double, in context: GraphicsContext) {
    var context = context
    context.translateBy(x: end, y: 0)
    for (index, star) in Self.stars.enumerated() {
      // Those on the bar stay there; the others drift away from it.
      let away = star.y < Self.middle - 4 ? -1.0 : star.y > Self.middle + 4 ? 1 : 0
      star.draw(age: age, number: index, drift: Vector(dx: 0, dy: away), in: context)
    }
  }
}
