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
  private static let opening = Animation.spring(response: 0.30, dampingFraction: 0.5)

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
        Text("\(count)/\(quest.target)").role(.questCount).foregroundStyle(Color.onGold)
      }
      .frame(width: 214, height: 20)
      .offset(x: 68, y: 67)
      chest.frame(width: 54, height: 54).offset(x: 297, y: 46)
    }
  }

  @ViewBuilder private var chest: some View {
    let isNew = quest.isReached && !before.isReached
    let popAge = isNew ? age - Self.pop : quest.isReached ? .infinity : -1
    if popAge < 0.10 {
      // It gathers before it opens.
      let squash = popAge > 0 ? .sin(.pi / 2 * popAge / 0.10) : 0
      Image("icons/chest").resizable().frame(width: 53.8, height: 47)
        .scaleEffect(x: 1 + 0.12 * squash, y: 1 - 0.12 * squash, anchor: .bottom)
        .offset(y: 5)
    } else {
      let open = popAge - 0.10
      ZStack {
        ChestBurst(age: open).frame(width: 110, height: 110)
        Image("icons/open-chest").resizable().frame(width: 53.8, height: 53.8)
          .scaleEffect(mix(0.9, 1, Self.opening.progress(at: open)), anchor: .bottom)
      }
    }
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

/// Five rays that grow out of a chest as it opens, and are gone.
private struct ChestBurst: View {
  let age: Double

  private static let duration = 0.30

  var body: some View {
    Canvas { context, size in
      let share = age / Self.duration
      guard share >= 0, share < 1 else { return }
      let (inner, outer) = (39 + 7 * share * share, 39 + 7 * UnitCurve.easeOut.value(at: share))
      for index in -2...2 {
        var context = context
        context.translateBy(x: size.width / 2, y: size.height / 2)
        context.turn(by: 25 * Double(index), about: .zero)
        context.stroke(
          Path(through: CGPoint(x: 0, y: -inner), CGPoint(x: 0, y: -outer)),
          with: .color(.gold), style: .round(4 * (1 - share)))
      }
    }
  }
}
