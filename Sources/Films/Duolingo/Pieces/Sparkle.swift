import Flipbook

/// A four-pointed star that comes, turns a little, drifts, and goes.
struct Sparkle {
  /// Its middle.
  let x: Double
  let y: Double
  /// From its middle to a point, at its largest.
  let reach: Double
  let color: Color

  private static let (life, interval) = (0.50, 0.04)
  /// How far it drifts in all, in points, and how far it turns, in degrees.
  private static let (drift, turn) = (6.0, 45.0)
  private static let shape = Path(
    literal: "M0,-1 Q0.16,-0.16 1,0 Q0.16,0.16 0,1 Q-0.16,0.16 -1,0 Q-0.16,-0.16 0,-1 Z")

  /// Draws the star of that number among others, each a little later than the one before.
  ///
  /// - Parameters:
  ///   - age: Seconds since the first came.
  ///   - number: From 0 on.
  ///   - drift: Which way it drifts: of length 1, or 0 where it stays.
  ///   - context: Where it is drawn.
  func draw(age: Seconds, number: Int, drift: Vector, in context: GraphicsContext) {
    let share = (age - Double(number) * Self.interval) / Self.life
    guard share > 0, share < 1 else { return }
    let way = Self.drift * (share - 0.5)
    var context = context
    context.translateBy(x: x + drift.dx * way, y: y + drift.dy * way)
    context.turn(by: Self.turn * (share - 0.5), about: .zero)
    let size = reach * .sin(.pi * share)
    context.scaleBy(x: size, y: size)
    context.fill(Self.shape, with: .color(color))
  }
}
