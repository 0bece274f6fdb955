/// The entities that a document declares, and how much of them has been expanded.
struct XMLEntities {
  /// The text of each internal entity, character references resolved; empty for external ones.
  private var texts: [String: [UInt8]] = [:]
  private var expanded = 0

  /// The text that `name` stands for; nil where it is not declared.
  func text(of name: String) -> [UInt8]? { texts[name] }

  /// Counts the expansion of an entity of `count` bytes, and throws where all are too much.
  ///
  /// A few hundred bytes of entities inside entities ("a billion laughs") expand to gigabytes.
  mutating func countExpansion(of count: Int, line: Int) throws(SVGError) {
    // An entity without text counts too, or nothing would end a long chain of references to it.
    expanded += count + 16
    guard expanded <= SVGLimits.expansion else {
      throw .limit(
        line: line, reason: "entities may expand to \(SVGLimits.expansion >> 20) MiB altogether")
    }
  }

  /// Reads a document type declaration, of which `<!DOCTYPE` has been read.
  mutating func readDoctype(_ source: inout XMLSource) throws(SVGError) {
    let line = source.line
    while let byte = source.peek {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = Self.takeQuoted(&source)
      case UInt8(ascii: "["):
        source.advance()
        try readSubset(&source, line: line)
      case UInt8(ascii: ">"):
        source.advance()
        return
      default: source.advance()
      }
    }
    throw .malformed(line: line, reason: "<!DOCTYPE> is never closed")
  }

  private mutating func readSubset(_ source: inout XMLSource, line: Int) throws(SVGError) {
    while let byte = source.peek {
      if byte == UInt8(ascii: "]") {
        source.advance()
        return
      }
      if source.skip("<!--") {
        _ = source.take(until: "-->")
      } else if source.skip("<!ENTITY") {
        readEntity(&source)
      } else if source.skip("<?") {
        _ = source.take(until: "?>")
      } else if byte == UInt8(ascii: "<") {
        Self.skipDeclaration(&source)
      } else {
        source.advance()
      }
    }
    throw .malformed(line: line, reason: "<!DOCTYPE> is never closed")
  }

  private mutating func readEntity(_ source: inout XMLSource) {
    source.skipSpaces()
    // `<!ENTITY % name …>` declares something for the declaration itself.
    let isParameter = source.skip("%")
    source.skipSpaces()
    let name = source.takeName()
    source.skipSpaces()
    var text: [UInt8] = []
    if let value = Self.takeQuoted(&source) { text = Self.resolvingCharacters(in: value) }
    Self.skipDeclaration(&source)
    // The first declaration counts. What lies in another file is never fetched.
    if !isParameter, !name.isEmpty, texts[name] == nil { texts[name] = text }
  }

  private static func takeQuoted(_ source: inout XMLSource) -> ArraySlice<UInt8>? {
    if source.skip("\"") { return source.take(until: "\"") ?? [] }
    if source.skip("'") { return source.take(until: "'") ?? [] }
    return nil
  }

  private static func skipDeclaration(_ source: inout XMLSource) {
    while let byte = source.peek {
      if takeQuoted(&source) != nil { continue }
      source.advance()
      if byte == UInt8(ascii: ">") { return }
    }
  }

  /// Resolves `&#…;`, which XML does where an entity is declared, not where it is used.
  private static func resolvingCharacters(in text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "&"), index + 1 < text.endIndex,
        text[index + 1] == UInt8(ascii: "#"),
        let end = text[index...].firstIndex(of: UInt8(ascii: ";"))
      {
        var digits = String(decoding: text[index + 2..<end], as: UTF8.self)
        let isHexadecimal = digits.hasPrefix("x")
        if isHexadecimal { digits.removeFirst() }
        if let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
          let scalar = Unicode.Scalar(value)
        {
          result += Array(String(Character(scalar)).utf8)
          index = end + 1
          continue
        }
      }
      result.append(text[index])
      index += 1
    }
    return result
  }
}
