/// Exercises in a row, and what they are worth.
package struct Lesson: Codable, Hashable, Sendable {
  let exercises: [Exercise]
  /// Points for finishing.
  let points: Int
  /// Points on top for a row of right answers as long as ``Lesson/bonusRow``.
  let bonus: Int

  /// How many right answers in a row earn the bonus.
  static let bonusRow = 5
  /// How many right answers in a row turn the bar orange.
  static let hotRow = 3
}
