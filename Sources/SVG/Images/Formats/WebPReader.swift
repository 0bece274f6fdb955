import CWebP
import Imaging

/// Reads WebP pictures, lossy and lossless, with libwebp.
enum WebPReader {
  /// The picture in `bytes`; nil where they are damaged, too large, or move.
  static func bitmap(_ bytes: [UInt8]) -> Bitmap? {
    var features = WebPBitstreamFeatures()
    guard unsafe flipbook_webp_features(bytes, bytes.count, &features) != 0,
      features.has_animation == 0,
      var bitmap = try? Bitmap.make(width: Int(features.width), height: Int(features.height))
    else { return nil }
    let (width, height) = (bitmap.width, bitmap.height)
    var rgba = [UInt8](repeating: 0, count: 4 * width * height)
    // Sound: libwebp writes at most the count that it is told, and keeps neither pointer.
    let decoded = unsafe WebPDecodeRGBAInto(
      bytes, bytes.count, &rgba, rgba.count, Int32(4 * width))
    guard unsafe decoded != nil else { return nil }
    for y in 0..<height {
      for x in 0..<width {
        let start = 4 * (y * width + x)
        bitmap[x, y] = RGBA8(
          RGBA8.Straight(
            red: rgba[start], green: rgba[start + 1], blue: rgba[start + 2],
            alpha: rgba[start + 3]))
      }
    }
    return bitmap
  }
}
