import Flipbook

/// The picture over a question.
enum QuizIcon: Sendable {
  case target, forkAndKnife, no
}

/// The picture over a question, 110 points square, in a halo that reaches beyond.
struct QuizIconView: View {
  let icon: QuizIcon

  var body: some View {
    ZStack {
      RadialGradient(stops: QuizIconView.halo, center: .center, startRadius: 0, endRadius: 150)
        .frame(width: 300, height: 300)
      switch icon {
      case .target:
        Disc(radius: 40).fill(LinearGradient.lens)
        TargetMark()
          .stroke(LinearGradient.icon, style: StrokeStyle(lineWidth: 11.5, lineCap: .round))
        Disc(radius: 9.5).fill(LinearGradient.icon)
      case .forkAndKnife:
        Fork().fill(LinearGradient.icon)
        Knife().fill(LinearGradient.deepIcon)
      case .no:
        Disc(radius: 47).fill(LinearGradient.lens)
        NoMark().stroke(LinearGradient.icon, style: StrokeStyle(lineWidth: 13))
      }
    }
    .frame(width: 110, height: 110)
  }

  private static let halo: [Gradient.Stop] = [
    .init(color: .accent.opacity(0.2), location: 0),
    .init(color: .accent.opacity(0.1), location: 0.35),
    .init(color: .accent.opacity(0.025), location: 0.7),
    .init(color: .accent.opacity(0), location: 1),
  ]
}

extension LinearGradient {
  /// The light that falls on an icon from the upper left.
  fileprivate static let icon = LinearGradient(
    stops: [
      .init(color: Color(hex: 0xC4FFFD), location: 0), .init(color: .accent, location: 0.34),
      .init(color: Color(hex: 0x0BC3C6), location: 0.72),
      .init(color: Color(hex: 0x078488), location: 1),
    ],
    startPoint: UnitPoint(x: 21.0 / 110, y: 0), endPoint: UnitPoint(x: 89.0 / 110, y: 1))

  /// The same on a piece that stands a step behind.
  fileprivate static let deepIcon = LinearGradient(
    stops: [
      .init(color: Color(hex: 0x8DFFFC), location: 0),
      .init(color: Color(hex: 0x12E6E4), location: 0.36),
      .init(color: Color(hex: 0x0AA9AD), location: 0.74),
      .init(color: Color(hex: 0x066F73), location: 1),
    ],
    startPoint: UnitPoint(x: 0.5, y: 0), endPoint: UnitPoint(x: 103.0 / 110, y: 1))

  /// The glass behind a ring.
  fileprivate static let lens = LinearGradient(
    colors: [.accent.opacity(0.34), .accent.opacity(0.03)],
    startPoint: UnitPoint(x: 25.0 / 110, y: 7.0 / 110),
    endPoint: UnitPoint(x: 85.0 / 110, y: 103.0 / 110))
}
