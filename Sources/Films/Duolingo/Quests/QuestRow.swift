import Flipbook

/// A quest: how much of it is reached, and its chest, which pops open when all is.
struct QuestRow: View {
  let quest: Quest
  /// As it was when it was last looked at.
  let before: Quest
  /// Seconds since the quests were opened.
  let age: Double

  /// When the bar runs on, and when a chest pops.
  static let (fill, pop) = (0.35, 0.75)
  private static let filling = Animation.spring(response: 0.34, dampingFraction: 0.85)

  var body: some View {
    let way = Self.filling.progress(at: age - Self.fill)
    let share = mix(before.share, quest.share, way).clamped()
    let count = Int(
      mix(Double(before.progress), Double(quest.progress), way.clamped()).rounded())
    ZStack(alignment: .topLeading) {
      Image("quests/\(quest.goal.picture)").offset(x: 18, y: 45)
      Text(Copy.title(of: quest)).role(.quest).foregroundStyle(Color.ink).fixedSize()
        .baseline(at: 49).offset(x: 68)
      ZStack {
        GoldBar(share: share, size: CGSize(width: 214, height: 20))
        Text("\(count)/\(quest.target)").role(.questCount)
          // Words on gold are dark; where the gold does not reach them they are asleep.
          .foregroundStyle(share < 0.5 ? Color.asleep : .onGold)
      }
      .frame(width: 214, height: 20)
      .offset(x: 68, y: 67)
      Chest(age: popAge).scaleEffect(0.84).position(x: 323.88, y: 76.52)
    }
  }

  /// Seconds since the chest began to pop: below 0 while it is closed.
  private var popAge: Double {
    guard quest.isReached else { return -1 }
    return before.isReached ? .infinity : age - Self.pop
  }
}

extension Quest.Goal {
  fileprivate var picture: String {
    switch self {
    case .points: "points"
    case .row: "row"
    case .accuracy: "accuracy"
    }
  }
}
