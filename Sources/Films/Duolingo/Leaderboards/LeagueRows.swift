import Flipbook

/// Everyone in a league, in order, and the lines between those who advance, stay, and go down.
struct LeagueRows: View {
  let league: League
  let climb: LeagueClimb?
  let time: Double

  private static let (row, zone, margin) = (50.0, 40.0, 5.0)

  var body: some View {
    ZStack(alignment: .top) {
      Color.clear
      ForEach(league.entries.indices, id: \.self) { index in
        if !league.entries[index].isLearner { other(index) }
      }
      ZoneLine(title: Copy.promotion, color: .action, isUp: true)
        .padding(.top, top(ofPlace: league.advancing) - Self.zone)
      ZoneLine(title: Copy.demotion, color: .wrong, isUp: false)
        .padding(.top, top(ofPlace: league.entries.count - league.demoted) - Self.zone)
      learner
    }
    .frame(
      width: 402,
      height: Self.margin + Self.row * Double(league.entries.count) + 2 * Self.zone + 8)
  }

  /// Where the row at a place is, zones above it counted.
  private func top(ofPlace place: Int) -> Double {
    let zones =
      (place >= league.advancing ? 1.0 : 0)
      + (place >= league.entries.count - league.demoted ? 1 : 0)
    return Self.margin + Self.row * Double(place) + Self.zone * zones
  }

  /// Someone else, who may be on the way down as the learner passes.
  private func other(_ index: Int) -> some View {
    var (place, way) = (index, 0.0)
    if let climb, index > climb.to, index <= climb.from {
      place = index - 1
      way = climb.passed(place, at: time)
    }
    return LeagueRow(
      entry: league.entries[index], place: way < 0.5 ? place : index, league: league,
      points: league.entries[index].points
    )
    .padding(.top, mix(top(ofPlace: place), top(ofPlace: index), way))
  }

  @ViewBuilder private var learner: some View {
    let index = league.place
    let steps = climb?.steps(at: time) ?? 0
    let place = climb.map { Double($0.from) - steps } ?? Double(index)
    let (upper, lower) = (Int(place.rounded(.down)), Int(place.rounded(.up)))
    let lifted = climb?.lifted(at: time) ?? 0
    let y = mix(top(ofPlace: upper), top(ofPlace: lower), place - Double(upper))
    LeagueRow(
      entry: league.entries[index], place: Int(place.rounded()), league: league,
      points: climb?.points(at: time) ?? league.entries[index].points
    )
    .background {
      if lifted > 0 {
        RoundedRectangle(cornerRadius: 14, style: .circular)
          .fill(Color.liftShadow).frame(width: 386, height: 48).offset(y: 4 * lifted)
      }
    }
    .scaleEffect(1 + 0.03 * lifted)
    .padding(.top, y)
  }
}

/// Someone in a league: place, avatar, name and points.
private struct LeagueRow: View {
  let entry: League.Entry
  /// From 0 on.
  let place: Int
  let league: League
  let points: Int

  var body: some View {
    ZStack(alignment: .topLeading) {
      if entry.isLearner {
        RoundedRectangle(cornerRadius: 14, style: .circular).fill(Color.rightGround)
          .frame(width: 386, height: 48).position(x: 201, y: 25)
      }
      if place < 3 {
        Medal(place: place).position(x: 34, y: 25)
      } else {
        Text("\(place + 1)").role(.rank).foregroundStyle(rankColor).fixedSize()
          .position(x: 34, y: 25)
      }
      Circle().fill([Color].avatars[entry.avatar % [Color].avatars.count])
        .frame(width: 37, height: 37).position(x: 80, y: 25)
      Text(entry.name.prefix(1)).role(.avatar).foregroundStyle(Color.onColor).fixedSize()
        .position(x: 80, y: 25)
      Text(entry.name).role(entry.isLearner ? .learnerName : .leagueName)
        .foregroundStyle(entry.isLearner ? Color.actionEdge : .ink)
        .fixedSize().frame(height: 50).padding(.leading, 112)
      Text(Copy.points(points)).role(entry.isLearner ? .rank : .leaguePoints)
        .foregroundStyle(entry.isLearner ? Color.actionEdge : .quiet)
        .fixedSize().frame(width: 380, height: 50, alignment: .trailing)
    }
    .frame(width: 402, height: 50)
  }

  private var rankColor: Color {
    if place < league.advancing { return .actionEdge }
    return place >= league.entries.count - league.demoted ? .wrongEdge : .ink
  }
}

/// A medal for the first three.
private struct Medal: View {
  let place: Int

  private static let ribbon = Path(literal: "M-11,-2 L-7,10 L0,7.6 L7,10 L11,-2 Z")

  var body: some View {
    let colors = [Color].medals[place]
    ZStack {
      Canvas { context, size in
        context.translateBy(x: size.width / 2, y: size.height / 2)
        context.fill(Self.ribbon, with: .color(colors.edge))
        context.fill(
          Path(ellipseAt: CGPoint(x: 0, y: -3), rx: 10.6, ry: 10.6), with: .color(colors.face))
      }
      Text("\(place + 1)").role(.medal).foregroundStyle(Color.onColor).fixedSize().offset(y: -3)
    }
    .frame(width: 30, height: 30)
  }
}

/// A line of words between the places, with arrows.
private struct ZoneLine: View {
  let title: String
  let color: Color
  let isUp: Bool

  var body: some View {
    HStack(spacing: 15) {
      arrow
      Text(title).role(.zone).foregroundStyle(color).fixedSize()
      arrow
    }
    .frame(width: 402, height: 40)
  }

  private var arrow: some View {
    Path(literal: "M1,7.6 L7,1.4 L13,7.6 M7,2 V13")
      .stroke(color, style: .round(3.2))
      .frame(width: 14, height: 12)
      .scaleEffect(x: 1, y: isUp ? 1 : -1)
  }
}
