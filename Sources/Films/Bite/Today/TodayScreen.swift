import Flipbook

/// The day: what is eaten, what is next, the list, and the streaks.
struct TodayScreen: View {
  let today: Today
  let diary: Diary
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  /// The height of what scrolls, in points.
  static let contentHeight = 1336.0

  /// Seconds since the app came to it.
  private var age: Double { time - today.appeared }

  var body: some View {
    let offset = today.feed.offset(at: time)
    ZStack(alignment: .top) {
      ScrollView(offset: offset) {
        Board(width: Viewport.width, height: Self.contentHeight) {
          header.rises(after: 0.05, at: age)
          EnergyPanel(diary: diary, age: age, time: time).rises(after: 0.10, at: age)
          PenguinRow().rises(after: 0.15, at: age).at(x: 0, y: 326)
          UpNext(today: today, time: time, send: send).rises(after: 0.20, at: age)
          ListCard(time: time) { send(.show(.list)) }
            .rises(after: 0.20, at: age)
            .at(x: 20, y: 778)
          DashedLine().frame(width: 362).at(x: 20, y: 1005.5)
          StreaksPanel(diary: diary, time: time).at(x: 0, y: 1006)
        }
      }
      .onScroll { send(.today(.scroll($0))) }
      TopScrim().scrim(at: offset)
    }
  }

  private var header: some View {
    Board(width: Viewport.width, height: 140) {
      Text("Good evening").role(.greeting, .white)
        .contentShape(Rectangle())
        .onLongPressGesture(minimumDuration: 1, perform: { send(.reset) })
        .at(x: 20, baseline: 96)
      Icon("fork.knife", size: 17, .accent).at(midX: 28, midY: 117)
      Text("Fresh day. Fresh plate.").role(.small, .second).at(x: 43, baseline: 122.4)
      RoundButton(icon: "chart.bar", label: "Statistics", time: time) {}
        .at(midX: TopRow.secondLast, midY: TopRow.y)
      RoundButton(icon: "person", label: "Profile", time: time) {}
        .at(midX: TopRow.last, midY: TopRow.y)
    }
  }
}

/// What is eaten, as a number and on the dial.
private struct EnergyPanel: View {
  let diary: Diary
  let age: Double
  let time: Double

  var body: some View {
    Board(width: Viewport.width, height: 320) {
      RollingText(diary.energyLine, at: time, role: .bigNumber, color: .white)
        .at(x: 17, baseline: 224)
      Text("/ 1,900 kcal").role(.body, .white).at(x: 20, baseline: 256)
      RollingText(diary.proteinLine, at: time, role: .small, color: .second)
        .at(x: 20, baseline: 281)
      EnergyDial(
        share: diary.kcal.value(at: time) / Double(Diary.goal), age: age - 0.10
      )
      .at(midX: 300, midY: 232)
    }
    .allowsHitTesting(false)
  }
}

/// The penguin, and what it walks past.
private struct PenguinRow: View {
  private static let dishes: [Dish] = [.shakshuka, .pokeBowl, .lemonChicken]

  var body: some View {
    Board(width: Viewport.width, height: 70) {
      DashedLine(dash: [4, 6], width: 1.5, color: .white.opacity(0.3))
        .frame(width: 362)
        .at(x: 20, y: 65.25)
      Image(decorative: "penguin-mini").resizable().frame(width: 51, height: 68).at(x: 18, y: 0)
      ForEach(Self.dishes.indices, id: \.self) { index in
        DishPlate(dish: Self.dishes[index], diameter: 48)
          .at(midX: 142 + 104 * Double(index), midY: 30)
      }
    }
    .allowsHitTesting(false)
  }
}

/// The card that calls to the list.
private struct ListCard: View {
  let time: Double
  let open: () -> Void

  var body: some View {
    Board(width: 362, height: 196) {
      RoundedRectangle(cornerRadius: 28, style: .circular).fill(Color.accent)
      Image(decorative: "penguin-cart").resizable().frame(width: 184, height: 154)
        .at(x: 180, y: 34)
      Text("Your list").role(.listCardTitle, .ground).at(x: 24, baseline: 50)
      Text("is ready").role(.listCardTitle, .ground).at(x: 24, baseline: 84)
      Text("54 things for this week.")
        .role(TextRole(15, .medium, tracking: -0.1), .ground.opacity(0.8))
        .at(x: 24, baseline: 110)
      Button(action: open) {
        Capsule(style: .circular).fill(Color.ground)
          .overlay {
            Text("Open list").role(TextRole(16, .medium, tracking: -0.1), .white)
              .fixedSize()
              .offset(y: -0.1)
          }
          .frame(width: 116, height: 44)
      }
      .buttonStyle(PressStyle(time: time))
      .accessibilityLabel("Open list")
      .at(x: 24, y: 130)
    }
  }
}

/// Days in a row.
private struct StreaksPanel: View {
  let diary: Diary
  let time: Double

  var body: some View {
    Board(width: Viewport.width, height: 330) {
      EllipticalGradient(stops: Self.ember)
        .frame(width: 240, height: 192)
        .at(midX: 64, midY: 158)
      Text("Streaks").role(.streaks, .white).at(x: 18, baseline: 72)
      Icon("plus.circle", size: 18, .accent).at(midX: 29, midY: 98)
      Text("Daily goal: one meal").role(.small, .second).at(x: 45, baseline: 103.4)
      number(diary.streakLine, "Current streak", x: 20)
      number(diary.longestLine, "Longest streak", x: 207)
    }
    .allowsHitTesting(false)
  }

  @ViewBuilder private func number(_ line: Rolling, _ label: String, x: Double) -> some View {
    RollingText(line, at: time, role: .bigNumber, color: .white).at(x: x - 2, baseline: 182)
    Text(label).role(.small, .white.opacity(0.78)).at(x: x, baseline: 208)
  }

  /// The fire behind the first number.
  private static let ember: [Gradient.Stop] = [
    .init(color: .ember.opacity(0.95), location: 0),
    .init(color: .emberOrange.opacity(0.72), location: 0.22),
    .init(color: .emberRed.opacity(0.30), location: 0.5),
    .init(color: .emberDark.opacity(0.08), location: 0.78),
    .init(color: .emberDark.opacity(0), location: 1),
  ]
}
