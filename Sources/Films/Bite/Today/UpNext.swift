import Flipbook

/// The meals of the day as cards that are paged through.
struct UpNext: View {
  let today: Today
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  /// How far above its card a plate rises, with room for its shadow.
  private static let overhang = 60.0
  private static let top = 494.0

  var body: some View {
    let offset = today.pages.offset(at: time)
    Board(width: Viewport.width, height: 760) {
      Text("Up next").role(.upNext, .white).at(x: 20, baseline: 434)
      viewPlan.at(x: 270, y: 408)
      ScrollView(.horizontal, offset: offset) {
        Board(width: Viewport.width + 2 * Today.pitch, height: MealCard.size.height + 76) {
          // A plate reaches over its card's right edge: each card lies on the next one.
          ForEach(today.cards.indices.reversed(), id: \.self) { index in
            MealCard(card: today.cards[index], time: time, send: send)
              .at(x: 20 + Today.pitch * Double(index), y: Self.overhang)
          }
        }
      }
      .scrollClipDisabled()
      .onScroll(.horizontal) { send(.today(.page($0))) }
      .frame(width: Viewport.width, height: MealCard.size.height + 76)
      .at(x: 0, y: Self.top - Self.overhang)
      PageDots(page: offset / Today.pitch, count: today.cards.count).at(x: 183, y: 747)
    }
  }

  private var viewPlan: some View {
    Button {
      send(.show(.plan))
    } label: {
      Board(width: 112, height: 38) {
        Capsule(style: .circular).fill(Color.lagoon)
        Text("View Plan").role(TextRole(15, .semibold, tracking: -0.1), .white)
          .at(x: 16, baseline: 24.4)
        Icon("chevron.right", size: 14, .white).at(x: 90, y: 12)
      }
    }
    .buttonStyle(PressStyle(time: time))
    .accessibilityLabel("View Plan")
  }
}

/// A dot a page, the current one longer.
private struct PageDots: View {
  /// The page that is shown; between two while they change.
  let page: Double
  let count: Int

  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<count, id: \.self) { index in
        let nearness = max(0, 1 - abs(page - Double(index)))
        Capsule(style: .circular)
          .fill(.white.opacity(0.3 + 0.7 * nearness))
          .frame(width: 6 + 12 * nearness, height: 6)
      }
    }
  }
}
