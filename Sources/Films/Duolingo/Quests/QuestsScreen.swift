import Flipbook

/// What there is to reach today.
struct QuestsScreen: View {
  let home: Home
  let quests: [Quest]
  let time: Double

  private static let duo = (scale: 0.3207, middle: 292.0, ground: 246.0)
  private static let ray = Path(literal: "M0,0 L-30,-640 L30,-640 Z")

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      hero
      ForEach(Copy.questsTitle.indices, id: \.self) { index in
        Text(Copy.questsTitle[index]).role(.questsTitle).foregroundStyle(Color.onColor)
          .baseline(at: 180 + 42 * Double(index)).offset(x: 24)
      }
      ListBox(count: quests.count, rowHeight: 126) { index in
        QuestRow(
          quest: quests[index], before: home.questUpdate?.before[index] ?? quests[index],
          age: time - home.since)
      }
      .offset(x: 16, y: 276)
    }
  }

  private var pose: DuoPose {
    let age = time - home.since
    return home.questUpdate?.pose(at: age) ?? DuoMotion.idle.pose(at: age)
  }

  private var hero: some View {
    ZStack {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.claim))
        // The rays end above the hero's foot, and beyond the screen's other sides.
        for index in -6...6 {
          var context = context
          context.translateBy(x: 292, y: 176)
          context.turn(by: 14 * Double(index), about: .zero)
          context.fill(Self.ray, with: .color(.claimRay))
        }
        context.fill(
          Path(ellipseAt: CGPoint(x: 292, y: 245), rx: 66, ry: 7), with: .color(.claimEdge))
      }
      DuoView(pose: pose, scale: Self.duo.scale)
        .shadow(.claimEdge)
        .position(
          x: Self.duo.middle, y: Self.duo.ground - DuoView.unitHeight * Self.duo.scale / 2)
    }
    .frame(width: 402, height: 252)
  }
}

/// A bordered box of rows, a line between each two.
struct ListBox<Row: View>: View {
  let count: Int
  let rowHeight: Double
  /// How far above the place where two rows meet the line between them begins.
  var ruleRise = 0.0
  @ViewBuilder let row: (Int) -> Row

  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 16, style: .circular).fill(Color.border)
      RoundedRectangle(cornerRadius: 14, style: .circular).fill(Color.ground).padding(2)
      ForEach(1..<max(count, 1), id: \.self) { index in
        Color.border.frame(width: 366, height: 2).offset(
          x: 2, y: rowHeight * Double(index) - ruleRise)
      }
      ForEach(0..<count, id: \.self) { index in
        row(index).frame(width: 370, height: rowHeight, alignment: .topLeading)
          .offset(y: rowHeight * Double(index))
      }
    }
    .frame(width: 370, height: rowHeight * Double(count))
  }
}

/// A bar of gold on grey, with a light on it.
struct GoldBar: View {
  let share: Double
  let size: CGSize

  var body: some View {
    let width = max(size.width * share, size.height)
    ZStack(alignment: .leading) {
      Capsule().fill(Color.border)
      Capsule().fill(Color.gold).frame(width: width)
      Capsule().fill(Color.barLight)
        .frame(width: max(width - 16, 0), height: size.height * 0.24)
        .offset(x: 8, y: -size.height * 0.16)
    }
    .frame(width: size.width, height: size.height)
  }
}
