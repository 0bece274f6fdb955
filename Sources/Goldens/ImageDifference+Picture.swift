public import Imaging

extension ImageDifference {
  /// What marks a pixel that differs: magenta.
  public static let changedMark = RGBA8(red: 255, green: 0, blue: 255, alpha: 255)
  /// What marks a pixel that only one of the pictures has: cyan.
  public static let extraMark = RGBA8(red: 0, green: 255, blue: 255, alpha: 255)

  /// A picture of the difference: what is equal is dimmed, what differs is magenta, and rows and
  /// columns that only one of the pictures has are cyan.
  ///
  /// It is as wide and as high as the larger of the two; a corner that neither has stays clear.
  ///
  /// - Throws: `BitmapError` where a wide and a high picture together make one too large.
  public static func picture(
    expected: Bitmap, actual: Bitmap
  ) throws(BitmapError) -> Bitmap {
    var picture = try Bitmap.make(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let inExpected = x < expected.width && y < expected.height
        let inActual = x < actual.width && y < actual.height
        guard inExpected, inActual else {
          if inExpected || inActual { picture[x, y] = extraMark }
          continue
        }
        let pixel = actual[x, y]
        picture[x, y] = pixel == expected[x, y] ? pixel.dimmed : changedMark
      }
    }
    return picture
  }
}

extension RGBA8 {
  /// The pixel over white, at a quarter of its strength.
  fileprivate var dimmed: RGBA8 {
    func byte(_ channel: UInt8) -> UInt8 {
      // Over white a premultiplied channel is itself plus what its alpha leaves of 255.
      255 - UInt8((Int(alpha) - Int(min(channel, alpha))) / 4)
    }
    return RGBA8(red: byte(red), green: byte(green), blue: byte(blue), alpha: 255)
  }
}
