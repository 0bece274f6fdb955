/// A PNG file as it grows: the signature, then chunks.
///
/// Source: PNG specification, section 5.
struct PNGChunks {
  private var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Appends what stands before the image data: its size, the colour type, that it is sRGB, and how
  /// many pixels there are to a metre.
  mutating func appendHeader(width: Int, height: Int, hasAlpha: Bool, pixelsPerMetre: UInt32?) {
    let sides = [width, height].flatMap { Self.bigEndian(UInt32($0)) }
    append("IHDR", sides + [8, hasAlpha ? 6 : 2, 0, 0, 0])
    append("sRGB", [0])
    if let pixelsPerMetre {
      append("pHYs", Self.bigEndian(pixelsPerMetre) + Self.bigEndian(pixelsPerMetre) + [1])
    }
  }

  /// Appends a chunk of a type of four letters.
  mutating func append(_ type: String, _ data: [UInt8]) {
    bytes += Self.bigEndian(UInt32(data.count))
    let first = bytes.count
    bytes += type.utf8
    bytes += data
    bytes += Self.bigEndian(CRC32.checksum(bytes.span.extracting(first..<bytes.count)))
  }

  /// The bytes of a number, the highest first.
  static func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    stride(from: Number.bitWidth - 8, through: 0, by: -8)
      .map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Takes the bytes so far.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
