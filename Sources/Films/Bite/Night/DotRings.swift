import Flipbook

/// Three rings of dots that turn: a comet, whose tail trails behind a bright head.
struct DotRings: View {
  /// Seconds since they began to turn.
  let age: Double

  /// Degrees a second, clockwise.
  private static let speed = 200.0
  /// How far the halo reaches, in points.
  private static let reach = 170.0

  var body: some View {
    ZStack {
      RadialGradient(
        stops: Self.halo, center: .center, startRadius: 0, endRadius: Self.reach
      )
      .frame(width: 2 * Self.reach, height: 2 * Self.reach)
      Canvas { context, size in
        context.translateBy(x: size.width / 2, y: size.height / 2)
        context.rotate(by: .degrees(Self.speed * age))
        for dot in Self.dots { context.fill(dot.path, with: .color(dot.color)) }
      }
      .frame(width: 2 * Self.reach, height: 2 * Self.reach)
    }
    .frame(width: 0, height: 0)
  }

  private static let halo: [Gradient.Stop] = [
    .init(color: .accent.opacity(0.16), location: 0),
    .init(color: .accent.opacity(0.08), location: 0.45),
    .init(color: .accent.opacity(0), location: 1),
  ]

  /// A dot round the middle, and its colour.
  private struct Dot {
    let path: Path
    let color: Color
  }

  private static let dots =
    ring(radius: 96, dot: 4.4, opacity: 1, first: 0)
    + ring(radius: 77, dot: 3.2, opacity: 0.62, first: 5)
    + ring(radius: 61, dot: 2.2, opacity: 0.36, first: 0)

  /// A ring of 36 dots, the first of them some degrees after 12 o'clock.
  private static func ring(
    radius: Double, dot: Double, opacity: Double, first: Double
  ) -> [Dot] {
    (0..<36).map { index in
      let turn = (10 * Double(index) + first) / 360
      // How far it lies behind the head, as a part of a turn.
      let behind = turn == 0 ? 0 : 1 - turn
      let brightness = 0.18 + 0.82 * Double.pow(1 - behind, 1.4)
      let (sine, cosine) = Double.sincos(2 * .pi * turn)
      return Dot(
        path: Path(disc: CGPoint(x: radius * sine, y: -radius * cosine), radius: dot),
        color: .accent.opacity(opacity * brightness))
    }
  }
}

extension Path {
  /// A disc round a point.
  init(disc center: CGPoint, radius: Double) {
    self.init(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
