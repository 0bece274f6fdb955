import Flipbook

/// Five rings of dots; those of the outer one light up with what is eaten, and a bright dot leads them.
struct EnergyDial: View {
  /// How much of the day's goal is eaten; 1 is all of it.
  let share: Double
  /// Seconds since the rings began to light up, the inner one first.
  let age: Double

  static let dots = 48
  private static let reach = 100.0

  /// A ring: its radius, that of its dots, how much they show, and by what part of a step it is turned.
  private struct Ring {
    let radius: Double
    let dot: Double
    let opacity: Double
    let turn: Double
  }

  private static let rings = [
    Ring(radius: 76, dot: 2.6, opacity: 0.62, turn: 0),
    Ring(radius: 64, dot: 2.1, opacity: 0.44, turn: 0.5),
    Ring(radius: 53, dot: 1.7, opacity: 0.32, turn: 0),
    Ring(radius: 43, dot: 1.35, opacity: 0.24, turn: 0.5),
    Ring(radius: 34, dot: 1.05, opacity: 0.18, turn: 0),
  ]

  var body: some View {
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      for (index, ring) in Self.rings.enumerated() {
        context.opacity = light(ofRing: index)
        draw(ring, isOuter: index == 0, in: context)
      }
      context.opacity = light(ofRing: 0)
      drawLeader(in: context)
    }
    .frame(width: 2 * Self.reach, height: 2 * Self.reach)
  }

  /// How many dots are lit, between two of them while the number changes.
  private var lit: Double { max(share, 0) * Double(Self.dots) }
  /// Where the bright dot stands, in dots from 12 o'clock.
  private var leader: Double { min(max(lit.rounded() - 1, 0), Double(Self.dots - 1)) }

  /// How far a ring is lit: they light up 0.04 s apart, from the inner one outwards.
  private func light(ofRing index: Int) -> Double {
    let delay = 0.04 * Double(Self.rings.count - 1 - index)
    return Animation.easeOut(duration: 0.2).delay(delay).progress(at: age)
  }

  private func draw(_ ring: Ring, isOuter: Bool, in context: GraphicsContext) {
    for index in 0..<Self.dots where !(isOuter && Double(index) == leader) {
      let isLit = isOuter && Double(index) < leader
      context.fill(
        Path(disc: Self.place(Double(index) + ring.turn, radius: ring.radius), radius: ring.dot),
        with: .color(isLit ? .accent : .lagoon.opacity(ring.opacity)))
    }
  }

  private func drawLeader(in context: GraphicsContext) {
    let place = Self.place(leader, radius: Self.rings[0].radius)
    context.fill(
      Path(disc: place, radius: 18),
      with: .radialGradient(Self.glow, center: place, startRadius: 0, endRadius: 18))
    context.fill(Path(disc: place, radius: 5), with: .color(.accent))
  }

  private static let glow = Gradient(colors: [.accent.opacity(0.75), .accent.opacity(0)])

  /// A place on a ring, some dots clockwise from 12 o'clock.
  private static func place(_ dots: Double, radius: Double) -> CGPoint {
    let (sine, cosine) = Double.sincos(2 * .pi * dots / Double(Self.dots))
    return CGPoint(x: radius * sine, y: -radius * cosine)
  }
}
