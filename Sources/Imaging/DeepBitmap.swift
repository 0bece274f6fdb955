/// A picture of 16 bits a channel, premultiplied: as deep as PNG files are.
///
/// For comparing files; everything else works on ``Bitmap``.
public struct DeepBitmap: Hashable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, row by row from the top: red in bits 0-15, green 16-31, blue 32-47, alpha 48-63.
  public let pixels: [UInt64]

  init(width: Int, height: Int, pixels: [UInt64]) {
    precondition(pixels.count == width * height)
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }
}

extension PNG {
  /// Whether the samples of the picture in `bytes` have 16 bits, by its header; false for what is no PNG.
  public static func isDeep(_ bytes: [UInt8]) -> Bool {
    // The header's chunk follows the signature: length, type, width and height, then the depth.
    bytes.count > 24 && bytes[12..<16] == [0x49, 0x48, 0x44, 0x52] && bytes[24] == 16
  }

  /// Reads a picture of any colour type and depth without loss of depth.
  ///
  /// Each number of the result is the nearest to the exact premultiplied value; samples of 8 bits are
  /// stretched to 16. As ``decode(_:name:limits:)`` in all else; takes twice as much memory.
  public static func decodeDeep(
    _ bytes: [UInt8], name: String = "the picture", limits: Limits = .standard
  ) throws(PNGError) -> DeepBitmap {
    try read(bytes.span, name: name, limits: limits) {
      (reader, description) throws(PNGError) -> DeepBitmap in
      var unpacker = PNGDeepRowUnpacker(PNGRowUnpacker(reader, description, name: name))
      return DeepBitmap(
        width: description.width, height: description.height,
        pixels: try readPixels(from: reader, description, by: &unpacker))
    }
  }
}

/// Turns rows into premultiplied pixels of 16 bits a channel.
struct PNGDeepRowUnpacker: PNGUnpacker {
  private var rows: PNGRowUnpacker

  init(_ rows: PNGRowUnpacker) { self.rows = rows }

  mutating func readRow(
    from reader: borrowing PNGReader, into row: inout MutableSpan<UInt64>
  ) throws(PNGError) {
    try rows.readStraightRow(from: reader, count: row.count)
    for x in row.indices { row[x] = Self.premultiplied(rows.straight16(x)) }
  }

  private static func premultiplied(_ straight: UInt64) -> UInt64 {
    let alpha = straight >> 48
    func sample(_ shift: UInt64) -> UInt64 {
      ((((straight >> shift) & 0xffff) * alpha + 32_767) / 65_535) << shift
    }
    return sample(0) | sample(16) | sample(32) | alpha << 48
  }
}
