/// What a lesson came to.
package struct LessonResult: Codable, Hashable, Sendable {
  /// Points won.
  package var xp: Int
  /// Exercises that were right at the first try, and all there were.
  package var right: Int
  package var exercises: Int
  /// How long it took.
  package var seconds: Int

  /// A result.
  package init(xp: Int, right: Int, exercises: Int, seconds: Int) {
    (self.xp, self.right, self.exercises, self.seconds) = (xp, right, exercises, seconds)
  }

  /// How many exercises of a hundred were right, to the nearest.
  package var percentRight: Int {
    exercises > 0 ? Int((100 * Double(right) / Double(exercises)).rounded()) : 0
  }
}
