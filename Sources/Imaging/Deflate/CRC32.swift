/// The checksum of a PNG chunk: CRC-32 with the polynomial 0x04C11DB7, bits reflected.
///
/// Source: PNG specification, annex D; M. E. Kounavis and F. L. Berry, "A systematic approach to
/// building high performance software-based CRC generators" (2005), for the slices.
package enum CRC32 {
  /// The checksum of `bytes`.
  package static func checksum(_ bytes: Span<UInt8>) -> UInt32 {
    let tables = Self.tables.span
    var crc = ~UInt32(0)
    var index = 0
    while index + 16 <= bytes.count {
      var next = UInt32(0)
      // The first four bytes meet the checksum so far; each byte then has a table that carries it
      // over the bytes after it.
      for k in 0..<16 {
        let byte = bytes[index &+ k] ^ (k < 4 ? UInt8(truncatingIfNeeded: crc >> (8 * k)) : 0)
        next ^= tables[(15 &- k) &* 256 &+ Int(byte)]
      }
      crc = next
      index += 16
    }
    while index < bytes.count {
      crc = tables[Int((crc ^ UInt32(bytes[index])) & 255)] ^ (crc >> 8)
      index += 1
    }
    return ~crc
  }

  /// Sixteen tables of 256: entry `256 * k + b` is the checksum of byte b and k zero bytes after it.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { crc, _ in (crc >> 1) ^ (crc & 1 == 1 ? 0xedb8_8320 : 0) }
    }
    for index in 256..<16 * 256 {
      let crc = tables[index - 256]
      tables.append(tables[Int(crc & 255)] ^ (crc >> 8))
    }
    return tables
  }()
}
