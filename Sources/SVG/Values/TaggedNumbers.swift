extension String {
  /// The entries of a list such as `"wght" 500, "liga" off`; empty for `normal`, nil for what is none.
  ///
  /// An entry without a number, or with `on`, has no number; `off` is 0.
  var taggedNumbers: [(tag: String, number: Double?)]? {
    if trimmingSpaces == "normal" { return [] }
    var scanner = TextScanner(self)
    var result: [(tag: String, number: Double?)] = []
    repeat {
      scanner.skipSpaces()
      guard let tag = scanner.takeQuoted(), tag.utf8.count == 4,
        tag.utf8.allSatisfy({ (0x20...0x7E).contains($0) }), result.count < 64
      else { return nil }
      scanner.skipSpaces()
      if scanner.skip("off") {
        result.append((tag, 0))
      } else {
        _ = scanner.skip("on")
        result.append((tag, scanner.takeNumber()))
      }
      scanner.skipSpaces()
    } while scanner.skip(",")
    return scanner.isAtEnd ? result : nil
  }
}
