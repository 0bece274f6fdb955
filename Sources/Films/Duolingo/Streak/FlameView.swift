import Flipbook

/// The streak's flame with Duo before it: it ignites from less than half its size, and flickers on.
///
/// The view's middle bottom is the flame's base.
struct FlameView: View {
  /// Seconds since the flame ignited.
  let age: Double
  let time: Double
  let pose: DuoPose

  /// Points a unit, and Duo's share of that.
  private static let (scale, duoShare) = (0.46, 0.6)
  /// What Duo stands at, in the flame's units.
  private static let (duoAnchor, duoPlace) = (551.0, 553.0)
  private static let ignition = Animation.spring(response: 0.34, dampingFraction: 0.55)
  /// Size before the flame ignites.
  private static let small = 0.45
  /// What the tip reaches beyond the frame, in points: flicker, overshoot, sparks.
  private static let room = 160.0

  var body: some View {
    ZStack(alignment: .bottom) {
      FlameFlash(age: age)
        .frame(width: 312, height: 312)
        .offset(y: 42)
      Canvas { context, size in
        context.translateBy(x: size.width / 2, y: size.height - Self.room)
        var flames = context
        flames.scaleBy(x: Self.scale, y: Self.scale)
        draw(Flame(time: time, strength: (age / 0.3).clamped()), in: flames)
      }
      .frame(width: 402, height: 290 + 2 * Self.room)
      .offset(y: Self.room)
      DuoView(pose: pose, scale: Self.scale * Self.duoShare)
        .scaleEffect(growth(at: age), anchor: .bottom)
        .offset(y: duoGround * growth(at: age))
      FlameSparks(age: age).frame(width: 402, height: 290)
    }
    .frame(width: 276, height: 276, alignment: .bottom)
  }

  /// How large the flame is so many seconds after it ignited.
  private func growth(at age: Double) -> Double {
    mix(Self.small, 1, Self.ignition.progress(at: age))
  }

  /// How far Duo's ground is below the flame's base, in points: above it, so below 0.
  private var duoGround: Double {
    let ground = Self.duoPlace + (DuoView.ground - Self.duoAnchor) * Self.duoShare
    return (ground - Flame.base) * Self.scale
  }

  private func draw(_ flame: Flame, in context: GraphicsContext) {
    for (path, color, delay) in [(flame.outer, Color.streak, 0), (flame.inner, .gold, 0.03)] {
      var context = context
      let growth = growth(at: age - delay)
      context.scaleBy(x: growth, y: growth)
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
