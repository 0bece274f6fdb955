import Flipbook

/// The bar at the foot of the screen, with the capture button in its middle.
struct TabBar<Capture: View>: View {
  let active: Tab
  /// How wide the bar is, in points.
  var width = 402.0
  /// What is kept free below for the home indicator, in points.
  var safeArea = TabBarMetrics.safeArea
  /// The capture button.
  @ViewBuilder let capture: Capture

  var body: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(.regularMaterial)
      Palette.barVeil
      Hairline(color: Palette.divider)
      ForEach(Tab.allCases, id: \.self) { tab in
        let color = tab == active ? Palette.textPrimary : Palette.textTertiary
        let x = width / 5 * (tab.slot + 0.5)
        Image(systemName: tab.symbol)
          .font(.system(size: 22, weight: .medium))
          .foregroundStyle(color)
          .position(x: x, y: 24)
        Text(tab.rawValue).centered(.tabLabel, color).at(x: x, baseline: 50, .center)
      }
      capture.position(x: width / 2, y: 24)
    }
    .frame(width: width, height: TabBarMetrics.height + safeArea)
  }
}

/// The tab bar's measures, in points.
enum TabBarMetrics {
  static let height = 76.0
  /// What a screen keeps free below for the home indicator.
  static let safeArea = 34.0
}

/// What the tab bar leads to; the capture button stands between the first two and the last two.
enum Tab: String, CaseIterable {
  case home = "Home"
  case history = "History"
  case insights = "Insights"
  case profile = "Profile"

  fileprivate var symbol: String {
    switch self {
    case .home: "house.fill"
    case .history: "clock"
    case .insights: "chart.bar.fill"
    case .profile: "person.fill"
    }
  }

  /// Its slot of the five.
  fileprivate var slot: Double {
    switch self {
    case .home: 0
    case .history: 1
    case .insights: 3
    case .profile: 4
    }
  }
}
