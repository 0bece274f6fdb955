extension SymbolCatalog {
  /// Names of symbols that `name` was most likely meant to be, the nearest first; at most `limit`.
  ///
  /// Nearness is the number of letters to insert, remove or replace, a third of the letters at most.
  /// A name that has all of the words of `name`, wherever they stand, is near too.
  package static func names(near name: String, limit: Int = 4) -> [String] {
    // Distances take time in proportion to the product of the lengths.
    guard !name.isEmpty, name.utf8.count <= 100 else { return [] }
    let wanted = name.lowercased()
    let words = Set(wanted.split(separator: "."))
    let near = names.compactMap { candidate -> (name: String, distance: Int)? in
      let distance = editDistance(Array(wanted.utf8), Array(candidate.utf8))
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

  /// The letters to insert, remove or replace to make `b` of `a`.
  ///
  /// Source: R. A. Wagner and M. J. Fischer, "The String-to-String Correction Problem", 1974, row by
  /// row.
  private static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let replaced = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
