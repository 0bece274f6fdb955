import Flipbook

/// What is left of the day, how far it has come, and its three macros.
struct HeroCard: View {
  let intake: Intake
  var time = 0.0
  /// Turns the ring of a macro.
  var turn: @Sendable (Macro) -> Void = { _ in }

  static let height = 294.0

  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: Radius.hero).fill(Palette.elevatedSurface)
      Text("TODAY").type(.label, Palette.textSecondary).at(x: Spacing.heroPadding, baseline: 32)
      RollingNumber(count: intake.distance)
        .type(.dailyTotal, Palette.textPrimary.mix(with: Palette.overBudgetAmber, by: intake.over))
        // The figures' own empty space stands left of the other lines' edge.
        .at(x: Spacing.heroPadding - 5, baseline: 99)
      ZStack(alignment: .leading) {
        Text("kcal remaining of \(Int(Plan.calories).grouped)")
          .type(.meta, Palette.textSecondary)
          .opacity(1 - 2 * intake.over)
        if intake.over > 0.5 {
          Text("Over goal by \(Int(intake.distance.rest).grouped) kcal")
            .type(.meta, Palette.overBudgetAmber)
            .opacity(2 * intake.over - 1)
        }
      }
      .at(x: Spacing.heroPadding, baseline: 124)
      ProgressBar(share: intake.calories.value / Plan.calories, over: intake.over)
        .at(x: Spacing.heroPadding, y: 142)
      ForEach(Macro.allCases, id: \.self) { macro in
        let x = 64 + 121 * Double(macro.index)
        ring(macro).position(x: x, y: 212)
        Text(macro.label).centered(.ringLabel, Palette.textSecondary)
          .at(x: x, baseline: 272, .center)
      }
    }
    .frame(width: 370, height: Self.height)
  }

  private func ring(_ macro: Macro) -> some View {
    let (grams, plan) = (intake.macros[macro.index], Plan.macros[macro])
    return Button {
      turn(macro)
    } label: {
      MacroRing(
        color: macro.color, grams: grams, share: grams.value / plan, goal: plan,
        turn: intake.turns[macro.index])
    }
    .buttonStyle(RingStyle(time: time))
    .accessibilityLabel(macro.label)
  }
}

/// How much of the day's calories is eaten.
struct ProgressBar: View {
  let share: Double
  /// How far the bar has turned amber, 0...1.
  let over: Double

  private static let height = 6.0

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule(style: .circular).fill(Palette.surface3)
        if share > 0 {
          Capsule(style: .circular)
            .fill(Palette.textPrimary.mix(with: Palette.overBudgetAmber, by: over))
            .frame(width: max(proxy.size.width * min(share, 1), Self.height))
        }
      }
    }
    .frame(width: 322, height: Self.height)
  }
}
