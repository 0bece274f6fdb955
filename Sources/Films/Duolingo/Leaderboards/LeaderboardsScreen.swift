import Flipbook

/// The league: its shields, and everyone in it, the learner's row marked.
struct LeaderboardsScreen: View {
  let home: Home
  let league: League
  let time: Double
  let send: @Sendable (Home.Action) -> Void

  /// Where the list begins, and where the tabs do.
  private static let (top, bottom) = (224.0, 784.0)

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ScrollView(offset: home.ranking.offset(at: time)) {
        LeagueRows(league: league, climb: home.climb, time: time)
      }
      .frame(width: 402, height: Self.bottom - Self.top)
      .onScroll { send(.scroll($0)) }
      .padding(.top, Self.top)
      LeagueHeader(league: league)
      if let climb = home.climb { toast(climb) }
    }
  }

  private func toast(_ climb: LeagueClimb) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 16, style: .circular).fill(Color.actionEdge)
        .padding(.top, 4)
      RoundedRectangle(cornerRadius: 16, style: .circular).fill(Color.action)
        .padding(.bottom, 4)
      ZStack(alignment: .topLeading) {
        Color.clear
        Path(literal: "M0,8 V-7 M-6.6,-1 L0,-7.6 L6.6,-1")
          .stroke(Color.onColor, style: .round(3.8)).offset(x: 38, y: 25)
        Text(Copy.movedUp(to: climb.to + 1)).role(.toast).foregroundStyle(Color.onColor)
          .fixedSize().baseline(at: 31.35).offset(x: 59)
      }
    }
    .frame(width: 318, height: 54)
    .position(x: 201, y: 749 + 62 * (1 - climb.toast(at: time)))
    .mask {
      Rectangle().frame(width: 402, height: Self.bottom).position(x: 201, y: Self.bottom / 2)
    }
    .allowsHitTesting(false)
  }
}

/// The shields of the leagues, and what this one is about.
private struct LeagueHeader: View {
  let league: League

  /// The middle of each shield, and its size.
  private static let places: [(x: Double, size: Double)] = [
    (43, 44), (114, 52), (201, 74), (288, 52), (359, 44),
  ]

  var body: some View {
    ZStack(alignment: .top) {
      Color.ground.frame(height: 224)
      ForEach(Self.places.indices, id: \.self) { index in
        let place = Self.places[index]
        Image("icons/\(league.shields[index].rawValue)").resizable()
          .frame(width: place.size, height: place.size)
          .position(x: place.x, y: 100)
      }
      Text(Copy.league(league.name)).role(.leagueTitle).foregroundStyle(Color.ink)
        .baseline(at: 167)
      Text(Copy.advance(league.advancing)).role(.second).foregroundStyle(Color.quiet)
        .baseline(at: 190)
      Text(Copy.days(league.days)).role(.day).foregroundStyle(Color.streak).baseline(at: 212)
      Color.border.frame(height: 2).padding(.top, 224)
    }
    .frame(width: 402, height: 226)
  }
}
