import Flipbook

/// The app between lessons: a tab, the bar above it, and the tabs below.
struct HomeScreen: View {
  let home: Home
  let account: Account
  let time: Double
  let send: @Sendable (DuolingoApp.Action) -> Void

  var body: some View {
    ZStack {
      switch home.tab {
      case .learn:
        LearnScreen(home: home, account: account, time: time, send: send)
        TopBar(account: account) { send(.reset) }
      case .leaderboards, .quests, .profile: EmptyView()
      }
      TabBar(selected: home.tab, time: time) { send(.home(.show($0))) }
    }
  }
}
