import Flipbook

/// The week: how far it has come, and what each day has.
struct PlanScreen: View {
  let plan: WeekPlan
  let diary: Diary
  /// How many things are left to buy.
  let left: Int
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  /// Seconds since the tab was shown.
  private var age: Double { time - plan.appeared }

  var body: some View {
    let offset = plan.feed.offset(at: time)
    ZStack(alignment: .top) {
      ScrollView(offset: offset) {
        Board(width: Viewport.width, height: PlanMetrics.contentHeight) {
          header
          PlanStats(diary: diary, left: left, age: age).collapses(at: offset)
          Hairline().frame(width: 362).at(x: 20, y: 339.5)
          thisWeek
          ForEach(plan.days.indices, id: \.self) { index in
            PlanDay(
              day: plan.days[index], totals: plan.totals[index],
              eaten: index == 0 ? diary.eaten.count : 0, time: time
            )
            .at(x: 0, y: PlanMetrics.nameBaseline(ofDay: index) - 40)
          }
          PlanTiles(plan: plan, age: age, time: time, send: send)
        }
      }
      .onScroll { send(.plan(.scroll($0))) }
      TopScrim().scrim(at: offset)
    }
  }

  private var header: some View {
    Board(width: Viewport.width, height: 140) {
      Text("Your Plan").role(.screenTitle, .white).at(x: 20, baseline: 96)
      Text("Hold a dish, drop it on any day.").role(.small, .second).at(x: 20, baseline: 122.4)
      RoundButton(icon: "shuffle", label: "Shuffle", time: time) { send(.plan(.shuffle)) }
        .at(midX: TopRow.secondLast, midY: TopRow.y)
      RoundButton(icon: "trash", label: "Restore", time: time) { send(.plan(.restore)) }
        .at(midX: TopRow.last, midY: TopRow.y)
    }
  }

  private var thisWeek: some View {
    HStack(spacing: 8) {
      Icon("calendar", size: 20, .accent)
      Text("This week").role(.strongBody, .white).offset(y: -0.2)
      Icon("chevron.up.chevron.down", size: 18, .white).opacity(0.6).padding(.leading, -1.5)
    }
    .fixedSize()
    .at(x: 20, midY: 368)
  }
}

extension View {
  /// What the content scrolls away from: it fades and shrinks, besides.
  fileprivate func collapses(at offset: Double) -> some View {
    let gone = min(max(offset / PlanMetrics.header, 0), 1)
    return scaleEffect(1 - 0.06 * gone, anchor: UnitPoint(x: 0.5, y: 0.44))
      .opacity(1 - gone)
  }
}

/// Three numbers of the week, and its gauge.
private struct PlanStats: View {
  let diary: Diary
  let left: Int
  /// Seconds since the tab was shown.
  let age: Double

  var body: some View {
    let share = Double(diary.eaten.count) / Double(PlanSlot.all.count)
    Board(width: Viewport.width, height: 340) {
      Circle().fill(Color.accent)
        .overlay { Icon("checkmark", size: 14, .ground) }
        .frame(width: 20, height: 20)
        .at(midX: 30, midY: 174)
      value("\(diary.eaten.count)/\(PlanSlot.all.count)", "Meals eaten", baseline: 182)
      Icon("flame.fill", size: 22, .accent).at(midX: 30, midY: 232)
      value("\(average) kcal", "Daily average", baseline: 240)
      Icon("basket", size: 22, .accent).at(midX: 30, midY: 290)
      value("\(left)", "Left to buy", baseline: 298)
      WeekGauge(share: share, age: age).at(midX: 287, midY: 235)
    }
    .allowsHitTesting(false)
  }

  private var average: Int {
    Int((Double(diary.intake.kcal) / Double(WeekFixture.days.count)).rounded())
  }

  @ViewBuilder private func value(
    _ value: String, _ label: String, baseline: Double
  ) -> some View {
    Text(value).role(.statValue, .white).at(x: 54, baseline: baseline)
    Text(label).role(.caption, .second).at(x: 54, baseline: baseline + 20)
  }
}
