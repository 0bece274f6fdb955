import Flipbook

/// "Lesson complete!": Duo jumps in confetti, and what was won is counted.
struct CompleteScreen: View {
  let celebration: Celebration
  let confetti: Confetti
  let time: Double
  let send: @Sendable (DuolingoApp.Action) -> Void

  /// Points a unit of Duo, and the ground under him.
  static let (duoScale, ground) = (0.5148, 440.0)

  var body: some View {
    ZStack {
      ConfettiView(confetti: confetti, layer: .behind, age: age)
      DuoView(pose: celebration.pose(at: time), scale: Self.duoScale)
        .position(x: 201, y: Self.ground - DuoView.unitHeight * Self.duoScale / 2)
      ZStack(alignment: .top) {
        Color.clear
        Text(Copy.lessonComplete)
          .role(.title)
          .foregroundStyle(Color.gold)
          .scaleEffect(celebration.titleScale(at: time))
          .baseline(at: 520)
      }
      boxes
      EdgeButton(title: Copy.claim, tint: .claim, time: time, sunk: celebration.claimed) {
        send(.claim)
      }
      ConfettiView(confetti: confetti, layer: .inFront, age: age).allowsHitTesting(false)
    }
  }

  private var age: Double { celebration.confettiAge(at: time) }

  private var boxes: some View {
    let result = celebration.result
    let points = celebration.points(at: time)
    return ZStack {
      box(0, Copy.totalXP, .gold, .bolt, widest: "\(result.xp)") {
        Text("\(Int(points))")
          .contentTransition(.numericText(value: points))
          .scaleEffect(celebration.pointsScale(at: time))
      }
      box(1, Copy.accuracy, .action, .target, Copy.percent(result.percentRight))
      box(2, Copy.speed, .claim, .stopwatch, Copy.clock(seconds: result.seconds))
    }
  }

  private func box(
    _ index: Int, _ title: String, _ color: Color, _ icon: StatIcon, _ value: String
  ) -> some View {
    box(index, title, color, icon, widest: value) { Text(value) }
  }

  private func box(
    _ index: Int, _ title: String, _ color: Color, _ icon: StatIcon, widest: String,
    @ViewBuilder value: () -> some View
  ) -> some View {
    StatBox(title: title, color: color, icon: icon, widest: widest, value: value())
      .scaleEffect(celebration.boxScale(index, at: time))
      .position(x: 75 + 126 * Double(index), y: 608)
  }
}
