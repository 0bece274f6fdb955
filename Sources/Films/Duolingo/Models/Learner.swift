/// Who learns, and what they have come to so far.
package struct Learner: Codable, Hashable, Sendable {
  /// Without today.
  package var streak: Streak
  package var gems: Int
  package var energy: Int
  /// How many nodes of the path are done.
  package var done: Int
  /// All points, and all words learned.
  package var points: Int
  package var words: Int

  package init(streak: Streak, gems: Int, energy: Int, done: Int, points: Int, words: Int) {
    (self.streak, self.gems, self.energy) = (streak, gems, energy)
    (self.done, self.points, self.words) = (done, points, words)
  }
}
