package import Flipbook

/// What somebody has on their mind: up to three of four topics.
package struct MindSelection: Sendable {
  package enum Topic: Int, CaseIterable, Sendable {
    case clearerHead
    case everydayHabits
    case newIdea
    case nextChapter

    /// What the topic's row reads.
    package var title: String {
      switch self {
      case .clearerHead: "A clearer head"
      case .everydayHabits: "Everyday habits"
      case .newIdea: "A new idea"
      case .nextChapter: "My next chapter"
      }
    }
  }

  package enum Action: Sendable {
    /// A row was tapped.
    case toggle(Topic)
  }

  /// How many topics can be chosen at once.
  package static let limit = 3

  private var rows = Topic.allCases.map { _ in MindRow() }

  /// Nothing chosen yet.
  package init() {}

  /// The topics that are chosen, in the order of the rows.
  package var chosen: [Topic] { Topic.allCases.filter { self[$0].isChosen } }

  /// What a topic's row shows.
  package subscript(topic: Topic) -> MindRow { rows[topic.rawValue] }

  /// When a choice was refused last, in seconds; nil if none was.
  package var lastRefusal: Seconds? { rows.compactMap(\.refused).max() }

  /// Chooses a topic or lets it go; refuses one more than ``limit``.
  package mutating func update(_ action: Action, at time: Seconds) {
    switch action {
    case .toggle(let topic):
      if self[topic].isChosen || chosen.count < Self.limit {
        rows[topic.rawValue].toggle(at: time)
      } else {
        rows[topic.rawValue].refuse(at: time)
      }
    }
  }
}
