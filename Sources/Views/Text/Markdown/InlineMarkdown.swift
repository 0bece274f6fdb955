/// Markdown's marks within a line: what is emphasised, struck through, code or a link.
///
/// `*a*` and `_a_` are emphasised, `**a**` and `__a__` strongly so, `~a~` and `~~a~~` struck through,
/// `` `a` `` is code, `[a](address)` and `<scheme:address>` are links; a backslash takes its meaning from
/// a mark. White space stays as it is, and blocks (headings, lists) mean nothing here.
///
/// Takes time in proportion to the text.
///
/// Source: CommonMark 0.31, section 6, and its appendix on parsing; GitHub Flavored Markdown for
/// strikethrough. Character references (`&amp;`) and raw HTML are left as they are written.
package struct InlineMarkdown {
  /// What is done to a piece of text.
  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let emphasis = Style(rawValue: 1)
    package static let strong = Style(rawValue: 2)
    package static let strikethrough = Style(rawValue: 4)
    package static let code = Style(rawValue: 8)
    package static let link = Style(rawValue: 16)

    package static let all: [Style] = [.emphasis, .strong, .strikethrough, .code, .link]
  }

  /// A piece of text in one style.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var style: Style
  }

  /// The pieces of `text`, in order; neighbours differ in style.
  package static func runs(of text: String) -> [Run] {
    guard text.utf8.contains(where: isMark) else { return [Run(text: text, style: [])] }
    var parser = InlineMarkdown(text)
    parser.scan()
    parser.match(from: 0)
    return parser.runs
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
      UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"):
      true
    default: false
    }
  }

  private let characters: [Character]
  private var position = 0
  private var nodes: [Node] = []
  /// The nodes that are delimiters and may still open something, in order.
  private var delimiters: [Int] = []
  /// The nodes that are opening brackets, in order.
  private var brackets: [Int] = []
  /// Where styles begin and end: by node, how many more of each from there on.
  private var changes: [(node: Int, style: Style, count: Int)] = []

  /// A piece of the text between two others that may mean something.
  private struct Node {
    var text: String
    var style: Style = []
    var delimiter: Delimiter?
  }

  /// A run of one mark, which may begin or end emphasis.
  fileprivate struct Delimiter {
    let mark: Character
    /// How many marks the run had in the text.
    let length: Int
    /// How many of them are not matched yet.
    var count: Int
    let canOpen: Bool
    let canClose: Bool
  }

  private init(_ text: String) {
    characters = Array(text)
  }

  // MARK: Scanning

  private mutating func scan() {
    let runs = backtickRuns()
    while position < characters.count {
      let character = characters[position]
      switch character {
      case "\\": scanEscape()
      case "`": scanCode(runs)
      case "*", "_", "~": scanDelimiter(character)
      case "[":
        brackets.append(nodes.count)
        nodes.append(Node(text: "["))
        position += 1
      case "]": scanClosingBracket()
      case "<": scanAutolink()
      default: appendLiteral(character)
      }
    }
  }

  private mutating func appendLiteral(_ character: Character) {
    if let last = nodes.indices.last, nodes[last].delimiter == nil, nodes[last].style.isEmpty,
      brackets.last != last
    {
      nodes[last].text.append(character)
    } else {
      nodes.append(Node(text: String(character)))
    }
    position += 1
  }

  private mutating func scanEscape() {
    position += 1
    guard position < characters.count, characters[position].isASCIIPunctuation else {
      position -= 1
      return appendLiteral("\\")
    }
    appendLiteral(characters[position])
  }

  /// Where runs of backticks begin, by their length, in order.
  private func backtickRuns() -> [Int: [Int]] {
    var runs: [Int: [Int]] = [:]
    var index = 0
    while let start = characters[index...].firstIndex(of: "`") {
      index = start
      while index < characters.count, characters[index] == "`" { index += 1 }
      runs[index - start, default: []].append(start)
    }
    return runs
  }

  private mutating func scanCode(_ runs: [Int: [Int]]) {
    let start = position
    while position < characters.count, characters[position] == "`" { position += 1 }
    let length = position - start
    let closers = runs[length] ?? []
    let next = closers.partitioningIndex(after: start)
    guard next < closers.count else {
      nodes.append(Node(text: String(repeating: "`", count: length)))
      return
    }
    let closer = closers[next]
    var code = characters[position..<closer]
    if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = code.dropFirst().dropLast()
    }
    nodes.append(Node(text: String(code), style: .code))
    position = closer + length
  }

  private mutating func scanDelimiter(_ mark: Character) {
    let start = position
    while position < characters.count, characters[position] == mark { position += 1 }
    let length = position - start
    let before = start > 0 ? characters[start - 1] : " "
    let after = position < characters.count ? characters[position] : " "
    let opens =
      !after.isWhitespace && (!after.isMarkup || before.isWhitespace || before.isMarkup)
    let closes =
      !before.isWhitespace && (!before.isMarkup || after.isWhitespace || after.isMarkup)
    var delimiter = Delimiter(
      mark: mark, length: length, count: length, canOpen: opens, canClose: closes)
    if mark == "_" {
      // Underscores within words are letters of names.
      delimiter = Delimiter(
        mark: mark, length: length, count: length, canOpen: opens && (!closes || before.isMarkup),
        canClose: closes && (!opens || after.isMarkup))
    } else if mark == "~", length > 2 {
      delimiter = Delimiter(
        mark: mark, length: length, count: length, canOpen: false, canClose: false)
    }
    delimiters.append(nodes.count)
    nodes.append(Node(text: String(repeating: mark, count: length), delimiter: delimiter))
  }

  private mutating func scanClosingBracket() {
    guard let opener = brackets.popLast(), let end = linkEnd(after: position + 1) else {
      return appendLiteral("]")
    }
    nodes[opener].text = ""
    match(from: opener)
    changes.append((opener, .link, 1))
    changes.append((nodes.count, .link, -1))
    nodes.append(Node(text: ""))
    // Links don't hold links.
    brackets.removeAll()
    position = end
  }

  /// Where a link's address ends that begins at `start`, with what follows it; nil where none does.
  private func linkEnd(after start: Int) -> Int? {
    guard start < characters.count, characters[start] == "(" else { return nil }
    var index = start + 1
    var depth = 0
    var quote: Character?
    while index < characters.count {
      let character = characters[index]
      if character == "\\" {
        index += 1
      } else if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"", characters[index - 1].isWhitespace {
        quote = character
      } else if character == "(" {
        depth += 1
        // CommonMark's own bound.
        if depth > 32 { return nil }
      } else if character == ")" {
        if depth == 0 { return index + 1 }
        depth -= 1
      } else if character.isNewline {
        return nil
      }
      index += 1
    }
    return nil
  }

  /// `<scheme:address>`, where the scheme has 2 to 32 letters, digits, `+`, `-` and `.`.
  private mutating func scanAutolink() {
    var index = position + 1
    while index < characters.count, index - position <= 33, characters[index].isSchemeLetter {
      index += 1
    }
    guard index - position > 2, index < characters.count, characters[index] == ":" else {
      return appendLiteral("<")
    }
    while index < characters.count, characters[index] != ">" {
      guard !characters[index].isWhitespace, characters[index] != "<" else {
        return appendLiteral("<")
      }
      index += 1
    }
    guard index < characters.count else { return appendLiteral("<") }
    nodes.append(Node(text: String(characters[position + 1..<index]), style: .link))
    position = index + 1
  }

  // MARK: Matching

  /// What tells closers apart that look for the same openers.
  private struct CloserKind: Hashable {
    let mark: Character
    let canOpen: Bool
    let remainder: Int
  }

  /// Matches the delimiters from the node `bottom` on, and forgets them.
  private mutating func match(from bottom: Int) {
    let first = delimiters.firstIndex { $0 >= bottom } ?? delimiters.count
    var openers: [Int] = []
    /// The nodes up to which there is no opener for closers of a kind.
    var bottoms: [CloserKind: Int] = [:]
    for node in delimiters[first...] {
      while let closer = nodes[node].delimiter, closer.canClose, closer.count > 0 {
        let kind = CloserKind(
          mark: closer.mark, canOpen: closer.canOpen,
          remainder: closer.mark == "~" ? closer.length : closer.length % 3)
        let bottom = bottoms[kind] ?? -1
        var found = openers.count - 1
        while found >= 0, openers[found] > bottom, !isOpener(openers[found], of: closer) {
          found -= 1
        }
        guard found >= 0, openers[found] > bottom else {
          bottoms[kind] = openers.last ?? bottom
          break
        }
        connect(openers[found], node)
        let isUsedUp = nodes[openers[found]].delimiter?.count == 0
        openers.removeSubrange((isUsedUp ? found : found + 1)...)
      }
      if let delimiter = nodes[node].delimiter, delimiter.canOpen, delimiter.count > 0 {
        openers.append(node)
      }
    }
    delimiters.removeSubrange(first...)
  }

  private func isOpener(_ node: Int, of closer: Delimiter) -> Bool {
    nodes[node].delimiter.map { $0.opens(closer) } ?? false
  }

  /// Styles what lies between two runs of marks, and takes the marks away.
  private mutating func connect(_ opener: Int, _ closer: Int) {
    guard let mark = nodes[opener].delimiter?.mark else { return }
    let counts = [opener, closer].compactMap { nodes[$0].delimiter?.count }
    let used = mark == "~" ? counts[0] : counts.allSatisfy { $0 >= 2 } ? 2 : 1
    for node in [opener, closer] {
      nodes[node].text.removeLast(used)
      nodes[node].delimiter?.count -= used
    }
    let style: Style = mark == "~" ? .strikethrough : used == 2 ? .strong : .emphasis
    changes.append((opener + 1, style, 1))
    changes.append((closer, style, -1))
  }

  // MARK: Runs

  private var runs: [Run] {
    var runs: [Run] = []
    var counts: [Style: Int] = [:]
    let changes = changes.sorted { $0.node < $1.node }
    var next = 0
    for (index, node) in nodes.enumerated() {
      while next < changes.count, changes[next].node <= index {
        counts[changes[next].style, default: 0] += changes[next].count
        next += 1
      }
      guard !node.text.isEmpty else { continue }
      var style = node.style
      for kind in Style.all where counts[kind, default: 0] > 0 { style.insert(kind) }
      if let last = runs.indices.last, runs[last].style == style {
        runs[last].text += node.text
      } else {
        runs.append(Run(text: node.text, style: style))
      }
    }
    return runs.isEmpty ? [Run(text: "", style: [])] : runs
  }
}

extension InlineMarkdown.Delimiter {
  /// Whether this run of marks begins what `closer` ends.
  ///
  /// Where one of the two could do both, their lengths must not add up to a multiple of 3 unless each is
  /// one: `**a*b**` is strong round an asterisk.
  fileprivate func opens(_ closer: Self) -> Bool {
    guard canOpen, mark == closer.mark else { return false }
    if mark == "~" { return count == closer.count }
    guard canClose || closer.canOpen else { return true }
    return (length + closer.length) % 3 != 0 || (length % 3 == 0 && closer.length % 3 == 0)
  }
}

extension [Int] {
  /// The index of the first of these ascending numbers that is greater than `number`.
  fileprivate func partitioningIndex(after number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Character {
  /// What Markdown counts as punctuation: it may stand beside a mark without being part of a word.
  fileprivate var isMarkup: Bool { isPunctuation || isSymbol }

  fileprivate var isASCIIPunctuation: Bool { isASCII && isMarkup }

  fileprivate var isSchemeLetter: Bool {
    isASCII && (isLetter || isNumber || self == "+" || self == "-" || self == ".")
  }
}
