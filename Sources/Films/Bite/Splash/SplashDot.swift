import Flipbook

/// The white dot that pops up in the middle of the screen.
///
/// It ends as wide as the line that follows, which begins as a line of no length with round ends:
/// the change from one to the other can't be seen.
struct SplashDot: View {
  let time: Double

  /// Overshoots by a twelfth before it settles.
  private static let pop = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.34, y: 1.56), endControlPoint: UnitPoint(x: 0.64, y: 1))

  private var diameter: Double {
    let progress = SplashBeat.progress(time, from: SplashBeat.dot, to: SplashBeat.line)
    return SplashLine.width * SplashDot.pop.value(at: progress)
  }

  var body: some View {
    if time > SplashBeat.dot, time < SplashBeat.line {
      Circle()
        .fill(.white)
        .frame(width: SplashLine.width, height: SplashLine.width)
        .scaleEffect(diameter / SplashLine.width)
    }
  }
}
