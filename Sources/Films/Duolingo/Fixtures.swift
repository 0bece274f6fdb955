/// The app's content as the films show it: Sam Rivera, on a 27-day streak, has just finished a lesson.
package struct FixtureDataSource: AppDataSource {
  package init() {}

  package var lessonResult: LessonResult {
    LessonResult(xp: 15, right: 6, exercises: 7, seconds: 134)
  }

  package var streak: Streak { Streak(days: 27, today: .thursday) }
}
