/// A unit of the course: the nodes along its path.
package struct PathUnit: Codable, Hashable, Sendable {
  let section: Int
  let number: Int
  let title: String
  /// What is in its chests.
  let chestGems: Int
  let nodes: [PathNode]
}

/// A stop on the path.
package struct PathNode: Codable, Hashable, Sendable {
  /// What waits there.
  enum Kind: String, Codable, Sendable {
    case lesson
    case chest
    case trophy
  }

  let kind: Kind
  let title: String
  /// Which of how many lessons at this stop is next.
  let lesson: Int
  let lessons: Int
  /// The middle of its face: points to the right of the screen's middle, and below the top.
  let offset: Double
  let y: Double
}
