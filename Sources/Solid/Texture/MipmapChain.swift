import Imaging

/// A picture and versions of it, each of half the size of the one before, down to one pixel.
///
/// Each is the exact mean over area of the one before (premultiplied, sRGB-encoded), also where a
/// side is odd and a pixel covers one and a half, and is kept in 16 bits a channel on the way, so
/// that the rounding of one does not add to that of the next. Round each lies a border of one pixel,
/// which holds what is seen beyond the edge.
///
/// Sendable, because nothing writes to it once it is made.
final class MipmapChain: @unchecked Sendable {
  struct Level: BitwiseCopyable {
    let width: Int
    let height: Int
    /// The place of its top left pixel.
    let start: Int
    /// Pixels of this level for one of the whole picture, along either side.
    let scaleX: Double
    let scaleY: Double
    /// 1 / 2^level.
    let shrink: Double

    static let none = Level(width: 1, height: 1, start: 0, scaleX: 1, scaleY: 1, shrink: 1)

    /// From a pixel to the one below it.
    var stride: Int { width + 2 }
  }

  let levels: Buffer<Level>
  /// The pixels of all levels, as in ``Imaging/RGBA8``, row by row from the top.
  let pixels: Buffer<UInt32>
  /// Whether every pixel is opaque.
  let isOpaque: Bool

  init(_ bitmap: Bitmap, wrap: Texture.Wrap) {
    let sizes = Self.sizes(width: bitmap.width, height: bitmap.height)
    levels = Buffer(count: sizes.count, fill: .none)
    pixels = Buffer(count: sizes.reduce(0) { $0 + ($1.width + 2) * ($1.height + 2) }, fill: 0)
    isOpaque = bitmap.isOpaque
    var (end, shrink) = (0, 1.0)
    for (index, size) in sizes.enumerated() {
      levels[index] = Level(
        width: size.width, height: size.height, start: end + size.width + 3,
        scaleX: Double(size.width) / Double(bitmap.width),
        scaleY: Double(size.height) / Double(bitmap.height), shrink: shrink)
      end += (size.width + 2) * (size.height + 2)
      shrink /= 2
    }
    store(bitmap)
    var wide: [UInt64] = []
    for (index, size) in sizes.enumerated().dropFirst() {
      let source = sizes[index - 1]
      wide = Self.halved(width: source.width, height: source.height) { y in
        index == 1
          ? bitmap.withRow(y) { row in row.indices.map { Self.widened(Self.held(row[$0])) } }
          : Array(wide[y * source.width..<(y + 1) * source.width])
      }
      for y in 0..<size.height {
        for x in 0..<size.width {
          set(index, x, y, Color16(packed: wide[y * size.width + x]).rgba8)
        }
      }
    }
    for index in sizes.indices { addBorder(to: levels[index], wrap: wrap) }
  }

  private static func sizes(width: Int, height: Int) -> [(width: Int, height: Int)] {
    var result = [(width: width, height: height)]
    while let last = result.last, last.width > 1 || last.height > 1 {
      result.append(((last.width + 1) / 2, (last.height + 1) / 2))
    }
    return result
  }

  private func store(_ bitmap: Bitmap) {
    for y in 0..<bitmap.height {
      bitmap.withRow(y) { row in
        for x in row.indices { set(0, x, y, Self.held(row[x])) }
      }
    }
  }

  private func set(_ level: Int, _ x: Int, _ y: Int, _ pixel: UInt32) {
    let level = levels[level]
    pixels[level.start + y * level.stride + x] = pixel
  }

  /// Fills the pixels round a level: the sides first, then the rows above and below, corners included.
  private func addBorder(to level: Level, wrap: Texture.Wrap) {
    let (width, height, stride) = (level.width, level.height, level.stride)
    func inner(_ index: Int, _ count: Int) -> Int {
      switch wrap {
      case .clamp: min(max(index, 0), count - 1)
      case .repeat: (index + count) % count
      }
    }
    for y in 0..<height {
      let row = level.start + y * stride
      for x in [-1, width] { pixels[row + x] = pixels[row + inner(x, width)] }
    }
    for y in [-1, height] {
      let (row, source) = (level.start + y * stride, level.start + inner(y, height) * stride)
      for x in -1...width { pixels[row + x] = pixels[source + x] }
    }
  }

