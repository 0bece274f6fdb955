/// A text that is being read: the document's, or what an entity stands for.
struct XMLSource {
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The entity that the text comes from; nil for the document.
  let entity: String?
  /// The number of elements that were open when the text began.
  let openElements: Int
  /// Where reading goes on.
  var position = 0
  /// The line of ``position``; that of the reference, for an entity's text.
  private(set) var line: Int

  init(_ bytes: [UInt8], entity: String? = nil, openElements: Int = 0, line: Int = 1) {
    self.bytes = bytes
    self.entity = entity
    self.openElements = openElements
    self.line = line
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the position, without going on.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether the text goes on with `text`.
  func starts(with text: String) -> Bool {
    var index = position
    for byte in text.utf8 {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// Goes on by `count` bytes, counting lines.
  mutating func advance(_ count: Int = 1) {
    let end = min(position + count, bytes.count)
    if entity == nil {
      for index in position..<end where bytes[index] == UInt8(ascii: "\n") { line += 1 }
    }
    position = end
  }

  /// Goes on behind `text` if it comes next.
  mutating func skip(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    advance(text.utf8.count)
    return true
  }

  /// Goes on behind white space; says whether there was any.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = position
    while let byte = peek, isSpace(byte) { advance() }
    return position > start
  }

  /// What lies before `end`, going on behind it; nil where it does not come.
  mutating func take(until end: String) -> ArraySlice<UInt8>? {
    let start = position
    while !isAtEnd {
      if starts(with: end) {
        let part = bytes[start..<position]
        advance(end.utf8.count)
        return part
      }
      advance()
    }
    return nil
  }

  /// A name: what goes up to white space or a sign of XML.
  mutating func takeName() -> String {
    let start = position
    while let byte = peek, isNameByte(byte) { advance() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

/// Whether `byte` is white space to XML and CSS.
func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
}

/// Whether `byte` may be part of a name; all of Unicode beyond ASCII may.
private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
    UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
    true
  default: false
  }
}
