/// Who learns, as others see them.
package struct Profile: Codable, Hashable, Sendable {
  let name: String
  let handle: String
  let joined: String
  let topFinishes: Int
  let achievements: [Achievement]
}

/// Something to reach over a long time.
package struct Achievement: Codable, Hashable, Sendable {
  /// What counts.
  enum Kind: String, Codable, Sendable {
    /// Days of the streak.
    case wildfire
    /// Points in all.
    case sage
    /// Words learned.
    case scholar
  }

  let kind: Kind
  let target: Int
}
