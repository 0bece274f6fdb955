/// Reads style sheets and `style` attributes, skipping what it does not understand, as CSS says.
struct CSSParser {
  /// The selectors of one sheet that count; each is tried on each element.
  private static let maximumRules = 20_000
  /// The steps of one selector that are understood: matching may try every chain of ancestors.
  private static let maximumSteps = 8

  private var text: TextScanner
  private(set) var rules: [CSSRule] = []
  /// The at-rules that were skipped, by name.
  private(set) var skippedAtRules: [String] = []

  init(_ sheet: String) {
    text = TextScanner(Self.removingComments(sheet))
  }

  /// Reads the whole of a style sheet.
  mutating func readSheet() {
    while true {
      text.skipSpaces()
      // Signs that hid sheets from browsers of the nineties.
      if text.skip("<!--") || text.skip("-->") { continue }
      // The end of a block whose rules count.
      if text.skip("}") { continue }
      guard !text.isAtEnd else { return }
      if text.peek == UInt8(ascii: "@") { skipAtRule() } else { readRule() }
    }
  }

  /// The declarations of a `style` attribute, or of what stands in a rule's braces.
  static func declarations(in text: String) -> [CSSDeclaration] {
    var scanner = TextScanner(removingComments(text))
    var result: [CSSDeclaration] = []
    while !scanner.isAtEnd {
      let part = scanner.takeBalanced(until: UInt8(ascii: ";"))
      scanner.advance()
      guard let colon = part.firstIndex(of: ":") else { continue }
      let property = part[..<colon].trimmingSpaces.lowercased()
      var value = part[part.index(after: colon)...].trimmingSpaces
      var isImportant = false
      if let mark = value.lastIndex(of: "!"),
        value[value.index(after: mark)...].trimmingSpaces.lowercased() == "important"
      {
        isImportant = true
        value = value[..<mark].trimmingSpaces
      }
      guard !property.isEmpty, !value.isEmpty else { continue }
      result.append(
        CSSDeclaration(property: property, value: value, isImportant: isImportant))
    }
    return result
  }

  private mutating func skipAtRule() {
    text.advance()
    let name = text.takeIdentifier()
    let condition = text.takeBalanced(until: UInt8(ascii: ";"), orBlock: true)
    if name == "media", Self.isScreen(condition), text.skip("{") { return }
    // Those that change nothing here need no word.
    if !["charset", "namespace"].contains(name) { skippedAtRules.append(name) }
    if text.peek == UInt8(ascii: ";") {
      text.advance()
    } else {
      text.skipBlock()
    }
  }

  /// Whether a list of media is certain to have screens in it.
  private static func isScreen(_ media: String) -> Bool {
    media.split(separator: ",", omittingEmptySubsequences: false).contains { part in
      ["", "all", "screen", "only all", "only screen"].contains(part.trimmingSpaces.lowercased())
    }
  }

  private mutating func readRule() {
    let head = text.takeBalanced(until: UInt8(ascii: "{"))
    text.advance()
    let body = text.takeBalanced(until: UInt8(ascii: "}"))
    text.advance()
    let declarations = Self.declarations(in: body)
    guard !declarations.isEmpty else { return }
    var selectors: [CSSSelector] = []
    var scanner = TextScanner(head)
    while !scanner.isAtEnd {
      let part = scanner.takeBalanced(until: UInt8(ascii: ","))
      scanner.advance()
      // One selector that is not understood makes the whole rule void.
      guard let selector = CSSSelectorParser.selector(in: part),
        selector.context.count < Self.maximumSteps
      else { return }
      selectors.append(selector)
    }
    for selector in selectors where rules.count < Self.maximumRules {
      rules.append(CSSRule(selector: selector, declarations: declarations))
    }
  }

  private static func removingComments(_ text: String) -> String {
    guard text.contains("/*") else { return text }
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "*")
      {
        index += 2
        while index < bytes.count,
          !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*"))
        {
          index += 1
        }
        result.append(0x20)
      } else {
        result.append(bytes[index])
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
