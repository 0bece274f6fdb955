extension SymbolCatalog {
  /// Names of symbols that `name` was most likely meant to be, the nearest first; at most `limit`.
  ///
  /// Nearness is the edit distance, a third of the letters at most.
  /// A name that has all of the words of `name`, wherever they stand, is near too.
  package static func names(near name: String, limit: Int = 4) -> [String] {
    // Distances take time in proportion to the product of the lengths.
    guard !name.isEmpty, name.utf8.count <= 100 else { return [] }
    let wanted = name.lowercased()
    let words = Set(wanted.split(separator: "."))
    let near = names.compactMap { candidate -> (name: String, distance: Int)? in
      let distance = editDistance(from: wanted, to: candidate)
      if distance <= max(1, wanted.utf8.count / 3) { return (candidate, distance) }
      let hasWords = words.isSubset(of: candidate.split(separator: "."))
      return hasWords ? (candidate, distance) : nil
    }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(limit).map(\.name)
  }

  /// The names of all drawings and of their most common variants, each once.
  package static var names: [String] {
    let endings = ["", ".fill", ".circle", ".circle.fill", ".slash", ".slash.fill"]
    var seen: Set<String> = []
    return entries.flatMap { entry in
      endings.map { entry.name + $0 }.filter {
        symbol(named: $0) != nil && seen.insert($0).inserted
      }
    }
  }
}
