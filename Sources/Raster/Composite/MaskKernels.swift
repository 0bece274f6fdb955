import Drawing
import Imaging

/// What a drawn mask lets through.
enum MaskKernels {
  /// Writes the coverage of each pixel, 0...255, times `scale`.
  static func fill(
    _ values: inout MutableSpan<Float>, _ pixels: Span<UInt32>, _ kind: Mask.Kind, scale: Float
  ) {
    let count = values.count
    precondition(pixels.count == count)
    switch kind {
    case .alpha:
      for index in 0..<count { values[index] = PixelLevels.alpha(pixels[index]) * scale }
    case .luminance:
      for index in 0..<count {
        let pixel = pixels[index]
        values[index] =
          luminance(PixelLevels.red(pixel), PixelLevels.green(pixel), PixelLevels.blue(pixel))
          * scale
      }
    case .linearLuminance:
      for index in 0..<count {
        let pixel = pixels[index]
        let alpha = PixelLevels.alpha(pixel)
        guard alpha > 0 else {
          values[index] = 0
          continue
        }
        let light = luminance(
          decoded(PixelLevels.red(pixel), alpha), decoded(PixelLevels.green(pixel), alpha),
          decoded(PixelLevels.blue(pixel), alpha))
        values[index] = light * alpha * scale
      }
    }
  }

  /// SVG's weights.
  @inline(__always)
  private static func luminance(_ red: Float, _ green: Float, _ blue: Float) -> Float {
    red * 0.2125 + green * 0.7154 + blue * 0.0721
  }

  /// The number of even steps of an encoded channel in ``lightTable``: an entry is less than 1/7 of an
  /// 8-bit level off.
  private static let steps = 4096

  /// The light of an encoded channel in even steps.
  private static let lightTable: [Float] = (0...steps).map { step in
    Float(SRGBCurve.decoded(Double(step) / Double(steps)))
  }

  /// The light, 0...1, of a premultiplied channel.
  private static func decoded(_ channel: Float, _ alpha: Float) -> Float {
    lightTable[Int(lesser(channel / alpha, 1) * Float(steps) + 0.5)]
  }
}
