/// The encodings that a document may come in.
enum XMLEncoding {
  /// The document's text in UTF-8.
  ///
  /// It comes in UTF-8, in UTF-16 with a byte order mark, or in Latin-1 where the XML declaration says
  /// so. What is wrong in it becomes U+FFFD.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return repaired(Array(bytes.dropFirst(3)))
    }
    if bytes.starts(with: [0xFF, 0xFE]) {
      return utf16(bytes) { UInt16($0) | UInt16($1) << 8 }
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return utf16(bytes) { UInt16($0) << 8 | UInt16($1) }
    }
    if isLatin1(bytes) {
      return bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
    }
    return repaired(bytes)
  }

  private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    bytes.allSatisfy { $0 < 0x80 } ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  private static func utf16(_ bytes: [UInt8], _ unit: (UInt8, UInt8) -> UInt16) -> [UInt8] {
    var units: [UInt16] = []
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      units.append(unit(bytes[index], bytes[index + 1]))
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func isLatin1(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(120), as: UTF8.self).lowercased()
    guard head.hasPrefix("<?xml"), let end = head.firstIndex(of: ">") else { return false }
    return ["iso-8859-1", "windows-1252", "latin1"].contains { head[..<end].contains($0) }
  }
}
