/// Rows in, a PNG out, by ``PNGRowEncoder``: full blocks become IDAT chunks.
package struct PNGEncoder: ~Copyable {
  private var rows: PNGRowEncoder
  private var chunks = PNGChunks()

  /// The least an IDAT chunk holds, but for the last.
  private static let chunkSize = 65_536

  /// A file of 8 bits a channel: RGBA with `hasAlpha`, else RGB, for which pixels must be opaque.
  ///
  /// With `pixelsPerMetre` it says how large it is.
  package init(width: Int, height: Int, hasAlpha: Bool, pixelsPerMetre: UInt32? = nil) {
    rows = PNGRowEncoder(width: width, hasAlpha: hasAlpha)
    chunks.appendHeader(
      width: width, height: height, hasAlpha: hasAlpha, pixelsPerMetre: pixelsPerMetre)
  }

  /// Appends the next row: `width` premultiplied pixels.
  package mutating func append(_ row: Span<UInt32>) {
    rows.append(row)
    if rows.byteCount >= Self.chunkSize { chunks.append("IDAT", rows.takeBytes()) }
  }

  /// Takes what is finished of the file.
  package mutating func takeBytes() -> [UInt8] {
    chunks.takeBytes()
  }

  /// Ends the file, after its last row, and returns what has not been taken of it.
  package consuming func finish() -> [UInt8] {
    chunks.append("IDAT", rows.finish())
    chunks.append("IEND", [])
    return chunks.takeBytes()
  }
}
