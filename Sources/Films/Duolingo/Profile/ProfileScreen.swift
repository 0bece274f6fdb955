import Flipbook

/// Who learns, and what they have come to.
struct ProfileScreen: View {
  let account: Account

  var body: some View {
    let profile = account.profile
    ZStack(alignment: .topLeading) {
      Color.clear
      Color.pickedGround.frame(width: 402, height: 178)
      Image("profile/portrait")
      Color.border.frame(width: 402, height: 2).offset(y: 176)
      text(profile.name, .profileName, .ink, 216)
      text(profile.handle, .second, .quiet, 239)
      text(Copy.joined(profile.joined), .second, .quiet, 260)
      Image("flags/\(account.course.flag.rawValue)").resizable().frame(width: 40.8, height: 31.2)
        .offset(x: 341, y: 196)
      text(Copy.statistics, .section, .ink, 301)
      statistics
      text(Copy.achievements, .section, .ink, 490)
      ListBox(count: profile.achievements.count, rowHeight: 84, ruleRise: 1) { index in
        AchievementRow(
          achievement: profile.achievements[index],
          progress: account.progress(of: profile.achievements[index].kind))
      }
      .offset(x: 16, y: 502)
    }
  }

  private func text(
    _ words: String, _ role: TextRole, _ color: Color, _ baseline: Double
  ) -> some View {
    Text(words).role(role).foregroundStyle(color).fixedSize().baseline(at: baseline).offset(x: 20)
  }

  private var statistics: some View {
    let figures: [(picture: String, value: String, title: String)] = [
      ("icons/flame", "\(account.streak.days)", Copy.streakTitle),
      ("profile/points", Copy.grouped(account.points), Copy.pointsTitle),
      ("icons/\(account.league.shield.rawValue)", account.league.name, Copy.leagueTitle),
      ("icons/trophy", "\(account.profile.topFinishes)", Copy.finishesTitle),
    ]
    return ForEach(figures.indices, id: \.self) { index in
      StatisticBox(
        picture: figures[index].picture, value: figures[index].value, title: figures[index].title
      )
      .offset(x: 16 + 191 * Double(index % 2), y: 313 + 76 * Double(index / 2))
    }
  }
}

/// A figure in a bordered box.
private struct StatisticBox: View {
  let picture: String
  let value: String
  let title: String

  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 16, style: .circular).fill(Color.border)
      RoundedRectangle(cornerRadius: 14, style: .circular).fill(Color.ground).padding(2)
      Image(picture).resizable().scaledToFit().frame(width: 32, height: 32).offset(x: 16, y: 17)
      Text(value).role(.figure).foregroundStyle(Color.ink).fixedSize()
        .baseline(at: 30).offset(x: 58)
      Text(title).role(.figureTitle).foregroundStyle(Color.quiet).fixedSize()
        .baseline(at: 50).offset(x: 58)
    }
    .frame(width: 179, height: 66)
  }
}

/// An achievement: its sign, and how far it has come.
private struct AchievementRow: View {
  let achievement: Achievement
  let progress: Int

  var body: some View {
    let (face, edge) = achievement.kind.colors
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 14, style: .circular).fill(edge)
        .frame(width: 56, height: 58).offset(x: 14, y: 12)
      RoundedRectangle(cornerRadius: 14, style: .circular).fill(face)
        .frame(width: 56, height: 54).offset(x: 14, y: 12)
      Image("profile/\(achievement.kind.rawValue)").offset(x: 14, y: 12)
      Text(Copy.name(of: achievement.kind)).role(.learnerName).foregroundStyle(Color.ink)
        .fixedSize().baseline(at: 35).offset(x: 86)
      Text("\(Copy.grouped(progress))/\(Copy.grouped(achievement.target))").role(.achievementCount)
        .foregroundStyle(Color.asleep).fixedSize()
        .frame(width: 354, alignment: .trailing).baseline(at: 35)
      GoldBar(
        share: min(Double(progress) / Double(max(achievement.target, 1)), 1),
        size: CGSize(width: 268, height: 14)
      )
      .offset(x: 86, y: 48)
    }
    .frame(width: 370, height: 84, alignment: .topLeading)
  }
}

extension Achievement.Kind {
  fileprivate var colors: (face: Color, edge: Color) {
    switch self {
    case .wildfire: (.wrong, .wrongEdge)
    case .sage: (.action, .actionEdge)
    case .scholar: (.claim, .claimEdge)
    }
  }
}
