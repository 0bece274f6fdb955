/// What a learner has come to: what the top bar, the path and the profile agree on.
package struct Account: Hashable, Sendable {
  let course: Course
  package private(set) var streak: Streak
  /// Whether the streak counts today already.
  package private(set) var hasLearnedToday = false
  package private(set) var gems: Int
  package private(set) var energy: Int
  /// The path, and how many of its nodes are done.
  package let unit: PathUnit
  package private(set) var done: Int
  /// Points for the lesson that is next.
  let lessonPoints: Int
  /// All points, and all words learned.
  package private(set) var points: Int
  private let words: Int
  package private(set) var league: League
  package private(set) var quests: [Quest]
  let profile: Profile

  init(_ source: some AppDataSource) {
    let learner = source.learner
    (streak, gems, energy) = (learner.streak, learner.gems, learner.energy)
    (course, unit) = (source.course, source.unit)
    (done, lessonPoints) = (learner.done, source.lesson.points)
    (points, words) = (learner.points, learner.words)
    (league, quests, profile) = (source.league, source.quests, source.profile)
  }

  /// The node that is next; nil where all are done.
  package var current: Int? { done < unit.nodes.count ? done : nil }

  /// Takes what a lesson at a node came to: the node that is next is done then, and the day counts.
  mutating func finish(_ result: LessonResult, at node: Int?, longestRow: Int, energy: Int) {
    self.energy = energy
    points += result.xp
    league.add(result.xp)
    for index in quests.indices { quests[index].count(result, longestRow: longestRow) }
    if !hasLearnedToday { streak.days += 1 }
    hasLearnedToday = true
    if node == current, node != nil { done += 1 }
  }

  /// Takes over what is left of the energy after a lesson that was left.
  mutating func leave(energy: Int) { self.energy = energy }

  /// Opens a chest on the path, and takes what is in it: how many gems; nil where it stays shut.
  mutating func openChest(at node: Int) -> Int? {
    guard node == current, unit.nodes[node].kind == .chest else { return nil }
    done += 1
    gems += unit.chestGems
    return unit.chestGems
  }

  /// Whether the gems are enough for an offer.
  func canPay(for offer: Recharge) -> Bool { gems >= offer.price }

  /// Pays for an offer; the battery is a lesson's, and comes back when that ends.
  mutating func pay(for offer: Recharge) { gems -= offer.price }

  /// How far an achievement has come.
  func progress(of kind: Achievement.Kind) -> Int {
    switch kind {
    case .wildfire: streak.days
    case .sage: points
    case .scholar: words
    }
  }

  /// How far a node of the path is.
  func state(ofNode index: Int) -> NodeState {
    index < done ? .done : index == done ? .current : .locked
  }
}

/// How far a node of the path is.
enum NodeState: Hashable, Sendable {
  case done
  case current
  case locked
}
