/// Pictures in, an animated PNG out, each as the part of it that is not as before.
///
/// Programs that know no animation show the first picture. It repeats for ever. Source: Animated PNG
/// specification 1.0, since 2025 part of PNG's third edition.
package struct APNGEncoder: Sendable {
  /// How long a frame shows, in seconds, as a fraction.
  package struct Delay: Hashable, Sendable {
    package let numerator: UInt16
    package let denominator: UInt16

    /// The last convergent of `numerator / denominator` whose numbers have 16 bits: itself, where they do.
    ///
    /// `denominator` is above 0; what is beyond 65,535 seconds becomes that. Source: the continued fraction by
    /// Euclid's algorithm.
    package init(numerator: Int, denominator: Int) {
      var (rest, divisor) = (numerator, denominator)
      var (last, before) = ((numerator: 1, denominator: 0), (numerator: 0, denominator: 1))
      while divisor != 0 {
        let quotient = min(rest / divisor, 0x10000)
        let next = (
          numerator: quotient * last.numerator + before.numerator,
          denominator: quotient * last.denominator + before.denominator
        )
        guard max(next.numerator, next.denominator) <= 0xffff else { break }
        (last, before) = (next, last)
        (rest, divisor) = (divisor, rest % divisor)
      }
      if last.denominator == 0 { last = (0xffff, 1) }
      self.numerator = UInt16(last.numerator)
      self.denominator = UInt16(last.denominator)
    }
  }

  private let hasAlpha: Bool
  private let delay: Delay
  private var chunks = PNGChunks()
  /// The number of the next chunk that belongs to the animation.
  private var sequence: UInt32 = 0
  private var last: Bitmap?

  /// The least a chunk of image data holds, but for the last.
  private static let chunkSize = 65_536

  /// An animation of `frameCount` pictures of 8 bits a channel, RGBA with `hasAlpha`, else RGB, for
  /// which pixels must be opaque.
  package init(
    width: Int, height: Int, hasAlpha: Bool, frameCount: Int, delay: Delay,
    pixelsPerInch: Double? = nil
  ) {
    (self.hasAlpha, self.delay) = (hasAlpha, delay)
    chunks.appendHeader(
      width: width, height: height, hasAlpha: hasAlpha,
      pixelsPerMetre: pixelsPerInch.flatMap(PNG.pixelsPerMetre))
    // How many frames, and how often: 0 for ever.
    chunks.append("acTL", PNGChunks.bigEndian(UInt32(frameCount)) + PNGChunks.bigEndian(UInt32(0)))
  }

  /// Appends the next picture.
  package mutating func append(_ bitmap: Bitmap) {
    let isFirst = last == nil
    let area = last.map { ChangedArea(from: $0, to: bitmap) } ?? ChangedArea(wholeOf: bitmap)
    last = bitmap
    append(area, of: bitmap, isFirst: isFirst)
  }

  /// Appends the last picture once more.
  package mutating func appendRepeat() {
    guard let last else { return }
    append(ChangedArea(from: last, to: last), of: last, isFirst: false)
  }

  private mutating func append(_ area: ChangedArea, of bitmap: Bitmap, isFirst: Bool) {
    let sides = [
      area.columns.count, area.rows.count, area.columns.lowerBound, area.rows.lowerBound,
    ]
    chunks.append(
      "fcTL",
      takeSequence() + sides.flatMap { PNGChunks.bigEndian(UInt32($0)) }
        + PNGChunks.bigEndian(delay.numerator) + PNGChunks.bigEndian(delay.denominator)
        // The picture stays, and the next one takes the place of what is under it, alpha included.
        + [0, 0])
    var rows = PNGRowEncoder(width: area.columns.count, hasAlpha: hasAlpha)
    for y in area.rows {
      bitmap.withRow(y) { rows.append($0.extracting(area.columns)) }
      if rows.byteCount >= Self.chunkSize { appendData(rows.takeBytes(), isFirst: isFirst) }
    }
    appendData(rows.finish(), isFirst: isFirst)
  }

  private mutating func appendData(_ data: [UInt8], isFirst: Bool) {
    if isFirst { chunks.append("IDAT", data) } else { chunks.append("fdAT", takeSequence() + data) }
  }

  private mutating func takeSequence() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunks.bigEndian(sequence)
  }

  /// Takes what is finished of the file.
  package mutating func takeBytes() -> [UInt8] {
    chunks.takeBytes()
  }

  /// Ends the file, after the last picture, and returns what has not been taken of it.
  package mutating func finish() -> [UInt8] {
    chunks.append("IEND", [])
    return chunks.takeBytes()
  }
}

/// The smallest rectangle round the pixels in which two pictures differ; one pixel where none does.
struct ChangedArea: Hashable {
  let columns: Range<Int>
  let rows: Range<Int>

  init(wholeOf bitmap: Bitmap) {
    (columns, rows) = (0..<bitmap.width, 0..<bitmap.height)
  }

  init(from old: Bitmap, to new: Bitmap) {
    precondition(old.width == new.width && old.height == new.height)
    var (left, right) = (new.width, -1)
    var (top, bottom) = (new.height, -1)
    for y in 0..<new.height {
      old.withRow(y) { old in
        new.withRow(y) { new in
          guard let first = new.indices.first(where: { new[$0] != old[$0] }) else { return }
          let last = new.indices.last { new[$0] != old[$0] } ?? first
          (left, right) = (min(left, first), max(right, last))
          (top, bottom) = (min(top, y), y)
        }
      }
    }
    guard bottom >= 0 else {
      (columns, rows) = (0..<1, 0..<1)
      return
    }
    (columns, rows) = (left..<right + 1, top..<bottom + 1)
  }
}
