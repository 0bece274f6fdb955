/// Pictures as video has them: luma for each pixel, colour for each block of two by two.
///
/// BT.709's matrix, on sRGB's encoded channels, in the limited range (luma 16 to 235, colour 16 to 240).
/// Colour is taken where MPEG-2 and H.264 expect it: in the columns of even pixels, between two rows.
/// Each sample is the nearest to the exact value. Source: ITU-R BT.709-6, items 3.2 to 3.6.
package enum YUV420 {
  /// The size of a picture in whole blocks: both sides rounded up to even numbers.
  package static func size(width: Int, height: Int) -> (width: Int, height: Int) {
    (width + width % 2, height + height % 2)
  }

  /// The three planes of a picture one after the other; its alpha does not count.
  ///
  /// Where a side is odd, its last column or row is there twice.
  package static func planes(_ bitmap: Bitmap) -> [UInt8] {
    let (width, height) = size(width: bitmap.width, height: bitmap.height)
    let lumaCount = width * height
    var bytes = [UInt8](repeating: 0, count: lumaCount + lumaCount / 2)
    var planes = bytes.mutableSpan
    for y in 0..<height {
      bitmap.withRow(min(y, bitmap.height - 1)) { row in
        writeLuma(row, to: &planes, from: y * width, count: width)
      }
    }
    for y in stride(from: 0, to: height, by: 2) {
      bitmap.withRow(y) { upper in
        bitmap.withRow(min(y + 1, bitmap.height - 1)) { lower in
          let start = lumaCount + y / 2 * (width / 2)
          writeChroma(upper, lower, to: &planes, blue: start, red: start + lumaCount / 4)
        }
      }
    }
    return bytes
  }

  /// Factors of 2¹⁶: the weights of red, green and blue, times 219 / 255.
  private static let luma: (red: Int32, green: Int32, blue: Int32) = (11_966, 40_254, 4064)

  private static func writeLuma(
    _ row: Span<UInt32>, to planes: inout MutableSpan<UInt8>, from start: Int, count: Int
  ) {
    let (red, green, blue) = luma
    var output = planes._mutatingExtracting(start..<start + count)
    precondition(output.count >= row.count && count - row.count < 2)
    for x in row.indices {
      let pixel = row[x]
      let sum =
        red &* Int32(truncatingIfNeeded: pixel & 255)
        &+ green &* Int32(truncatingIfNeeded: (pixel >> 8) & 255)
        &+ blue &* Int32(truncatingIfNeeded: (pixel >> 16) & 255)
      output[x] = UInt8(truncatingIfNeeded: 16 &+ (sum &+ 1 << 15) >> 16)
    }
    if count > row.count { output[row.count] = output[row.count - 1] }
  }

  /// Factors of 2¹⁶, times 224 / 255 and the half of 1 less the channel's own weight.
  private static let blueDifference: (red: Int32, green: Int32, blue: Int32) =
    (-6596, -22_189, 28_785)
  private static let redDifference: (red: Int32, green: Int32, blue: Int32) =
    (28_784, -26_145, -2639)

  private static func writeChroma(
    _ upper: Span<UInt32>, _ lower: Span<UInt32>, to planes: inout MutableSpan<UInt8>,
    blue blueStart: Int, red redStart: Int
  ) {
    precondition(upper.count == lower.count)
    let last = upper.count - 1
    // The pixel itself twice, those beside it once, in both rows: eight in all.
    var before = PixelPair(upper[0], lower[0])
    for block in 0..<(upper.count + 1) / 2 {
      let x = 2 * block
      let middle = PixelPair(upper[x], lower[x])
      let after = x < last ? PixelPair(upper[x + 1], lower[x + 1]) : middle
      let redBlue = before.redBlue &+ 2 &* middle.redBlue &+ after.redBlue
      let green = Int32(truncatingIfNeeded: before.green &+ 2 &* middle.green &+ after.green)
      let red = Int32(truncatingIfNeeded: redBlue & 0xffff)
      let blue = Int32(truncatingIfNeeded: redBlue >> 16)
      planes[blueStart + block] = sample(red, green, blue, blueDifference)
      planes[redStart + block] = sample(red, green, blue, redDifference)
      before = after
    }
  }

  /// The sums of the channels of two pixels, one over the other; room is left for four of them.
  private struct PixelPair {
    let redBlue: UInt32
    let green: UInt32

    init(_ upper: UInt32, _ lower: UInt32) {
      redBlue = (upper & 0x00ff_00ff) &+ (lower & 0x00ff_00ff)
      green = ((upper >> 8) & 0xff) &+ ((lower >> 8) & 0xff)
    }
  }

  /// The sample for the sums of eight pixels.
  private static func sample(
    _ red: Int32, _ green: Int32, _ blue: Int32,
    _ factors: (red: Int32, green: Int32, blue: Int32)
  ) -> UInt8 {
    let difference = factors.red &* red &+ factors.green &* green &+ factors.blue &* blue
    return UInt8(truncatingIfNeeded: 128 &+ (difference &+ 1 << 18) >> 19)
  }
}
