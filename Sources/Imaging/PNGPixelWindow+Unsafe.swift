/// The last rows of a picture as differences, and where pairs of pixels were last met in them.
///
/// Finds what a row repeats, pixel by pixel: bytes that start to repeat in the middle of a pixel are not
/// looked for, since they rarely do. Its loops run over pointers: bounds are checked once a row, and two
/// pixels are compared at once.
struct PNGPixelWindow: ~Copyable {
  let rowWidth: Int
  let channelCount: Int
  /// The differences, row by row, the latest last; those from `end` on are room.
  let pixels: WordBuffer
  private(set) var end = 0
  /// How many pixels stood before the first in `pixels`, and some more, so that a place of 0 is out of
  /// reach.
  private var dropped = DeflateAlphabet.windowSize
  /// For a hash of two pixels, the place where they were met last: an index into `pixels` and `dropped`.
  private let places: WordBuffer

  private static let hashBitCount = 12
  /// How far pixels are read beyond the end of a row.
  private static let overhang = 8

  init(rowWidth: Int, channelCount: Int) {
    self.rowWidth = rowWidth
    self.channelCount = channelCount
    let reach = DeflateAlphabet.windowSize / channelCount
    pixels = WordBuffer(count: 2 * reach + rowWidth + Self.overhang)
    places = WordBuffer(count: 1 << Self.hashBitCount)
  }

  /// Makes room for the next row and appends it as it is; returns its place.
  mutating func makeRoom() -> Range<Int> {
    if end + rowWidth + Self.overhang > pixels.count {
      let kept = min(end, DeflateAlphabet.windowSize / channelCount)
      let first = end - kept
      // Sound: both ranges are inside the buffer.
      unsafe pixels.start.update(from: pixels.start + first, count: kept)
      dropped += first
      end = kept
    }
    end += rowWidth
    return end - rowWidth..<end
  }

  /// Appends the last row to a block, as literals and matches.
  ///
  /// Greedy: a run of the pixel before, else what the last equal pair of pixels began, else literals.
  ///
  /// - Precondition: The block has room for two tokens a pixel.
  func appendLastRow(to block: inout DeflateBlock) {
    precondition(
      block.room >= 2 * rowWidth && end >= rowWidth && end + Self.overhang <= pixels.count)
    // Sound: indices stay below `end`, reads within the overhang of it; tokens have room; hashes, byte
    // values and symbols are below the sizes of their tables by construction.
    unsafe appendLastRow(
      pixels: pixels.start, places: places.start, tokens: block.tokens.start,
      count: &block.count, frequencies: block.frequencies.start)
  }

