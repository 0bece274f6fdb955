/// Reads one selector.
struct CSSSelectorParser {
  private var text: TextScanner

  /// The selector in `text`; nil where it is not one, or of a kind that is not understood.
  static func selector(in text: String) -> CSSSelector? {
    var parser = CSSSelectorParser(text: TextScanner(text))
    return parser.readSelector()
  }

  private mutating func readSelector() -> CSSSelector? {
    text.skipSpaces()
    guard let first = readCompound() else { return nil }
    var selector = CSSSelector(subject: first)
    while true {
      let hadSpace = text.skipSpaces()
      guard !text.isAtEnd else { return selector }
      let combinator: CSSSelector.Combinator
      if text.skip(">") {
        combinator = .child
      } else if text.skip("+") {
        combinator = .adjacent
      } else if text.skip("~") {
        combinator = .sibling
      } else if hadSpace {
        combinator = .descendant
      } else {
        return nil
      }
      text.skipSpaces()
      guard let next = readCompound() else { return nil }
      selector.context.insert((combinator, selector.subject), at: 0)
      selector.subject = next
    }
  }

  private mutating func readCompound() -> CSSSelector.Compound? {
    var compound = CSSSelector.Compound()
    var isEmpty = true
    if text.skip("*") {
      isEmpty = false
    } else {
      let type = text.takeIdentifier()
      if !type.isEmpty {
        compound.type = type
        isEmpty = false
      }
    }
    // `*|rect`: any namespace.
    if !isEmpty, text.peek == UInt8(ascii: "|") {
      text.advance()
      guard !text.skip("*") else { return compound }
      compound.type = text.takeIdentifier()
    }
    while let byte = text.peek {
      switch byte {
      case UInt8(ascii: "#"):
        text.advance()
        compound.ids.append(text.takeIdentifier())
      case UInt8(ascii: "."):
        text.advance()
        compound.classes.append(text.takeIdentifier())
      case UInt8(ascii: "["):
        text.advance()
        guard let test = readAttributeTest() else { return nil }
        compound.attributes.append(test)
      case UInt8(ascii: ":"):
        text.advance()
        guard readPseudoClass(into: &compound) else { return nil }
      default: return isEmpty ? nil : compound
      }
      isEmpty = false
    }
    return isEmpty ? nil : compound
  }

  private mutating func readAttributeTest() -> CSSSelector.AttributeTest? {
    text.skipSpaces()
    let name = text.takeIdentifier()
    text.skipSpaces()
    guard !name.isEmpty else { return nil }
    if text.skip("]") { return .init(name: name, comparison: .exists, value: "") }
    let comparison: CSSSelector.AttributeTest.Operator
    if text.skip("=") {
      comparison = .equals
    } else if text.skip("~=") {
      comparison = .includesWord
    } else if text.skip("|=") {
      comparison = .startsWithDash
    } else if text.skip("^=") {
      comparison = .hasPrefix
    } else if text.skip("$=") {
      comparison = .hasSuffix
    } else if text.skip("*=") {
      comparison = .contains
    } else {
      return nil
    }
    text.skipSpaces()
    let value = text.takeQuoted() ?? text.takeIdentifier()
    text.skipSpaces()
    return text.skip("]") ? .init(name: name, comparison: comparison, value: value) : nil
  }

  /// Reads the name of a pseudo-class; false where it is not one that a still picture can have.
  private mutating func readPseudoClass(into compound: inout CSSSelector.Compound) -> Bool {
    let name = text.takeIdentifier().lowercased()
    if text.skip("(") {
      let argument = text.takeBalanced(until: UInt8(ascii: ")"))
      text.advance()
      switch name {
      case "not":
        guard let inner = Self.selector(in: argument), inner.context.isEmpty,
          inner.subject.exclusions.isEmpty
        else { return false }
        compound.exclusions.append(inner.subject)
        return true
      case "nth-child":
        guard let place = Self.place(argument) else { return false }
        compound.places.append(place)
        return true
      default: return false
      }
    }
    switch name {
    case "first-child": compound.places.append(.first)
    case "last-child": compound.places.append(.last)
    case "only-child": compound.places.append(.only)
    case "root": compound.places.append(.root)
    default: return false
    }
    return true
  }

  /// The places of `odd`, `even`, `3`, `2n+1` and the like.
  private static func place(_ text: String) -> CSSSelector.Place? {
    let formula = text.lowercased().filter { !$0.isWhitespace }
    switch formula {
    case "odd": return .nth(2, 1)
    case "even": return .nth(2, 0)
    default: break
    }
    guard let n = formula.firstIndex(of: "n") else { return Int(formula).map { .nth(0, $0) } }
    let factor = formula[..<n]
    let rest = formula[formula.index(after: n)...]
    let a: Int? =
      switch factor {
      case "", "+": 1
      case "-": -1
      default: Int(factor)
      }
    guard let a, let b = rest.isEmpty ? 0 : Int(rest), abs(a) < 1 << 32, abs(b) < 1 << 32 else {
      return nil
    }
    return .nth(a, b)
  }
}
