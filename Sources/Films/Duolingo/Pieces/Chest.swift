import Flipbook

/// A chest, 64 × 56 points: it gathers itself, pops open, and what is in it rises.
///
/// Open, its lid, its light and its sparkles reach out of the frame.
struct Chest: View {
  /// Seconds since it began to pop: below 0 while it is closed, infinite where it has long been open.
  let age: Double

  /// When it opens: until then it gathers itself.
  static let opening = 0.10
  private static let spring = Animation.spring(response: 0.30, dampingFraction: 0.5)
  /// How far what is in it rises.
  private static let rise = 14.0

  var body: some View {
    ZStack(alignment: .bottom) {
      if age < Self.opening {
        let squash = age > 0 ? Double.sin(.pi / 2 * age / Self.opening) : 0
        Image("icons/chest").resizable().frame(width: 64, height: 56)
          .scaleEffect(x: 1 + 0.12 * squash, y: 1 - 0.12 * squash, anchor: .bottom)
      } else {
        open(for: age - Self.opening)
      }
    }
    .frame(width: 64, height: 56, alignment: .bottom)
  }

  private func open(for age: Double) -> some View {
    let way = Self.spring.progress(at: age)
    return ZStack {
      ChestBurst(age: age).frame(width: 140, height: 140)
      ZStack {
        Image("icons/chest-back")
        Image("icons/chest-loot").offset(y: Self.rise * (1 - way))
        Image("icons/chest-front")
      }
      .scaleEffect(mix(0.9, 1, way), anchor: .bottom)
    }
    .frame(width: 64, height: 72)
  }
}

/// What flies out of a chest as it opens: five rays that grow and are gone, and sparkles.
private struct ChestBurst: View {
  let age: Double

  private static let duration = 0.30
  /// Where rays begin at first, and how far they grow, from the middle of the open chest.
  private static let (reach, growth) = (46.4, 8.3)
  /// The middle of the open chest, below the middle of this view.
  private static let middle = 1.5
  private static let stars = [
    Sparkle(x: -33.3, y: -33.3, reach: 5.5, color: .gold),
    Sparkle(x: 40.5, y: -28.6, reach: 6.7, color: .streak),
    Sparkle(x: 42.9, y: 19, reach: 5, color: .gold),
    Sparkle(x: -41.7, y: -16.7, reach: 4, color: .streak),
  ]

  var body: some View {
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2 + Self.middle)
      drawRays(in: context)
      for (index, star) in Self.stars.enumerated() {
        let distance = (star.x * star.x + star.y * star.y).squareRoot()
        let outward = Vector(dx: star.x / distance, dy: star.y / distance)
        star.draw(age: age, number: index, drift: outward, in: context)
      }
    }
  }

  private func drawRays(in context: GraphicsContext) {
    let share = age / Self.duration
    guard share >= 0, share < 1 else { return }
    // The outer end leads, the inner one follows it out.
    let inner = Self.reach + Self.growth * share * share
    let outer = Self.reach + Self.growth * UnitCurve.easeOut.value(at: share)
    for index in -2...2 {
      var context = context
      context.turn(by: 25 * Double(index), about: .zero)
      context.stroke(
        Path(through: CGPoint(x: 0, y: -inner), CGPoint(x: 0, y: -outer)),
        with: .color(.gold), style: .round(4.8 * (1 - share)))
    }
  }
}
