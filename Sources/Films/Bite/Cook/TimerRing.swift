import Flipbook

/// The ring of a timer: what is left of it glows.
struct TimerRing: View {
  let timer: CookTimer
  let time: Double
  let addMinute: () -> Void

  private static let diameter = 276.0
  private static let style = StrokeStyle(lineWidth: 10, lineCap: .round)

  var body: some View {
    ZStack {
      halo
      Circle()
        .stroke(Color.timerRing.opacity(0.16 + 0.4 * timer.beat(at: time)), lineWidth: 10)
        .frame(width: Self.diameter, height: Self.diameter)
      if share > 0 {
        arc.blur(radius: 12).opacity(0.75)
        arc
      }
      Board(width: 240, height: 150) {
        ClockText(
          seconds: timer.figure(at: time), widestMinutes: "\(Int(timer.total) / 60)",
          role: .bigNumber, color: .white
        )
        .at(x: 119, baseline: 89, .center)
        Button(action: addMinute) {
          Text("+ 1 min").role(.addMinute, .timerRing)
            .fixedSize()
            .frame(width: 110, height: 44)
        }
        .buttonStyle(PressStyle(time: time))
        .accessibilityLabel("+ 1 min")
        .at(midX: 120, midY: 124)
      }
    }
    .frame(width: 480, height: 480)
  }

  private var share: Double { timer.share(at: time) }

  private var arc: some View {
    Circle().trim(from: 0, to: share)
      .stroke(Color.timerRing, style: Self.style)
      .frame(width: Self.diameter, height: Self.diameter)
      .rotationEffect(.degrees(-90))
  }

  private var halo: some View {
    RadialGradient(
      stops: [
        .init(color: .timerRing.opacity(0.04), location: 0.3),
        .init(color: .timerRing.opacity(0.17), location: 0.54),
        .init(color: .timerRing.opacity(0.05), location: 0.75),
        .init(color: .timerRing.opacity(0), location: 1),
      ], center: .center, startRadius: 0, endRadius: 240
    )
  }
}

extension TextRole {
  /// "+ 1 min".
  static let addMinute = TextRole(17, .semibold)
}
