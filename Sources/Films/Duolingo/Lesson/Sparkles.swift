import Flipbook

/// Four-pointed stars about the end of a bar: each comes, turns a little, drifts outward, and goes.
struct Sparkles {
  /// Seconds since the first came.
  let age: Seconds

  private static let (life, interval) = (0.50, 0.04)

  /// Where a star is, from the bar's end and the top of the screen, how far it reaches, and its colour.
  private struct Star {
    let x: Double
    let y: Double
    let reach: Double
    let color: Color
  }

  // swift-format-ignore
  private static let stars = [
    Star(x: -3, y: 66, reach: 9, color: .gold), Star(x: 11, y: 99, reach: 7, color: .streak),
    Star(x: -22, y: 103, reach: 7.5, color: .gold), Star(x: -38, y: 65, reach: 6, color: .streak),
    Star(x: -70, y: 101, reach: 5.5, color: .gold), Star(x: -92, y: 67, reach: 7, color: .gold),
    Star(x: -118, y: 100, reach: 4.5, color: .streak), Star(x: 17, y: 72, reach: 4.5, color: .gold),
    Star(x: -9, y: 85, reach: 5.4, color: .onColor), Star(x: -52, y: 87, reach: 4, color: .onColor),
    Star(x: -104, y: 86.5, reach: 4, color: .onColor),
  ]

  private static let middle = 84.0
  /// How far a star drifts away from the bar, in points.
  private static let drift = 6.0
  private static let shape = Path(
    literal: "M0,-1 Q0.16,-0.16 1,0 Q0.16,0.16 0,1 Q-0.16,0.16 -1,0 Q-0.16,-0.16 0,-1 Z")

  func draw(at end: Double, in context: GraphicsContext) {
    for (index, star) in Self.stars.enumerated() {
      let share = (age - Double(index) * Self.interval) / Self.life
      guard share > 0, share < 1 else { continue }
      var context = context
      let away = star.y < Self.middle - 4 ? -Self.drift : star.y > Self.middle + 4 ? Self.drift : 0
      context.translateBy(x: end + star.x, y: star.y + away * (share - 0.5))
      context.turn(by: 45 * (share - 0.5), about: .zero)
      let size = star.reach * .sin(.pi * share)
      context.scaleBy(x: size, y: size)
      context.fill(Self.shape, with: .color(star.color))
    }
  }
}
