/// Who learns, and what they have come to so far.
package struct Learner: Codable, Hashable, Sendable {
  /// Without today.
  package var streak: Streak
  package var gems: Int
  package var energy: Int
  /// How many nodes of the path are done.
  package var done: Int

  package init(streak: Streak, gems: Int, energy: Int, done: Int) {
    (self.streak, self.gems, self.energy, self.done) = (streak, gems, energy, done)
  }
}
