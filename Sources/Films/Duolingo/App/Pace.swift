import Flipbook

/// How fast things happen: as the app has it, or as a run that is filmed needs it.
package struct Pace: Sendable {
  let lesson: LessonRun.Pace
  let celebration: Celebration.Pace
  let streak: StreakUpdate.Pace
  /// What is thrown when a lesson is complete.
  let confetti: Confetti

  /// As the app has it.
  package static let app = Pace(
    lesson: .app, celebration: .app, streak: .app, confetti: .leavingScreen)
}
