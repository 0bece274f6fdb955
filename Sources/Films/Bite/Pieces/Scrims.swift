import Flipbook

/// What scrolled content fades into at the top of the screen.
struct TopScrim: View {
  var body: some View {
    LinearGradient(
      stops: [
        .init(color: .ground, location: 0), .init(color: .ground.opacity(0.86), location: 0.55),
        .init(color: .ground.opacity(0), location: 1),
      ], startPoint: .top, endPoint: .bottom
    )
    .frame(width: Viewport.width, height: 72)
    .allowsHitTesting(false)
  }
}

/// What scrolled content fades into below a pinned button; it stands at the foot of the screen.
struct FootScrim: View {
  static let height = 140.0

  var body: some View {
    LinearGradient(
      stops: [
        .init(color: .ground.opacity(0), location: 0),
        .init(color: .ground.opacity(0.92), location: 0.5), .init(color: .ground, location: 1),
      ], startPoint: .top, endPoint: .bottom
    )
    .frame(width: Viewport.width, height: Self.height)
    .allowsHitTesting(false)
  }
}

extension View {
  /// A scrim that comes as content begins to scroll below it; at the top there is nothing to fade.
  func scrim(at offset: Double) -> some View {
    opacity(min(max(offset / 40, 0), 1))
  }
}
