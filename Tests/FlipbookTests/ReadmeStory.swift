import Flipbook

/// A heart that fills when it is tapped, and grows on a spring.
struct Like: Storyboard {
  enum Action { case toggle }

  private var isLiked = false
  private var size = Animated(1.0)

  mutating func update(_ action: Action, at time: Seconds) -> [Delayed<Action>] {
    isLiked.toggle()
    size.set(to: isLiked ? 1.25 : 1, at: time, animation: .bouncy)
    return []
  }

  func body(at time: Seconds, send: @escaping @Sendable (Action) -> Void) -> some View {
    ZStack {
      Color(hex: 0x04393D)
      Button {
        send(.toggle)
      } label: {
        Image(systemName: isLiked ? "heart.fill" : "heart")
          .font(.system(size: 64))
          .foregroundStyle(Color(hex: 0x14FFFB))
          .scaleEffect(size.value(at: time))
      }
      .accessibilityLabel("Like")
    }
  }
}

let like = StoryboardFilm(
  Like(), script: [.tap("Like", at: 0.5), .tap("Like", at: 1.2)], name: "tour/like",
  size: Size(width: 200, height: 200), duration: 2, moments: [Moment("liked", at: 1)])
