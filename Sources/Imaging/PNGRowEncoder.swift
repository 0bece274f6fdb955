/// Rows in, the zlib stream of a PNG's image data out: a writer of our own, made to keep up with the
/// renderer.
///
/// A row goes through a filter, is taken apart into literals and matches, and gathers with others in a
/// block of deflate. Nothing depends on the number of rows, so memory stays flat as long as the data are
/// taken, and they are the same however often they are.
struct PNGRowEncoder: ~Copyable {
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

  /// When a block is full.
  ///
  /// Short enough that its code fits what it holds, long enough that the code's own bytes, some 100, do
  /// not count: twice as many made a frame 0.6 % larger.
  private static let tokensPerBlock = 16_384

  /// Rows of 8 bits a channel: RGBA with `hasAlpha`, else RGB, for which pixels must be opaque.
  init(width: Int, hasAlpha: Bool) {
    self.width = width
    channelCount = hasAlpha ? 4 : 3
    straight = WordBuffer(count: hasAlpha ? width : 0)
    filter = PNGRowFilter(rowWidth: width, channelCount: channelCount)
    window = PNGPixelWindow(rowWidth: width, channelCount: channelCount)
    block = DeflateBlock(capacity: Self.tokensPerBlock + Self.tokenCount(rowWidth: width))
    // A zlib stream with a window of 32 KiB, made by a fast method.
    bits.reserve(bitCount: 16)
    bits.append(0x0178, count: 16)
  }

  /// The most tokens that a row becomes: two a pixel with alpha, and the filter.
  private static func tokenCount(rowWidth: Int) -> Int { 2 * rowWidth + 1 }

  /// How many bytes wait to be taken.
  var byteCount: Int { bits.byteCount }

  /// Appends the next row: `width` premultiplied pixels.
  mutating func append(_ row: Span<UInt32>) {
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

  /// Takes the bytes that are finished.
  mutating func takeBytes() -> [UInt8] {
    bits.takeBytes()
  }

  /// Ends the stream, after the last row, and returns what has not been taken of it.
  consuming func finish() -> [UInt8] {
    writeBlock(isLast: true)
    bits.reserve(bitCount: 40)
    bits.alignToByte()
    bits.append(checksum.value.byteSwapped, count: 32)
    return bits.takeBytes()
  }

  private mutating func writeBlock(isLast: Bool) {
    block.write(to: &bits, isLast: isLast)
    block.removeAll()
  }
}
