package import Flipbook

/// Duo by himself: idle, a cheer, sadness, a wave, and idle again, where the film begins anew.
package struct DuoFilm: Film {
  package let name = "duolingo/duo"
  package let size = Size(width: 402, height: 874)
  /// Three rounds of idle's four seconds, so that the end leads into the start.
  package let duration = 12.0
  package let moments = [
    Moment("idle", at: 0.5),
    Moment("blink", at: 1.38),
    Moment("cheer", at: 2.84),
    Moment("cheer-low", at: 3.2),
    Moment("sigh", at: 5.3),
    Moment("sad", at: 5.9),
    Moment("wave", at: 8.75),
    Moment("settled", at: 12),
  ]

  /// His height: eleven sixteenths of a point a unit, which puts what is drawn at whole units on the
  /// rasteriser's grid, on both sides of the middle alike.
  private static let scale = 0.6875

  /// What he does when.
  package static let performance: DuoPerformance = {
    var performance = DuoPerformance(.idle)
    performance.play(.cheer, at: 2)
    performance.play(.sad, at: 4.4)
    performance.play(.wave, at: 7.8)
    performance.play(.idle, at: 10.2, phase: 2.2)
    return performance
  }()

  package init() {}

  package func body(at time: Seconds) -> some View {
    ZStack {
      Color.ground
      DuoView(pose: Self.performance.pose(at: time), scale: Self.scale)
        .position(x: 201, y: 437)
    }
  }
}
