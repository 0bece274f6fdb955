/// How the tool was called: for messages that say how to call it next.
struct Invocation: Sendable {
  /// The tool, as it was called.
  let tool: String
  /// Everything after it.
  let arguments: [String]

  /// The same call without `removed`, flags all of them, and with `added` at its end.
  func repeated(without removed: [Option] = [], adding added: [String]) -> String {
    let kept = arguments.filter { argument in !removed.contains { $0.isSpelled(argument) } }
    let more = added.filter { !kept.contains($0) }
    // What follows a "--" is no option.
    let end = kept.firstIndex(of: "--") ?? kept.endIndex
    return ([tool] + kept[..<end] + more + kept[end...]).map(quoted).joined(separator: " ")
  }

  /// `word` as a shell takes it for one word.
  private func quoted(_ word: String) -> String {
    let plain = "-_./=:,+@%"
    let isPlain = word.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || plain.contains($0))
    }
    guard !isPlain || word.isEmpty else { return word }
    return word.inQuotes
  }
}
