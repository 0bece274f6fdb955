import Flipbook

/// The launch: a dot, a line, a pill, and two bites out of it.
struct SplashScreen: View {
  /// Seconds since the launch.
  let time: Double

  var body: some View {
    ZStack {
      Color.ground
      SplashDot(time: time)
      SplashLine(time: time)
      SplashPill(time: time)
    }
  }
}
