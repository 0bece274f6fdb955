import Flipbook

/// The medal, which springs in.
struct MedalCard: View {
  let isFirst: Bool
  /// Seconds since it came.
  let age: Double

  var body: some View {
    if age > 0 {
      Board(width: 362, height: 100) {
        RoundedRectangle(cornerRadius: 28, style: .circular).fill(Color.accent)
        Image(decorative: "medal-first-bite").resizable()
          .frame(width: 160.0 / 176 * 96, height: 96)
          .rotationEffect(.degrees(-12 * (1 - turn)))
          .at(midX: 57, midY: 50)
        Text(isFirst ? "MEDAL UNLOCKED" : "YOUR MEDAL")
          .role(.medalCaps, .ground.opacity(0.72)).at(x: 114, baseline: 44)
        Text("First Bite").role(.medal, .ground).at(x: 114, baseline: 70)
      }
      .scaleEffect(
        0.8 + 0.2
          * Animation.spring(response: 0.42, dampingFraction: 0.62).progress(at: age).settled
      )
      .opacity(Animation.easeOut(duration: 0.15).progress(at: age))
    }
  }

  private var turn: Double {
    Animation.spring(response: 0.5, dampingFraction: 0.5).delay(0.06).progress(at: age).settled
  }
}

/// The level, and how far it is to the next.
struct LevelCard: View {
  let reward: Reward
  /// Seconds since the bar began to fill.
  let age: Double

  private static let bar = CGSize(width: 314, height: 10)

  var body: some View {
    let level = Level(points: reward.pointsAfter)
    Board(width: 362, height: 114) {
      RoundedRectangle(cornerRadius: 28, style: .circular).fill(Color.card)
      Text(level.title).role(.level, .ground).at(x: 24, baseline: 40)
      Capsule(style: .circular).fill(Color.levelTrack)
        .frame(width: Self.bar.width, height: Self.bar.height)
        .overlay(alignment: .leading) {
          Capsule(style: .circular).fill(Color.ground)
            .frame(width: Self.bar.width * share(of: level))
        }
        .clipShape(Capsule(style: .circular))
        .at(x: 24, y: 57)
      Text(level.line(at: reward.pointsAfter)).role(.largeCaption, .secondOnCard)
        .at(x: 24, baseline: 92)
    }
  }

  /// How much of the bar is full: it fills from where it stood.
  private func share(of level: Level) -> Double {
    let from = level.share(of: reward.pointsBefore)
    let left = 1 - min(max(age / 0.6, 0), 1)
    return from + (level.share(of: reward.pointsAfter) - from) * (1 - left * left * left)
  }
}
