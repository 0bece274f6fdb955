import Flipbook

/// The app between lessons: a tab, the bar above it, and the tabs below; or the guidebook over them.
struct HomeScreen: View {
  let home: Home
  let account: Account
  let guidebook: Guidebook
  let time: Double
  let send: @Sendable (DuolingoApp.Action) -> Void

  var body: some View {
    ZStack {
      // Nothing is seen of what the guidebook covers whole.
      if home.guidebook?.slide.risen(at: time) != 1 { tabs }
      if let visit = home.guidebook {
        GuidebookScreen(
          guidebook: guidebook, title: account.unit.title, visit: visit, time: time
        ) {
          send(.home(.guidebook($0)))
        }
      }
    }
  }

  private var tabs: some View {
    ZStack {
      switch home.tab {
      case .learn:
        LearnScreen(home: home, account: account, time: time, send: send)
        TopBar(account: account, gems: account.gems - home.uncountedGems(at: time)) {
          send(.reset)
        }
      case .leaderboards:
        LeaderboardsScreen(home: home, league: account.league, time: time) { send(.home($0)) }
      case .quests: QuestsScreen(home: home, quests: account.quests, time: time)
      case .profile: ProfileScreen(account: account)
      }
      TabBar(selected: home.tab, time: time) { send(.home(.show($0))) }
    }
  }
}
