import Flipbook

/// What a cooked dish is asked about: how was it.
struct RateSheet: View {
  let run: CookRun
  /// Seconds since the dish was done.
  let age: Double
  let time: Double
  let rate: (Rating) -> Void

  private static let tile = CGSize(width: 334.0 / 3, height: 144)

  var body: some View {
    Board {
      Text("How was it?").role(.dayName, .ground)
        .rises(after: 0.10, at: age)
        .at(x: CookMetrics.edge, baseline: 592)
      Text("Your answer shapes next week.").role(.small, .noteOnCard)
        .rises(after: 0.14, at: age)
        .at(x: CookMetrics.edge, baseline: 620)
      ForEach(Rating.allCases.indices, id: \.self) { tile($0) }
    }
  }

  private func tile(_ index: Int) -> some View {
    let rating = Rating.allCases[index]
    let delay = 0.18 + 0.06 * Double(index)
    let grown = Animation.spring(response: 0.45, dampingFraction: 0.86).delay(delay)
      .progress(at: age).settled
    return Button {
      rate(rating)
    } label: {
      Board(width: Self.tile.width, height: Self.tile.height) {
        RoundedRectangle(cornerRadius: 18, style: .circular).fill(Color.ratingTile)
        Icon(rating.icon, size: 36, .lagoon)
          .scaleEffect(beat(rating))
          .at(midX: Self.tile.width / 2, midY: 56)
        Text(rating.rawValue).role(.rating, .ground)
          .at(x: Self.tile.width / 2, baseline: 112, .center)
      }
    }
    .buttonStyle(PressStyle(time: time, scale: 0.96))
    .accessibilityLabel(rating.rawValue)
    .scaleEffect(0.9 + 0.1 * grown)
    .rises(after: delay, at: age)
    .at(x: CookMetrics.edge + (Self.tile.width + 10) * Double(index), y: 652)
  }

  /// The icon of what was chosen beats once.
  private func beat(_ rating: Rating) -> Double {
    guard let chosen = run.rating, chosen.value == rating else { return 1 }
    let progress = min(max((time - chosen.time) / 0.3, 0), 1)
    return 1 + 0.25 * 4 * progress * (1 - progress)
  }
}

extension TextRole {
  /// A rating's name.
  static let rating = TextRole(16, .semibold, tracking: -0.16)
}
