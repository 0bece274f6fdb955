import Flipbook

/// Back, add to the plan, and the heart.
struct DetailTopRow: View {
  let detail: Detail
  let isLiked: Bool
  let age: Double
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    Board {
      RoundButton(icon: "chevron.left", label: "Back", iconSize: 22, time: time) {
        send(.detail(.back))
      }
      .at(midX: TopRow.leading, midY: TopRow.y)
      RoundButton(icon: "plus", label: "Add to plan", iconSize: 22, time: time) {
        send(.addToPlan(.open(detail.dish)))
      }
      .at(midX: TopRow.secondLast, midY: TopRow.y)
      HeartButton(isLiked: isLiked, age: time - detail.heartSince, time: time) {
        send(.detail(.like))
      }
      .at(midX: TopRow.last, midY: TopRow.y)
    }
    .rises(after: 0.08, at: age)
  }
}

/// A heart that is filled with a beat, and a ring that leaves it.
private struct HeartButton: View {
  let isLiked: Bool
  /// Seconds since it was filled or emptied.
  let age: Double
  let time: Double
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Circle().fill(Color.button)
        .overlay {
          Icon(isLiked ? "heart.fill" : "heart", size: 22, isLiked ? .accent : .white)
            .scaleEffect(beat)
            .offset(y: 0.5)
        }
        .overlay { ring }
        .frame(width: 44, height: 44)
    }
    .buttonStyle(PressStyle(time: time, scale: 0.92))
    .accessibilityLabel("Like")
  }

  private var beat: Double {
    let spring = Animation.spring(response: 0.32, dampingFraction: 0.45)
    return isLiked ? 0.6 + 0.4 * spring.progress(at: age).settled : 1
  }

  @ViewBuilder private var ring: some View {
    let progress = min(age / 0.35, 1)
    if isLiked, progress < 1 {
      let grown = 1 - (1 - progress) * (1 - progress)
      Circle()
        .stroke(Color.accent, lineWidth: 2 * (1 - progress))
        .frame(width: 24 + 36 * grown, height: 24 + 36 * grown)
    }
  }
}