  @unsafe
  private func appendLastRow(
    pixels: UnsafeMutablePointer<UInt32>, places: UnsafeMutablePointer<UInt32>,
    tokens: UnsafeMutablePointer<UInt32>, count: inout Int,
    frequencies: UnsafeMutablePointer<UInt32>
  ) {
    let (channelCount, rowWidth, dropped, end) = (channelCount, rowWidth, dropped, end)
    let longest = DeflateAlphabet.longestMatch / channelCount
    let reach = DeflateAlphabet.windowSize / channelCount
    let start = end - rowWidth
    let lengthFrequencies = unsafe frequencies + DeflateBlock.lengthOffset
    let distanceFrequencies = unsafe frequencies + DeflateBlock.distanceOffset
    var token = unsafe tokens + count
    var index = start
    while index < end {
      let pair = unsafe pixels.pair(index)
      let pixel = UInt32(truncatingIfNeeded: pair)
      if index > start, unsafe pixel == pixels[index &- 1] {
        let next = unsafe pixels.endOfRun(of: pixel, from: index &+ 1, end: end)
        var rest = next &- index
        while rest > 0 {
          let length = min(rest, longest) &* channelCount
          unsafe token.pointee = DeflateToken(length: length, distance: channelCount).packed
          unsafe token += 1
          unsafe lengthFrequencies[length &- 3] &+= 1
          unsafe distanceFrequencies[channelCount &- 1] &+= 1
          rest &-= longest
        }
        index = next
        continue
      }
      let hash = Int(
        truncatingIfNeeded: (pair &* 0x9e37_79b9_7f4a_7c15) >> UInt64(64 - Self.hashBitCount))
      let place = unsafe Int(truncatingIfNeeded: places[hash])
      unsafe places[hash] = UInt32(truncatingIfNeeded: index &+ dropped)
      let delta = index &+ dropped &- place
      if delta <= reach && delta <= index, unsafe pixels.pair(index &- delta) == pair {
        let source = index &- delta
        let rowsBack =
          source >= start
          ? 0
          : 1
            &+ Int(
              truncatingIfNeeded: UInt32(truncatingIfNeeded: start &- source &- 1)
                / UInt32(truncatingIfNeeded: rowWidth))
        let distance = delta &* channelCount &+ rowsBack
        let sourceEnd = start &- rowsBack &* rowWidth &+ rowWidth
        let limit = min(longest, end &- index, sourceEnd &- source)
        if limit >= 2 && distance <= DeflateAlphabet.windowSize {
          let count = unsafe pixels.commonCount(source, index, limit: limit)
          let length = count &* channelCount
          unsafe token.pointee = DeflateToken(length: length, distance: distance).packed
          unsafe token += 1
          unsafe lengthFrequencies[length &- 3] &+= 1
          unsafe distanceFrequencies[DeflateAlphabet.symbol(distance: distance).symbol] &+= 1
          index &+= count
          continue
        }
      }
      unsafe token.pointee = DeflateToken(literals: pixel & 0xff_ffff).packed
      unsafe token += 1
      unsafe frequencies[Int(pixel & 255)] &+= 1
      unsafe frequencies[256 &+ Int((pixel >> 8) & 255)] &+= 1
      unsafe frequencies[512 &+ Int((pixel >> 16) & 255)] &+= 1
      if channelCount == 4 {
        let alpha = UInt8(truncatingIfNeeded: pixel >> 24)
        unsafe token.pointee = DeflateToken(literal: alpha).packed
        unsafe token += 1
        unsafe frequencies[Int(alpha)] &+= 1
      }
      index &+= 1
    }
    count = unsafe token - tokens
  }
}

@unsafe
extension UnsafeMutablePointer<UInt32> {
  /// Pixel `index` and, in the upper half, the one after it.
  @inline(__always)
  fileprivate func pair(_ index: Int) -> UInt64 {
    unsafe UnsafeRawPointer(self + index).loadUnaligned(as: UInt64.self)
  }

  /// The first index from `first` to `end` where a pixel is another, `end` at most.
  ///
  /// Reads up to three pixels beyond the end.
  @inline(__always)
  fileprivate func endOfRun(of pixel: UInt32, from first: Int, end: Int) -> Int {
    let pattern = UInt64(pixel) | UInt64(pixel) << 32
    var index = first
    while index < end {
      let difference = unsafe pair(index) ^ pattern
      let next = unsafe pair(index &+ 2) ^ pattern
      if difference | next == 0 {
        index &+= 4
      } else {
        index &+=
          difference != 0
          ? difference.trailingZeroBitCount &>> 5 : 2 &+ next.trailingZeroBitCount &>> 5
        break
      }
    }
    return Swift.min(index, end)
  }

  /// How many pixels from two indices on are equal, `limit` at most.
  ///
  /// Reads up to one pixel beyond that.
  @inline(__always)
  fileprivate func commonCount(_ first: Int, _ second: Int, limit: Int) -> Int {
    var count = 0
    while count < limit {
      let difference = unsafe pair(first &+ count) ^ pair(second &+ count)
      if difference != 0 {
        count &+= difference.trailingZeroBitCount &>> 5
        break
      }
      count &+= 2
    }
    return Swift.min(count, limit)
  }
}
