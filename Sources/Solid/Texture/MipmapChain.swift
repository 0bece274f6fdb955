import Imaging

/// A picture and versions of it, each of half the size of the one before, down to one pixel.
///
/// Each is the exact mean over area of the one before (premultiplied, sRGB-encoded), also where a
/// side is odd and a pixel covers one and a half, and is kept in 16 bits a channel on the way, so
/// that the rounding of one does not add to that of the next.
final class MipmapChain: Sendable {
  struct Level: Sendable {
    let width: Int
    let height: Int
    /// As in ``Imaging/RGBA8``, row by row from the top.
    let pixels: [UInt32]
  }

  let levels: [Level]

  init(_ bitmap: Bitmap) {
    var pixels = bitmap.withPixels { pixels in pixels.indices.map { pixels[$0] } }
    var (width, height) = (bitmap.width, bitmap.height)
    var levels = [Level(width: width, height: height, pixels: pixels)]
    var wide = pixels.map(Self.widened)
    while width > 1 || height > 1 {
      (wide, width, height) = Self.halved(wide, width: width, height: height)
      pixels = wide.map { Color16(packed: $0).rgba8 }
      levels.append(Level(width: width, height: height, pixels: pixels))
    }
    self.levels = levels
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
  ) -> (pixels: [UInt64], width: Int, height: Int) {
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
    return (result, newWidth, newHeight)
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