  /// No colour above its alpha, which arithmetic on premultiplied channels relies on.
  private static func held(_ pixel: UInt32) -> UInt32 {
    let color = RGBA8(packed: pixel)
    guard color.alpha < 255 else { return pixel }
    return RGBA8(
      red: min(color.red, color.alpha), green: min(color.green, color.alpha),
      blue: min(color.blue, color.alpha), alpha: color.alpha
    ).packed
  }

  /// Four channels of 16 bits, side by side: 257 times each byte.
  private static func widened(_ pixel: UInt32) -> UInt64 {
    let pixel = UInt64(pixel)
    let spread =
      pixel & 0xff | (pixel & 0xff00) << 8 | (pixel & 0xff_0000) << 16
      | (pixel & 0xff00_0000) << 24
    return spread * 257
  }

  /// The means over the pixels of a picture whose rows `row` makes, from the top.
  private static func halved(
    width: Int, height: Int, row: (Int) -> [UInt64]
  ) -> [UInt64] {
    let (columns, rows) = (AreaTaps.halving(width), AreaTaps.halving(height))
    var result: [UInt64] = []
    result.reserveCapacity(columns.count * rows.count)
    // The last three rows, each of half the width.
    var narrow = Array(repeating: Array(repeating: UInt64(0), count: columns.count), count: 3)
    var next = 0
    for taps in rows {
      while next < taps.end {
        let whole = row(next)
        for (x, taps) in columns.enumerated() {
          narrow[next % 3][x] = taps.mean { whole[$0] }
        }
        next += 1
      }
      for x in columns.indices { result.append(taps.mean { narrow[$0 % 3][x] }) }
    }
    return result
  }
}

/// The pixels in a row that one of half as many covers, and how much of each.
private struct AreaTaps {
  let first: Int
  /// Shares of up to three neighbours; they add up to `total`.
  let weights: (UInt64, UInt64, UInt64)
  let total: UInt64

  /// In units of 1/newSide of a pixel, pixel j covers j × newSide and on, and the i-th of the new ones
  /// i × side and on.
  static func halving(_ side: Int) -> [AreaTaps] {
    let newSide = (side + 1) / 2
    return (0..<newSide).map { index in
      let (start, end) = (index * side, (index + 1) * side)
      let first = start / newSide
      func overlap(_ pixel: Int) -> UInt64 {
        UInt64(max(min(end, (pixel + 1) * newSide) - max(start, pixel * newSide), 0))
      }
      return AreaTaps(
        first: first, weights: (overlap(first), overlap(first + 1), overlap(first + 2)),
        total: UInt64(side))
    }
  }

  /// Past the last of the pixels.
  var end: Int { first + (weights.2 > 0 ? 3 : weights.1 > 0 ? 2 : 1) }

  /// The mean of the pixels, which are asked for by their numbers.
  @inline(__always)
  func mean(_ pixel: (Int) -> UInt64) -> UInt64 {
    let pixel0 = pixel(first)
    if weights.2 == 0, weights.0 == weights.1 {
      // Half of two, rounded up, in all channels at once.
      let pixel1 = pixel(first + 1)
      return (pixel0 | pixel1) - ((pixel0 ^ pixel1) >> 1 & 0x7fff_7fff_7fff_7fff)
    }
    let pixel1 = weights.1 > 0 ? pixel(first + 1) : 0
    let pixel2 = weights.2 > 0 ? pixel(first + 2) : 0
    var result: UInt64 = 0
    for shift in Swift.stride(from: UInt64(0), to: 64, by: 16) {
      let sum =
        (pixel0 >> shift & 0xffff) * weights.0 + (pixel1 >> shift & 0xffff) * weights.1
        + (pixel2 >> shift & 0xffff) * weights.2
      result |= ((sum + total / 2) / total) << shift
    }
    return result
  }
}
