/// What is wrong with a course's content: the screens can't show it.
package struct CourseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Each with its place, and what it should be.
  package let problems: [String]

  package var description: String {
    "the course can't be shown: " + problems.joined(separator: "; ")
  }
}

extension AppDataSource {
  /// Checks that the screens can show this content.
  ///
  /// - Throws: A ``CourseError`` that names everything that is wrong.
  package func validate() throws(CourseError) {
    let problems =
      lesson.problems + unit.problems + league.problems
      + quests.enumerated().flatMap { $1.problems(number: $0 + 1) }
      + learner.problems(nodes: unit.nodes.count)
      + profile.achievements.filter { $0.target < 1 }.map {
        "achievement \($0.kind): target is \($0.target), should be above 0"
      }
      + (recharge.energy > 0 && recharge.price >= 0
        ? [] : ["recharge: energy should be above 0, its price not below"])
    guard problems.isEmpty else { throw CourseError(problems: problems) }
  }
}

extension Lesson {
  fileprivate var problems: [String] {
    exercises.isEmpty
      ? ["lesson: has no exercise"]
      : exercises.enumerated().flatMap { number, exercise in
        exercise.problems.map { "exercise \(number + 1): \($0)" }
      }
  }
}

extension Exercise {
  fileprivate var problems: [String] {
    switch self {
    case .translation(let translation): translation.problems
    case .pictures(let pictures):
      Self.problems(of: "cards", pictures.cards.count, upTo: 4, answer: pictures.answer)
    case .pairs(let pairs): pairs.problems
    case .gap(let gap):
      Self.problems(of: "options", gap.options.count, upTo: 4, answer: gap.answer)
    }
  }

  private static func problems(
    of things: String, _ count: Int, upTo most: Int, answer: Int
  ) -> [String] {
    (1...most ~= count ? [] : ["has \(count) \(things), should have 1 to \(most)"])
      + (0..<count ~= answer
        ? [] : ["answer is \(answer), should be one of its \(things), from 0 on"])
  }
}

extension Exercise.Translation {
  fileprivate var problems: [String] {
    var left = chips
    let missing = answer.filter { word in
      guard let index = left.firstIndex(of: word) else { return true }
      left.remove(at: index)
      return false
    }
    return (answer.isEmpty ? ["its answer is empty"] : [])
      + missing.map { "no chip says '\($0)', which the answer needs" }
  }
}

extension Exercise.Pairs {
  fileprivate var problems: [String] {
    guard 1...6 ~= left.count, right.count == left.count else {
      return ["has \(left.count) and \(right.count) words, should have 1 to 6 on each side"]
    }
    return matches.sorted() == Array(left.indices)
      ? [] : ["matches are \(matches), should name each word on the right once, from 0 on"]
  }
}

extension PathUnit {
  fileprivate var problems: [String] {
    (nodes.isEmpty ? ["unit: has no nodes"] : [])
      + (chestGems < 0 ? ["unit: its chests hold \(chestGems) gems"] : [])
      + nodes.enumerated().filter { !(1...max($1.lessons, 1) ~= $1.lesson) }.map {
        "node \($0 + 1): lesson is \($1.lesson), should be 1 to \($1.lessons)"
      }
  }
}

extension League {
  fileprivate var problems: [String] {
    let learners = entries.count(where: \.isLearner)
    return (learners == 1 ? [] : ["league: has \(learners) entries of the learner, should have 1"])
      + (shields.count == 5 ? [] : ["league: has \(shields.count) shields, should have 5"])
      + (min(advancing, demoted) >= 0 && advancing + demoted <= entries.count
        ? []
        : ["league: \(advancing) advance and \(demoted) go down, of \(entries.count) learners"])
      + entries.filter { $0.avatar < 0 }.map { "league: \($0.name)'s avatar is \($0.avatar)" }
      + zip(entries, entries.dropFirst()).filter { $0.points < $1.points }.map {
        "league: \($1.name) should stand above \($0.name), who has fewer points"
      }
  }
}

extension Quest {
  fileprivate func problems(number: Int) -> [String] {
    target > 0 && 0...target ~= progress
      ? [] : ["quest \(number): progress is \(progress) of \(target)"]
  }
}

extension Learner {
  fileprivate func problems(nodes: Int) -> [String] {
    (0...nodes ~= done ? [] : ["learner: \(done) nodes are done, of \(nodes)"])
      + (min(energy, gems, streak.days) >= 0
        ? [] : ["learner: energy, gems and days should not be below 0"])
  }
}
