import Flipbook

/// A day of the plan without its dishes: its name, what it comes to, and how much of it is eaten.
struct PlanDay: View {
  let day: PlannedDay
  let totals: IntakeLines
  /// How many of its meals are eaten.
  let eaten: Int
  let time: Double

  var body: some View {
    Board(width: Viewport.width, height: PlanMetrics.day) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(day.name).role(.dayName, .white)
        Text("\(day.date)").role(.date, .second)
      }
      .at(x: 20, baseline: 40)
      Icon("info.circle", size: 20, .white).opacity(0.55).at(midX: 372, midY: 32)
      MetaLine(lines: totals, time: time).at(x: 20, baseline: 67)
      Capsule(style: .circular).fill(.white.opacity(0.12))
        .frame(width: 362, height: 4)
        .at(x: 20, y: 210)
      if eaten > 0 {
        Capsule(style: .circular).fill(Color.accent)
          .frame(width: 362 * min(Double(eaten) / Double(day.dishes.count), 1), height: 4)
          .at(x: 20, y: 210)
      }
    }
    .allowsHitTesting(false)
  }
}
