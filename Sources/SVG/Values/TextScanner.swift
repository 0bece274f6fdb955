/// Reads a value from left to right, byte by byte.
struct TextScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position >= bytes.count }
  /// The byte at the position.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Goes on by one byte.
  mutating func advance() { position = min(position + 1, bytes.count) }

  /// Goes on behind `text` if it comes next.
  mutating func skip(_ text: String) -> Bool {
    var index = position
    for byte in text.utf8 {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    position = index
    return true
  }

  /// Goes on behind white space; says whether there was any.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = position
    while let byte = peek, isSpace(byte) { position += 1 }
    return position > start
  }

  /// Goes on behind white space with at most one comma in it.
  mutating func skipCommaAndSpaces() {
    skipSpaces()
    if peek == UInt8(ascii: ",") {
      position += 1
      skipSpaces()
    }
  }

  /// A number, if one comes next: SVG's and CSS's form, with a leading dot or sign, or an exponent.
  mutating func takeNumber() -> Double? {
    let start = position
    if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
    var digits = skipDigits()
    if peek == UInt8(ascii: ".") {
      position += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      position = start
      return nil
    }
    let mantissaEnd = position
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      // "1em" and "1ex" have no exponent.
      if skipDigits() == 0 { position = mantissaEnd }
    }
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
      value.isFinite
    else {
      position = start
      return nil
    }
    return value
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    return position - start
  }

  /// Letters, digits, dashes and underscores, escapes resolved; empty where none come next.
  mutating func takeIdentifier() -> String {
    var result: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
        result.append(byte)
        position += 1
      case UInt8(ascii: "\\") where position + 1 < bytes.count:
        result.append(bytes[position + 1])
        position += 2
      default: return String(decoding: result, as: UTF8.self)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What comes before white space, or before `end`.
  mutating func takeWord(orEndingAt end: UInt8? = nil) -> String {
    let start = position
    while let byte = peek, !isSpace(byte), byte != end { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Everything that is left.
  mutating func takeRest() -> String {
    defer { position = bytes.count }
    return String(decoding: bytes[position...], as: UTF8.self)
  }

  /// What stands between quotes, if a quote comes next.
  mutating func takeQuoted() -> String? {
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    position += 1
    let start = position
    while let byte = peek, byte != quote { position += 1 }
    defer { advance() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// What comes before `end`, which is not looked for inside brackets and quotes.
  mutating func takeBalanced(until end: UInt8, orBlock: Bool = false) -> String {
    let start = position
    var depth = 0
    while let byte = peek {
      if depth == 0, byte == end || (orBlock && byte == UInt8(ascii: "{")) { break }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = takeQuoted()
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(depth - 1, 0)
      case UInt8(ascii: "{") where end != UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}") where end != UInt8(ascii: "}"): depth = max(depth - 1, 0)
      default: break
      }
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Goes on behind the block in braces that comes next.
  mutating func skipBlock() {
    guard peek == UInt8(ascii: "{") else { return advance() }
    var depth = 0
    while let byte = peek {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      position += 1
      if depth == 0 { return }
    }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    let bytes = Array(utf8)
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}
