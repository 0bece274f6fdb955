import Flipbook

/// Days in a row, and which of this week's are met.
struct StreakCard: View {
  /// The streak; between two whole numbers while it rolls.
  let days: Double
  /// The scale of the flame.
  var flame = 1.0
  /// How far today is met, 0...1, or beyond where the check overshoots.
  var today = 1.0

  static let height = 100.0

  /// The week's letters; today is the fifth.
  private static let week = ["M", "T", "W", "T", "F", "S", "S"]
  private static let todayIndex = 4

  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: Radius.cardStandard)
        .fill(
          LinearGradient(
            colors: [Palette.streakTop, Palette.elevatedSurface], startPoint: .top,
            endPoint: .bottom))
      Flame().scaleEffect(flame, anchor: .bottom).position(x: 32, y: 42)
      SteppedNumber(value: days).type(.streakNumber).at(x: 55, baseline: 59.5)
      Text("day streak").type(.meta, Palette.textSecondary)
        .at(x: Spacing.statPadding, baseline: 82)
      ForEach(Self.week.indices, id: \.self) { index in
        let x = 191 + 25 * Double(index)
        Text(Self.week[index])
          .centered(
            .tabLabel, index == Self.todayIndex ? Palette.textPrimary : Palette.textTertiary
          )
          .at(x: x, baseline: 40, .center)
        DayMark(met: met(index)).position(x: x, y: 59)
      }
    }
    .frame(width: 370, height: Self.height)
  }

  private func met(_ index: Int) -> Double {
    index < Self.todayIndex ? 1 : index == Self.todayIndex ? today : 0
  }
}

/// A day of the week: an open ring, or a check on green.
private struct DayMark: View {
  /// How far it is met, 0...1, or beyond where it overshoots.
  let met: Double

  var body: some View {
    ZStack {
      Circle().strokeBorder(Palette.surface3.opacity(max(1 - met, 0)), lineWidth: 1.5)
      if met > 0 {
        ZStack {
          Circle().fill(Palette.successGreen.opacity(0.16))
          Check().stroke(
            Palette.successGreen,
            style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        }
        .scaleEffect(0.6 + 0.4 * met)
        .opacity(min(met, 1))
      }
    }
    .frame(width: 18, height: 18)
  }
}

/// A check about the middle of its frame, 7 points wide.
struct Check: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX - 3.4, y: rect.midY + 0.2))
      path.addLine(to: CGPoint(x: rect.midX - 1, y: rect.midY + 2.6))
      path.addLine(to: CGPoint(x: rect.midX + 3.6, y: rect.midY - 2.3))
    }
  }
}

/// The flame of the streak: amber, 32 points high, with a darker heart.
struct Flame: View {
  var body: some View {
    ZStack {
      Tongue.outer.fill(Palette.overBudgetAmber)
      Tongue.inner.fill(Palette.elevatedSurface.opacity(0.28))
    }
    .frame(width: 24, height: 31.2)
  }
}

/// A tongue of flame: an outline about the middle of its frame.
private struct Tongue: Shape {
  let start: CGPoint
  /// Two control points and an end each.
  let curves: [[Double]]

  static let outer = Tongue(
    start: CGPoint(x: 2.2, y: -15.4),
    curves: [
      [3.4, -9.6, 11.4, -6, 11.4, 4], [11.4, 11, 6.4, 15.6, 0, 15.6],
      [-6.4, 15.6, -11.4, 11, -11.4, 4.2], [-11.4, -0.4, -9, -3.8, -6.4, -6.2],
      [-5.8, -6.8, -4.9, -6.4, -4.9, -5.6], [-4.8, -3.4, -4.2, -2, -2.6, -1.2],
      [-3.2, -6.6, -1.6, -12, 1, -15.6], [1.4, -16.1, 2.1, -16, 2.2, -15.4],
    ])
  static let inner = Tongue(
    start: CGPoint(x: 0.6, y: 0.6),
    curves: [
      [1.6, 4, 5.2, 5.4, 5.2, 9.4], [5.2, 12.6, 2.9, 14.4, 0, 14.4],
      [-2.9, 14.4, -5.2, 12.6, -5.2, 9.6], [-5.2, 7.4, -4, 5.6, -2.6, 4.6],
      [-2, 6, -1.2, 6.6, -0.4, 6.6], [-1, 4.4, -0.8, 2.2, 0, 0.6], [0.2, 0.3, 0.5, 0.3, 0.6, 0.6],
    ])

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: start)
      for curve in curves {
        path.addCurve(
          to: CGPoint(x: curve[4], y: curve[5]), control1: CGPoint(x: curve[0], y: curve[1]),
          control2: CGPoint(x: curve[2], y: curve[3]))
      }
      path.closeSubpath()
    }
    .offsetBy(dx: rect.midX, dy: rect.midY)
  }
}
