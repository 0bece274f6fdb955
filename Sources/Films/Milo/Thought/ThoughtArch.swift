import Flipbook

/// The card of the first thought: round above, with small corners below.
struct Arch: Shape {
  static let size = CGSize(width: 330, height: 444)
  private static let corner = 28.0

  func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + radius))
      path.addRelativeArc(
        center: CGPoint(x: rect.midX, y: rect.minY + radius), radius: radius,
        startAngle: .degrees(180), delta: .degrees(180))
      path.addRelativeArc(
        center: CGPoint(x: rect.maxX - Self.corner, y: rect.maxY - Self.corner),
        radius: Self.corner, startAngle: .zero, delta: .degrees(90))
      path.addRelativeArc(
        center: CGPoint(x: rect.minX + Self.corner, y: rect.maxY - Self.corner),
        radius: Self.corner, startAngle: .degrees(90), delta: .degrees(90))
      path.closeSubpath()
    }
  }
}

/// The companion in its white circle, waving with both hands.
struct WavingCompanion: View {
  let companion: Companion
  /// Seconds since the screen came.
  let age: Double

  /// When the companion comes, in seconds after the screen.
  private static let arrival = 0.3
  /// How large it is, of its own size.
  private static let scale = 0.7

  var body: some View {
    ZStack {
      Circle().fill(.white).frame(width: 156, height: 156)
      CompanionView(figure: companion.figure.waving, pose: pose)
        .scaleEffect(Self.scale)
        .offset(y: -2)
        .transition(
          .opacity.combined(with: .scale(0.8)),
          progress: Animation.spring(response: 0.5, dampingFraction: 0.68).delay(Self.arrival)
            .progress(at: age).settled)
    }
  }

  private var pose: CompanionPose {
    CompanionPose.idle(at: age).waving(at: age - Self.arrival - 0.2)
  }
}

/// The bubble that leads on without a thought; it floats at the arch's shoulder.
struct SkipBubble: View {
  let age: Double
  let time: Double
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text("Skip").type(.skip)
        .frame(width: 58, height: 58)
        .background(.violetCard, in: Circle())
    }
    .buttonStyle(FadingStyle(time: time))
    .offset(y: 2.5 * Double.sin(2 * .pi * age / 3.2))
    .transition(
      .opacity.combined(with: .scale(0.6)),
      progress: Animation.spring(response: 0.45, dampingFraction: 0.65).delay(0.42)
        .progress(at: age).settled)
  }
}
