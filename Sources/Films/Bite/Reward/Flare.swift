import Flipbook

/// The flare behind the points: at full strength from the first figure on, brighter in three swells.
///
/// It begins beyond the screen, so that its blur has nothing to eat at the edge.
struct Flare: View {
  /// How far the points are counted, 0...1.
  let progress: Double

  var body: some View {
    Board {
      band
      if swell > 0 { band.opacity(swell).blendMode(.plusLighter) }
      EllipticalGradient(stops: Self.core)
        .frame(width: 152, height: 144)
        .at(midX: 0, midY: 294)
    }
  }

  private var band: some View {
    LinearGradient(stops: Self.stops, startPoint: .leading, endPoint: .trailing)
      .frame(width: 442, height: 150)
      .blur(radius: 30)
      .at(x: -120, y: 219)
  }

  /// How bright a swell is: each is stronger than the one before, and none is left at the end.
  private var swell: Double {
    let third = (3 * progress).truncatingRemainder(dividingBy: 1)
    return 0.18 * progress * 4 * third * (1 - third)
  }

  /// The band's colours at points of the screen; left of that it is as at its edge.
  private static let stops: [Gradient.Stop] = [
    stop(.flareCore, 0), stop(.flame, 32.2), stop(.flareOrange, 80.5),
    stop(.flareMagenta.opacity(0.96), 144.9), stop(.flarePurple.opacity(0.94), 218.96),
    stop(.flarePurple.opacity(0.6), 276.92), stop(.flarePurple.opacity(0), 322),
  ]

  private static func stop(_ color: Color, _ x: Double) -> Gradient.Stop {
    .init(color: color, location: (x + 120) / 442)
  }

  /// The core's colours go over into one another as they fade, which takes stops between: between two alone,
  /// the one that is clear does not count.
  private static let core: [Gradient.Stop] =
    [.init(color: .flareWhite.opacity(0.9), location: 0)]
    + (0...6).map { step in
      let part = Double(step) / 6
      return .init(
        color: .flareCore.mix(with: .flame, by: part).opacity(0.5 * (1 - part)),
        location: 0.35 + 0.65 * part)
    }
}
