import Drawing

/// What a film shows while a shutter is open: one display list, or several in turn.
struct Exposure: Sendable {
  /// A list, and how many samples in a row show it; at least one part, once something is appended.
  private(set) var parts: [(list: DisplayList, count: Int)] = []
  private var fingerprints: [Fingerprint] = []

  /// Nothing yet.
  init() {}

  /// One list.
  init(_ list: DisplayList) {
    append(list)
  }

  /// Appends what the next sample shows.
  mutating func append(_ list: DisplayList) {
    let fingerprint = list.fingerprint
    if fingerprint == fingerprints.last {
      parts[parts.count - 1].count += 1
    } else {
      parts.append((list, 1))
      fingerprints.append(fingerprint)
    }
  }

  /// What stands for the picture: that of the list where there is one, whatever the shutter.
  var fingerprint: Fingerprint {
    if fingerprints.count == 1 { return fingerprints[0] }
    let text = zip(fingerprints, parts).map { "\($0) \($1.count)" }.joined(separator: " ")
    return Fingerprint(of: Array(text.utf8))
  }
}
