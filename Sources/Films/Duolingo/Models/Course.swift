/// What is learned.
package struct Course: Codable, Hashable, Sendable {
  /// The language, for those who do not see its flag.
  let name: String
  let flag: Flag
}

/// A flag: the name of its picture.
package enum Flag: String, Codable, Hashable, Sendable, CaseIterable {
  case germany
  case spain
}
