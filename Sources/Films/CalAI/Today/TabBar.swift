import Flipbook

/// The bar at the foot of the screen, with the capture button in its middle.
struct TabBar: View {
  /// What the bar leads to; the capture button stands between the first two and the last two.
  enum Tab: String, CaseIterable {
    case home = "Home"
    case history = "History"
    case insights = "Insights"
    case profile = "Profile"

    var symbol: String {
      switch self {
      case .home: "house.fill"
      case .history: "clock"
      case .insights: "chart.bar.fill"
      case .profile: "person.fill"
      }
    }

    /// Its slot of the five.
    var slot: Double {
      switch self {
      case .home: 0
      case .history: 1
      case .insights: 3
      case .profile: 4
      }
    }
  }

  var active = Tab.home
  let time: Double
  let capture: () -> Void

  /// With what is kept free below.
  static let height = 76.0 + safeArea
  private static let safeArea = 34.0
  private static let slotWidth = 80.4

  var body: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(.regularMaterial)
      Palette.barVeil
      Palette.divider.frame(height: 0.5)
      ForEach(Tab.allCases, id: \.self) { tab in
        let color = tab == active ? Palette.textPrimary : Palette.textTertiary
        let x = Self.slotWidth * (tab.slot + 0.5)
        Image(systemName: tab.symbol)
          .font(.system(size: 22, weight: .medium))
          .imageScale(.small)
          .foregroundStyle(color)
          .position(x: x, y: 24)
        Text(tab.rawValue).centered(.tabLabel, color).at(x: x, baseline: 50, .center)
      }
      Button(action: capture) { EmptyView() }
        .buttonStyle(CaptureStyle(showsCamera: true, time: time))
        .accessibilityLabel("Capture")
        .position(x: 201, y: 24)
    }
    .frame(width: 402, height: Self.height)
  }
}
