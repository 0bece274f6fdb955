import Flipbook

/// The test image that benchmarks draw: translucent checks under two ramps and a fractal.
enum BenchImage {
  private static let side = 1024

  /// The image under `transform`, sampled bilinearly.
  static func picture(transform: Affine) -> Picture {
    Picture(ImageSource(bitmap), interpolation: .bilinear, transform: transform)
  }

  private static var bitmap: Bitmap {
    var bitmap = Bitmap(width: side, height: side)
    for y in 0..<side {
      for x in 0..<side {
        let alpha = 255 - ((x / 64 + y / 64) % 2) * 96
        func channel(_ value: Int) -> UInt8 { UInt8((value * 255 / 1023 * alpha + 127) / 255) }
        bitmap[x, y] = RGBA8(
          red: channel(x), green: channel(y), blue: channel(x ^ y), alpha: UInt8(alpha))
      }
    }
    return bitmap
  }
}
