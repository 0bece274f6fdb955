import Imaging

/// A picture and versions of it, each of half the size of the one before, down to one pixel.
///
/// Each is the exact mean over area of the one before (premultiplied, sRGB-encoded), also where a
/// side is odd and a pixel covers one and a half, and is kept in 16 bits a channel on the way, so
/// that the rounding of one does not add to that of the next.
///
/// Sendable, because nothing writes to it once it is made.
final class MipmapChain: @unchecked Sendable {
  struct Level: BitwiseCopyable {
    let width: Int
    let height: Int
    /// The first of its pixels.
    let start: Int
    /// Pixels of this level for one of the whole picture, along either side.
    let scaleX: Double
    let scaleY: Double
    /// 1 / 2^level.
    let shrink: Double

    static let none = Level(width: 1, height: 1, start: 0, scaleX: 1, scaleY: 1, shrink: 1)
  }

  let levels: Buffer<Level>
  /// The pixels of all levels, as in ``Imaging/RGBA8``, row by row from the top.
  let pixels: Buffer<UInt32>

  init(_ bitmap: Bitmap) {
    let sizes = Self.sizes(width: bitmap.width, height: bitmap.height)
    levels = Buffer(count: sizes.count, fill: .none)
    pixels = Buffer(count: sizes.reduce(0) { $0 + $1.width * $1.height }, fill: 0)
    var wide = bitmap.withPixels { pixels in pixels.indices.map { Self.widened(pixels[$0]) } }
    var (start, shrink) = (0, 1.0)
    for (index, size) in sizes.enumerated() {
      if index > 0 {
        wide = Self.halved(wide, width: sizes[index - 1].width, height: sizes[index - 1].height)
        shrink /= 2
      }
      levels[index] = Level(
        width: size.width, height: size.height, start: start,
        scaleX: Double(size.width) / Double(bitmap.width),
        scaleY: Double(size.height) / Double(bitmap.height), shrink: shrink)
      for pixel in wide.indices { pixels[start + pixel] = Color16(packed: wide[pixel]).rgba8 }
      start += wide.count
    }
  }

  private static func sizes(width: Int, height: Int) -> [(width: Int, height: Int)] {
    var result = [(width: width, height: height)]
    while let last = result.last, last.width > 1 || last.height > 1 {
      result.append(((last.width + 1) / 2, (last.height + 1) / 2))
    }
    return result
  }

  /// Four channels of 16 bits, side by side: 257 times each byte.
  private static func widened(_ pixel: UInt32) -> UInt64 {
    let pixel = UInt64(pixel)
    let spread =
      pixel & 0xff | (pixel & 0xff00) << 8 | (pixel & 0xff_0000) << 16
      | (pixel & 0xff00_0000) << 24
    return spread * 257
  }

  private static func halved(
    _ pixels: [UInt64], width: Int, height: Int
  ) -> [UInt64] {
    let (newWidth, newHeight) = ((width + 1) / 2, (height + 1) / 2)
    let columns = AreaTaps.halving(width)
    let rows = AreaTaps.halving(height)
    var narrow: [UInt64] = []
    narrow.reserveCapacity(newWidth * height)
    for y in 0..<height {
      for taps in columns { narrow.append(taps.mean(pixels, start: y * width, stride: 1)) }
    }
    var result: [UInt64] = []
    result.reserveCapacity(newWidth * newHeight)
    for taps in rows {
      for x in 0..<newWidth { result.append(taps.mean(narrow, start: x, stride: newWidth)) }
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

  func mean(_ pixels: [UInt64], start: Int, stride: Int) -> UInt64 {
    var result: UInt64 = 0
    let base = start + first * stride
    let pixel0 = pixels[base]
    let pixel1 = weights.1 > 0 ? pixels[base + stride] : 0
    let pixel2 = weights.2 > 0 ? pixels[base + 2 * stride] : 0
    for shift in Swift.stride(from: UInt64(0), to: 64, by: 16) {
      let sum =
        (pixel0 >> shift & 0xffff) * weights.0 + (pixel1 >> shift & 0xffff) * weights.1
        + (pixel2 >> shift & 0xffff) * weights.2
      result |= ((sum + total / 2) / total) << shift
    }
    return result
  }
}
