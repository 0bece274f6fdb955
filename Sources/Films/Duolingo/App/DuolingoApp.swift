package import Flipbook

/// The app from the end of a lesson on: what was won, and the streak.
package struct DuolingoApp: Storyboard {
  package enum Action: Sendable {
    /// The points are taken: on to the streak.
    case claim
    /// The streak was seen.
    case finish
  }

  /// The screens, each with what happens on it.
  package enum Screen: Sendable {
    case complete(Celebration)
    case streak(StreakUpdate)
  }

  package private(set) var screen: Screen
  private let source: any AppDataSource
  private let pace: Pace

  /// The end of a lesson, at time 0.
  package init() {
    self.init(completeAt: 0, pace: .app)
  }

  /// The app as a lesson ends, with what `source` says came of it.
  package init(
    completeAt start: Seconds, pace: Pace, source: any AppDataSource = FixtureDataSource()
  ) {
    (self.source, self.pace) = (source, pace)
    screen = .complete(Celebration(of: source.lessonResult, at: start, pace: pace.celebration))
  }

  package mutating func update(_ action: Action, at time: Seconds) -> [Delayed<Action>] {
    switch action {
    case .claim:
      screen = .streak(StreakUpdate(of: source.streak, at: time, pace: pace.streak))
    case .finish:
      screen = .complete(Celebration(of: source.lessonResult, at: time, pace: pace.celebration))
    }
    return []
  }

  package func body(at time: Seconds, send: @escaping @Sendable (Action) -> Void) -> some View {
    ZStack {
      Color.ground
      switch screen {
      case .complete(let celebration):
        CompleteScreen(
          celebration: celebration, confetti: pace.confetti, time: time, send: send)
      case .streak(let update):
        StreakScreen(update: update, time: time, send: send)
      }
    }
  }
}
