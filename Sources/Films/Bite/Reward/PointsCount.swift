import Flipbook

/// The points, which are counted up, and "XP" behind them.
struct PointsCount: View {
  /// How far the count is, 0...1.
  let progress: Double
  /// Seconds since it began.
  let age: Double

  var body: some View {
    Board {
      number(.numberShadow).blur(radius: 9).at(x: 18, baseline: 327)
      number(.white).at(x: 18, baseline: 325)
      Text("XP").role(.statValue, .white).at(x: unitX, baseline: 325)
    }
  }

  private var value: Int {
    let eased = 1 - (1 - progress) * (1 - progress) * (1 - progress)
    let way = Double(Reward.points - Reward.firstFigure)
    return Reward.firstFigure + Int((way * eased).rounded())
  }

  private func number(_ color: Color) -> some View {
    Text("+\(value)").role(.points, color).fixedSize()
  }

  /// "XP" makes room for a second figure at once, and then stays.
  private var unitX: Double {
    let (narrow, wide) = (127.91, 188.45)
    return narrow + (wide - narrow) * Animation.easeOut(duration: 0.2).progress(at: age)
  }
}

/// The flame, and how many days in a row there was something to eat.
struct StreakLine: View {
  let reward: Reward
  /// Seconds since today counts.
  let age: Double

  var body: some View {
    Board {
      Icon("flame.fill", size: 22, .flame).scaleEffect(beat).at(midX: 32, midY: 369)
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        FigureCell(role: .strongBody, alignment: .trailing) {
          RollingText(
            from: "\(reward.streakBefore)", to: "\(reward.streakAfter)", progress: roll,
            role: .strongBody, color: .white, direction: .up)
        }
        Text(" day streak").role(.strongBody, .white)
      }
      .at(x: 50, baseline: 375)
    }
  }

  private var roll: Double {
    Animation.spring(response: 0.34, dampingFraction: 0.85).progress(at: age).settled
  }

  /// The flame leaps up, and springs back.
  private var beat: Double {
    guard reward.streakAfter > reward.streakBefore else { return 1 }
    let up = Animation.easeOut(duration: 0.08).progress(at: age)
    let back = Animation.spring(response: 0.35, dampingFraction: 0.45).delay(0.08)
      .progress(at: age).settled
    return 1 + 0.35 * (up - back)
  }
}
