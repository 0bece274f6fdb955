import Flipbook

/// The four tabs; the one that is on stands in an outlined tile.
struct TabBar: View {
  let selected: Home.Tab
  let time: Double
  let select: (Home.Tab) -> Void

  var body: some View {
    ZStack(alignment: .top) {
      Color.ground
      Color.border.frame(height: 2)
      ForEach(Home.Tab.allCases.indices, id: \.self) { index in
        let tab = Home.Tab.allCases[index]
        Button {
          select(tab)
        } label: {
          ZStack {
            if tab == selected { tile }
            tab.icon
          }
          .frame(width: 100, height: 64)
        }
        .buttonStyle(ShrinkingButtonStyle(time: time))
        .accessibilityLabel(Copy.name(of: tab))
        .position(x: 50.25 + 100.5 * Double(index), y: 32)
      }
    }
    .frame(width: 402, height: 90)
    .position(x: 201, y: 829)
  }

  private var tile: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 12, style: .circular).fill(Color.claim)
      RoundedRectangle(cornerRadius: 10, style: .circular).fill(Color.pickedGround).padding(2)
    }
    .frame(width: 54, height: 50)
  }
}

extension Home.Tab {
  fileprivate var icon: some View {
    let name =
      switch self {
      case .learn: "house"
      case .leaderboards: "shield"
      case .quests: "chest"
      case .profile: "face"
      }
    return Image("icons/\(name)").resizable().scaledToFit().frame(width: 32, height: 32)
  }
}
