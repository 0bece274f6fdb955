extension XMLReader {
  /// What a reference stands for.
  enum Reference {
    /// A character, or one of XML's five names.
    case text([UInt8])
    /// An entity that the document declares, with its text.
    case entity(name: String, [UInt8])
  }

  /// Reads `&…;`, and says what it stands for.
  mutating func takeReference() throws(SVGError) -> Reference {
    let line = line
    source.advance()
    if source.skip("#") { return .text(try takeCharacter(line: line)) }
    let name = source.takeName()
    guard !name.isEmpty, source.skip(";") else {
      throw .malformed(
        line: line, reason: "'&' begins a reference; write &amp; for the sign itself")
    }
    switch name {
    case "lt": return .text([UInt8(ascii: "<")])
    case "gt": return .text([UInt8(ascii: ">")])
    case "amp": return .text([UInt8(ascii: "&")])
    case "apos": return .text([UInt8(ascii: "'")])
    case "quot": return .text([UInt8(ascii: "\"")])
    default:
      guard let text = entities.text(of: name) else {
        throw .malformed(line: line, reason: "the entity '\(name)' is not declared in the document")
      }
      return .entity(name: name, text)
    }
  }

  private mutating func takeCharacter(line: Int) throws(SVGError) -> [UInt8] {
    let isHexadecimal = source.skip("x")
    let digits = source.takeName()
    guard source.skip(";"), let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(value), value != 0
    else {
      throw .malformed(
        line: line, reason: "'&#\(isHexadecimal ? "x" : "")\(digits)' is no character")
    }
    return Array(String(Character(scalar)).utf8)
  }

  /// Reads an attribute's value in its quotes: references resolved, white space as spaces.
  mutating func readAttributeValue(of name: String) throws(SVGError) -> String {
    let line = line
    guard let quote = source.peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw .malformed(line: line, reason: "the value of '\(name)' does not stand in quotes")
    }
    source.advance()
    var value: [UInt8] = []
    while true {
      guard let byte = source.peek else {
        throw .malformed(line: line, reason: "the value of '\(name)' is never closed")
      }
      switch byte {
      case quote:
        source.advance()
        return String(decoding: value, as: UTF8.self)
      case UInt8(ascii: "<"):
        throw .malformed(line: self.line, reason: "there is a '<' in the value of '\(name)'")
      case UInt8(ascii: "&"):
        switch try takeReference() {
        case .text(let bytes): value += bytes
        case .entity(let name, let bytes):
          try appendEntity(name, bytes, to: &value, depth: 1, line: line)
        }
      default:
        value.append(isSpace(byte) ? 0x20 : byte)
        source.advance()
      }
    }
  }

  /// Appends an entity's text to an attribute's value, with the entities in it.
  private mutating func appendEntity(
    _ name: String, _ bytes: [UInt8], to value: inout [UInt8], depth: Int, line: Int
  ) throws(SVGError) {
    guard depth <= SVGLimits.entityDepth else {
      throw .limit(line: line, reason: "the entity '\(name)' is too deeply nested")
    }
    try entities.countExpansion(of: bytes.count, line: line)
    sources.append(XMLSource(bytes, entity: name, line: line))
    defer { sources.removeLast() }
    while let byte = source.peek {
      guard byte == UInt8(ascii: "&") else {
        value.append(isSpace(byte) ? 0x20 : byte)
        source.advance()
        continue
      }
      switch try takeReference() {
      case .text(let text): value += text
      case .entity(let inner, let text):
        try appendEntity(inner, text, to: &value, depth: depth + 1, line: line)
      }
    }
  }
}
