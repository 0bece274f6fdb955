/// Where the app has its content from.
package protocol AppDataSource: Sendable {
  /// What the lesson that was just finished came to.
  var lessonResult: LessonResult { get }
  /// The streak as it was before that lesson.
  var streak: Streak { get }
}
