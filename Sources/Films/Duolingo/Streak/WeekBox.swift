import Flipbook

/// The week: a name and a circle for each day.
struct WeekBox: View {
  let update: StreakUpdate
  let time: Double

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 16, style: .circular).fill(Color.border)
      RoundedRectangle(cornerRadius: 14, style: .circular).fill(Color.ground).padding(2)
      ForEach(Weekday.allCases, id: \.self) { day in
        DayColumn(
          name: Copy.name(of: day), isToday: day == update.streak.today,
          fill: update.fill(of: day, at: time)
        )
        .position(x: 27 + 50 * Double(day.rawValue), y: 52)
      }
    }
    .frame(width: 354, height: 104)
  }
}

/// A day: its name, and a circle that fills.
private struct DayColumn: View {
  let name: String
  let isToday: Bool
  let fill: DayFill

  var body: some View {
    ZStack(alignment: .top) {
      Color.clear
      Text(name)
        .role(.day)
        .foregroundStyle(isToday ? Color.streak : .asleep)
        .baseline(at: 26 + TextRole.day.capitalDrop)
      ZStack {
        Circle().fill(Color.border).frame(width: 34, height: 34)
        Canvas { context, size in
          context.translateBy(x: size.width / 2, y: size.height / 2)
          draw(in: context)
        }
      }
      .frame(width: 48, height: 48)
      .offset(y: 66 - 24)
    }
    .frame(width: 50, height: 104)
  }

  private static let check = Path(
    through: CGPoint(x: -9, y: 0.5), CGPoint(x: -2.6, y: 6.8), CGPoint(x: 9.4, y: -6.4))

  private func draw(in context: GraphicsContext) {
    guard fill.radius > 0 else { return }
    var context = context
    context.fill(
      Path(ellipseAt: .zero, rx: fill.radius, ry: fill.radius), with: .color(.streak))
    guard fill.check > 0 else { return }
    // The check is drawn for today's size; its line is as wide in every circle at rest.
    let scale = fill.radius / DayFill.today
    let rest = isToday ? 1 : DayFill.rest / DayFill.today
    context.scaleBy(x: scale, y: scale)
    context.stroke(
      Self.check.trimmedPath(from: 0, to: fill.check), with: .color(.onColor),
      style: .round(4.8 / rest))
  }
}
