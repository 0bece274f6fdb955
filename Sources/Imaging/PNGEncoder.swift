/// Rows in, a PNG out: a writer of our own, made to keep up with the renderer.
///
/// A row goes through a filter, is taken apart into literals and matches, and gathers with others in a
/// block of deflate; full blocks become IDAT chunks. Nothing depends on the number of rows, so memory
/// stays flat as long as the bytes are taken, and the bytes are the same however often they are.
package struct PNGEncoder: ~Copyable {
  private let width: Int
  private let channelCount: Int
  private let unpremultiplier = Unpremultiplier()
  /// The row that is being written, divided by alpha; empty without alpha.
  private let straight: WordBuffer
  private var filter: PNGRowFilter
  private var window: PNGPixelWindow
  private var block: DeflateBlock
  private var checksum = Adler32()
  private var bits = BitWriter()
  private var chunks = PNGChunks()

  /// When a block is full.
  ///
  /// Short enough that its code fits what it holds, long enough that the code's own bytes, some 100, do
  /// not count: twice as many made a frame 0.6 % larger.
  private static let tokensPerBlock = 16_384
  /// The least an IDAT chunk holds, but for the last.
  private static let chunkSize = 65_536

  /// A file of 8 bits a channel: RGBA with `hasAlpha`, else RGB, for which pixels must be opaque.
  package init(width: Int, height: Int, hasAlpha: Bool) {
    self.width = width
    channelCount = hasAlpha ? 4 : 3
    straight = WordBuffer(count: hasAlpha ? width : 0)
    filter = PNGRowFilter(rowWidth: width, channelCount: channelCount)
    window = PNGPixelWindow(rowWidth: width, channelCount: channelCount)
    block = DeflateBlock(capacity: Self.tokensPerBlock + Self.tokenCount(rowWidth: width))
    chunks.appendHeader(width: width, height: height, hasAlpha: hasAlpha)
    // A zlib stream with a window of 32 KiB, made by a fast method.
    bits.reserve(bitCount: 16)
    bits.append(0x0178, count: 16)
  }

  /// The most tokens that a row becomes: two a pixel with alpha, and the filter.
  private static func tokenCount(rowWidth: Int) -> Int { 2 * rowWidth + 1 }

  /// Appends the next row: `width` premultiplied pixels.
  package mutating func append(_ row: Span<UInt32>) {
    precondition(row.count == width, "a row of \(row.count) pixels, \(width) wide")
    if block.room < Self.tokenCount(rowWidth: width) { writeBlock(isLast: false) }
    let sums = filtered(row)
    block.append(literal: filter.filter.rawValue)
    checksum.append(filter.filter.rawValue)
    checksum.append(sums, count: width, channelCount: channelCount)
    window.appendLastRow(to: &block)
  }

  /// Brings a row into the window.
  private mutating func filtered(_ row: Span<UInt32>) -> PixelSums {
    let place = window.makeRoom()
    return window.pixels.withMutableSpan(place) { differences in
      guard channelCount == 4 else { return filter.apply(to: row, into: &differences) }
      straight.withMutableSpan(0..<width) { unpremultiplier.convert(row, into: &$0) }
      return straight.withSpan(0..<width) { filter.apply(to: $0, into: &differences) }
    }
  }

  /// Takes what is finished of the file.
  package mutating func takeBytes() -> [UInt8] {
    chunks.takeBytes()
  }

  /// Ends the file, after its last row, and returns what has not been taken of it.
  package consuming func finish() -> [UInt8] {
    writeBlock(isLast: true)
    bits.reserve(bitCount: 40)
    bits.alignToByte()
    bits.append(checksum.value.byteSwapped, count: 32)
    chunks.append("IDAT", bits.takeBytes())
    chunks.append("IEND", [])
    return chunks.takeBytes()
  }

  private mutating func writeBlock(isLast: Bool) {
    block.write(to: &bits, isLast: isLast)
    block.removeAll()
    if bits.byteCount >= Self.chunkSize { chunks.append("IDAT", bits.takeBytes()) }
  }
}
