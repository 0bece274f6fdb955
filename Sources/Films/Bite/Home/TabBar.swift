import Flipbook

/// The floating bar: a pill round the chosen tab's icon and name, and the other tabs' icons.
///
/// The pill keeps its width, so that the bar and its slots do too.
struct TabBar: View {
  let home: Home
  let time: Double
  let select: (Tab) -> Void
  @Namespace private var slots

  private static let capsule = Capsule(style: .circular)

  var body: some View {
    ZStack {
      TabBar.capsule.fill(Color.tabBarShadow).blur(radius: 14).offset(y: 8)
      TabBar.capsule.fill(Material(blur: 16, veil: .tabBarVeil))
      ForEach(Tab.allCases, id: \.self) { TabSlots(tab: $0, slots: slots) }
      TabBar.capsule.fill(.white.opacity(0.2))
        .matchedGeometryEffect(at: home.pill.value(at: time), in: slots)
      ForEach(Tab.allCases, id: \.self) { tab in
        TabButton(tab: tab, home: home, time: time) { select(tab) }
          .matchedGeometryEffect(
            at: home.icons[tab.rawValue].value(at: time), in: slots, properties: .position)
      }
      TabBar.capsule.strokeBorder(.white.opacity(0.14), lineWidth: 1)
        .allowsHitTesting(false)
    }
    .frame(width: TabBarMetrics.size.width, height: TabBarMetrics.size.height)
    .position(
      x: TabBarMetrics.center.x,
      y: TabBarMetrics.center.y + TabBarMetrics.exit * home.bar.value(at: time))
  }
}

/// The bar's measures, in points.
enum TabBarMetrics {
  static let size = CGSize(width: 298, height: 64)
  static let center = CGPoint(x: 201, y: 832)
  /// How far down the bar leaves.
  static let exit = 96.0
  static let pill = CGSize(width: 118, height: 52)
  /// From one slot to the next.
  static let pitch = 56.0
  static let icon = 22.0
  /// From the chosen icon to its name.
  static let gap = 7.0
}

/// The places that a tab's icon and the pill round it can have: nothing is seen of them.
private struct TabSlots: View {
  let tab: Tab
  let slots: Namespace.ID

  var body: some View {
    let shift = TabBarMetrics.pitch * Double(tab.rawValue)
    ZStack {
      spot(.before(tab)).position(x: 32 + shift, y: 32)
      spot(.after(tab)).position(x: 98 + shift, y: 32)
      HStack(spacing: TabBarMetrics.gap) {
        spot(.chosen(tab))
        Text(tab.name).role(.tabLabel, .white).hidden()
      }
      .frame(width: TabBarMetrics.pill.width, height: TabBarMetrics.pill.height)
      .matchedGeometryEffect(id: TabSlot.pill(tab), in: slots)
      .position(x: 65 + shift, y: 32)
    }
    .allowsHitTesting(false)
  }

  private func spot(_ slot: TabSlot) -> some View {
    Color.clear.frame(width: TabBarMetrics.icon, height: TabBarMetrics.icon)
      .matchedGeometryEffect(id: slot, in: slots)
  }
}

/// A tab's icon, with its name while it is chosen.
private struct TabButton: View {
  let tab: Tab
  let home: Home
  let time: Double
  let action: () -> Void

  private var isChosen: Bool { home.tab == tab }
  /// Seconds since another tab was chosen; the first one was always there.
  private var age: Double { home.previous == nil ? .infinity : time - home.since }

  var body: some View {
    Button(action: action) {
      Icon(tab.icon, size: TabBarMetrics.icon, .white)
        .opacity(0.82 + 0.18 * brightness)
        .frame(width: TabBarMetrics.pitch, height: TabBarMetrics.pill.height)
        .overlay { name }
    }
    .buttonStyle(PressStyle(time: time, scale: 0.92))
    .accessibilityLabel(tab.name)
  }

  /// How far the icon is lit as the chosen one's.
  private var brightness: Double {
    let progress = Animation.easeOut(duration: 0.18).progress(at: age)
    return isChosen ? progress : home.previous == tab ? 1 - progress : 0
  }

  /// The name beside the icon: it grows out of it, and fades where it was.
  @ViewBuilder private var name: some View {
    if isChosen || home.previous == tab {
      let enters = Animation.easeOut(duration: 0.18).delay(0.06).progress(at: age)
      let leaves = Animation.easeOut(duration: 0.10).progress(at: age)
      Text(tab.name).role(.tabLabel, .white)
        .fixedSize()
        .scaleEffect(isChosen ? 0.9 + 0.1 * enters : 1, anchor: .leading)
        .opacity(isChosen ? enters : 1 - leaves)
        .frame(width: 0, alignment: .leading)
        .offset(x: TabBarMetrics.icon / 2 + TabBarMetrics.gap, y: -0.1)
    }
  }
}
