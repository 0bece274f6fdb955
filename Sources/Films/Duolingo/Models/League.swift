/// A league's shield: the name of its picture.
package enum Shield: String, Codable, Hashable, Sendable, CaseIterable {
  case silver
  case gold
  case ruby
  /// Of a league that has not been reached.
  case locked
}

/// A league of learners, who gain points for a week.
package struct League: Codable, Hashable, Sendable {
  /// Someone in the league.
  package struct Entry: Codable, Hashable, Sendable {
    package let name: String
    package var points: Int
    /// Which of the avatars' colours theirs is.
    let avatar: Int
    let isLearner: Bool
  }

  package let name: String
  /// The shields of the leagues from two below this one to two above it.
  let shields: [Shield]
  /// Days until the week is over.
  let days: Int
  /// How many advance, and how many go down.
  let advancing: Int
  let demoted: Int
  /// Everyone, the most points first.
  package private(set) var entries: [Entry]

  init(
    name: String, shields: [Shield], days: Int, advancing: Int, demoted: Int, entries: [Entry]
  ) {
    (self.name, self.shields, self.days, self.advancing, self.demoted) = (
      name, shields, days, advancing, demoted
    )
    self.entries = entries
  }

  /// This league's own shield.
  var shield: Shield { shields[shields.count / 2] }

  /// Where the learner stands, from 0 on.
  package var place: Int { entries.firstIndex(where: \.isLearner) ?? 0 }

  /// Gives the learner points, who passes everyone with fewer.
  mutating func add(_ points: Int) {
    guard let index = entries.firstIndex(where: \.isLearner) else { return }
    var entry = entries.remove(at: index)
    entry.points += points
    entries.insert(entry, at: entries.firstIndex { $0.points < entry.points } ?? entries.count)
  }
}
