import Flipbook

/// A capsule that gives under a finger, and lights up round it: a ring of light runs outwards.
struct ShimmerStyle: ButtonStyle {
  let time: Double

  static let size = CGSize(width: 354, height: 56)

  func makeBody(configuration: Configuration) -> some View {
    let glow = configuration.lastTouch.map { Glow(age: time - $0.began, center: $0.location) }
    configuration.label
      .background {
        ZStack {
          if let glow, glow.strength > 0 {
            Capsule(style: .circular)
              .fill(Color.bloom.opacity(0.55 * glow.strength))
              .frame(width: Self.size.width - 12, height: Self.size.height - 6)
              .offset(y: 1)
              .blur(radius: 12)
          }
          if let glow, glow.strength > 0 {
            Capsule(style: .circular).fill(glow.surface)
          } else {
            Capsule(style: .circular).fill(.charcoal)
          }
        }
      }
      .scaleEffect(
        1 - 0.03
          * configuration.pressed(
            at: time, in: .spring(response: 0.22, dampingFraction: 0.85),
            out: .spring(response: 0.35, dampingFraction: 0.7)))
  }
}

/// The light that runs out from a finger: its radius eases to a stop while it dies away.
private struct Glow {
  /// Seconds since the touch.
  let age: Double
  /// Where the finger came down, in points of the button.
  let center: CGPoint

  private var radius: Double {
    let left = 1 - min(max(age / 0.55, 0), 1)
    return 24 + 216 * (1 - left * left * left)
  }

  /// 0...1: up in 0.08 s, and down again from 0.12 to 0.6.
  var strength: Double {
    guard age > 0 else { return 0 }
    return min(1, age / 0.08) * .pow(1 - min(max((age - 0.12) / 0.48, 0), 1), 1.4)
  }

  /// The button's surface with the ring of light on it: one paint, so that no dark line is left where
  /// the light meets the edge.
  var surface: RadialGradient {
    let strength = strength
    return RadialGradient(
      stops: [Color].shimmer.map {
        Gradient.Stop(
          color: .charcoal.mix(with: $0.color, by: $0.alpha * strength),
          location: $0.location)
      },
      center: UnitPoint(
        x: center.x / ShimmerStyle.size.width, y: center.y / ShimmerStyle.size.height),
      startRadius: 0, endRadius: radius)
  }
}
