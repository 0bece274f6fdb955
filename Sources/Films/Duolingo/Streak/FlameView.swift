import Flipbook

/// The streak's flame with Duo before it: it ignites from less than half its size, and flickers on.
///
/// The view's middle bottom is the flame's base.
struct FlameView: View {
  let update: StreakUpdate
  let time: Double

  /// Points a unit, and Duo's share of that.
  private static let (scale, duoShare) = (0.46, 0.6)
  /// What Duo stands at, in the flame's units.
  private static let (duoAnchor, duoPlace) = (551.0, 553.0)
  /// What the tip reaches beyond the frame, in points: flicker, overshoot, sparks.
  private static let room = 160.0
  /// By how much the light inside the flame is later.
  private static let lag = 0.03

  var body: some View {
    let (age, size) = (update.flameAge(at: time), update.flameScale(at: time))
    ZStack(alignment: .bottom) {
      FlameFlash(age: age)
        .frame(width: 312, height: 312)
        .offset(y: 42)
      Canvas { context, size in
        context.translateBy(x: size.width / 2, y: size.height - Self.room)
        context.scaleBy(x: Self.scale, y: Self.scale)
        draw(Flame(time: age, strength: (age / 0.3).clamped()), in: context)
      }
      .frame(width: 402, height: 290 + 2 * Self.room)
      .offset(y: Self.room)
      DuoView(pose: update.pose(at: time), scale: Self.scale * Self.duoShare)
        .scaleEffect(size, anchor: .bottom)
        .offset(y: duoGround * size)
      FlameSparks(age: age).frame(width: 402, height: 290)
    }
    .frame(width: 276, height: 276, alignment: .bottom)
  }

  /// How far Duo's ground is below the flame's base, in points: above it, so below 0.
  private var duoGround: Double {
    let ground = Self.duoPlace + (DuoView.ground - Self.duoAnchor) * Self.duoShare
    return (ground - Flame.base) * Self.scale
  }

  private func draw(_ flame: Flame, in context: GraphicsContext) {
    for (path, color, lag) in [(flame.outer, Color.streak, 0), (flame.inner, .gold, Self.lag)] {
      var context = context
      let size = update.flameScale(at: time - lag)
      context.scaleBy(x: size, y: size)
      context.translateBy(x: 0, y: -Flame.base)
      context.fill(path, with: .color(color))
    }
  }
}

/// The light behind a flame as it ignites: gone in 0.12 s.
private struct FlameFlash: View {
  let age: Double

  private static let duration = 0.12

  var body: some View {
    if age >= 0, age < Self.duration {
      Circle()
        .fill(
          RadialGradient(
            stops: [
              Gradient.Stop(color: .gold, location: 0.45),
              Gradient.Stop(color: .gold.opacity(0), location: 1),
            ], center: .center, startRadius: 0, endRadius: 156)
        )
        .opacity(0.35 * (1 - age / Self.duration))
    }
  }
}

/// Sparks that fly up as a flame ignites, and die away.
private struct FlameSparks: View {
  let age: Double

  private static let duration = 0.5

  /// Where a spark starts, in points from the frame's middle bottom, how far it flies, and its radius.
  private static let sparks: [(start: CGPoint, reach: Vector, radius: Double)] = [
    (CGPoint(x: -84, y: -104), Vector(dx: -34, dy: -88), 4),
    (CGPoint(x: -58, y: -150), Vector(dx: -22, dy: -70), 3),
    (CGPoint(x: -18, y: -214), Vector(dx: -16, dy: -60), 4.5),
    (CGPoint(x: 26, y: -206), Vector(dx: 26, dy: -74), 3.5),
    (CGPoint(x: 66, y: -158), Vector(dx: 30, dy: -92), 5),
    (CGPoint(x: 92, y: -96), Vector(dx: 36, dy: -64), 3),
  ]

  var body: some View {
    let share = (age - 0.05) / Self.duration
    if share > 0, share < 1 {
      Canvas { context, size in
        let way = UnitCurve.easeOut.value(at: share)
        for spark in Self.sparks {
          let place =
            CGPoint(x: size.width / 2, y: size.height)
            + Vector(dx: spark.start.x, dy: spark.start.y) + spark.reach * way
          let radius = spark.radius * (1 - share * share)
          context.fill(Path(ellipseAt: place, rx: radius, ry: radius), with: .color(.gold))
        }
      }
    }
  }
}
