import Flipbook

/// The tab that is shown, the one before it below while it fades in, and the bar over both.
struct HomeScreen: View {
  let app: BiteApp
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    ZStack {
      Color.ground
      if let previous = app.home.previous, change < 1 {
        content(of: previous).allowsHitTesting(false)
      }
      // Its own ground, so that the tab below is gone when it has come.
      ZStack {
        Color.ground
        content(of: app.home.tab)
      }
      .opacity(change)
      .offset(y: 8 * (1 - change))
      TabBar(home: app.home, time: time) { send(.show($0)) }
    }
  }

  /// How far the tab that is shown has come.
  private var change: Double {
    guard app.home.previous != nil else { return 1 }
    return Animation.easeOut(duration: 0.18).progress(at: time - app.home.since)
  }

  @ViewBuilder private func content(of tab: Tab) -> some View {
    switch tab {
    case .today: TodayScreen(today: app.today, diary: app.diary, time: time, send: send)
    case .plan:
      PlanScreen(plan: app.plan, diary: app.diary, left: app.groceries.left, time: time, send: send)
    case .recipes: RecipesScreen(app: app, time: time, send: send)
    case .list: GroceryScreen(list: app.groceries, time: time, send: send)
    }
  }
}
