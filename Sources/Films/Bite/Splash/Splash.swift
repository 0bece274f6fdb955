import Flipbook

/// The launch of the app: a dot, a line, a pill, and two bites out of it.
struct Splash: Film {
  let name = "bite/splash"
  let size = Size(width: 402, height: 874)
  let duration: Seconds = 1.65
  let moments = [
    Moment("dot", at: 0.2),
    Moment("line", at: 0.45),
    Moment("bend", at: 0.65),
    Moment("outline", at: 0.9),
    Moment("filling", at: 1.0),
    Moment("hold", at: 1.4),
  ]

  func body(at time: Seconds) -> some View {
    SplashScreen(time: time)
  }
}

/// When the parts of the splash happen, in seconds.
enum SplashBeat {
  static let dot = 0.08
  static let line = 0.20
  static let bend = 0.45
  static let shut = 0.90
  static let filled = 1.10
  static let firstBite = 1.10
  static let secondBite = 1.19

  /// How far `time` has come from `start` on the way to `end`, 0...1.
  static func progress(_ time: Double, from start: Double, to end: Double) -> Double {
    min(max((time - start) / (end - start), 0), 1)
  }
}
