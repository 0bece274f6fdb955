/// Where the app has its content from.
package protocol AppDataSource: Sendable {
  /// What is learned.
  var course: Course { get }
  /// The lesson that is next on the path.
  var lesson: Lesson { get }
  /// The path that it is on.
  var unit: PathUnit { get }
  /// The league that the learner is in.
  var league: League { get }
  /// What there is to reach today.
  var quests: [Quest] { get }
  /// The learner, as others see them.
  var profile: Profile { get }
  /// What a lesson came to that was finished before the app is looked at.
  var lessonResult: LessonResult { get }
  /// Who learns, as the app starts.
  var learner: Learner { get }
  /// What fills the battery again.
  var recharge: Recharge { get }
}
