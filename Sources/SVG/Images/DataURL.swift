/// The bytes in a `data:` URL (RFC 2397).
enum DataURL {
  /// The bytes that `link` holds; nil where it is not such a URL, or unreadable.
  static func bytes(of link: String) -> [UInt8]? {
    guard link.hasPrefix("data:"), let comma = link.firstIndex(of: ",") else { return nil }
    let head = link[..<comma].lowercased().trimmingSpaces
    let body = link[link.index(after: comma)...].utf8
    return head.hasSuffix(";base64") ? base64(body) : percentDecoded(body)
  }

  /// Decodes base 64, skipping white space; the padding may be missing.
  private static func base64(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in unescaped(text) {
      let value: UInt32
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = UInt32(byte - UInt8(ascii: "A"))
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = UInt32(byte - UInt8(ascii: "a")) + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(byte - UInt8(ascii: "0")) + 52
      case UInt8(ascii: "+"), UInt8(ascii: "-"): value = 62
      case UInt8(ascii: "/"), UInt8(ascii: "_"): value = 63
      case UInt8(ascii: "="): continue
      default:
        guard isSpace(byte) else { return nil }
        continue
      }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }

  private static func percentDecoded(_ text: some Sequence<UInt8>) -> [UInt8] {
    unescaped(text)
  }

  /// The text with `%20` and the like resolved.
  private static func unescaped(_ text: some Sequence<UInt8>) -> [UInt8] {
    let bytes = Array(text)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let value = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
