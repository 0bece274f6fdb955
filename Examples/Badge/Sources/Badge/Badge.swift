import Flipbook

/// A count in a red capsule, as on an app's icon; above 99 it says so.
struct Badge: View {
  let count: Int

  var body: some View {
    Text(count > 99 ? "99+" : "\(count)")
      .font(.custom("Inter", size: 17).weight(.semibold))
      .foregroundStyle(.white)
      .padding(.horizontal, 9)
      .frame(minWidth: 28)
      .frame(height: 28)
      .background(Capsule().fill(Color(hex: 0xE5_3935)))
  }
}

/// A badge that jumps in on a spring.
struct BadgeArrives: Film {
  let name = "badge/arrives"
  let size = Size(width: 64, height: 64)
  let duration: Seconds = 0.8
  let moments = [Moment("overshoot", at: 0.25), Moment("rest", at: 0.8)]

  private static let spring = Spring(response: 0.4, dampingRatio: 0.5)

  func body(at time: Seconds) -> some View {
    Badge(count: 7).scaleEffect(Self.spring.value(fromValue: 0, toValue: 1, time: time))
  }
}
