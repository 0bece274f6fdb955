import Drawing
import Imaging
import Numerics

extension FilterImage {
  /// The picture with its colours in `target`.
  ///
  /// Colours are converted straight, without their alpha. There and back is true to 1/1,000 of an
  /// 8-bit level.
  func converted(to target: FilterPrimitive.Space) -> FilterImage {
    guard target != space else { return self }
    var result = self
    result.space = target
    let curve = target == .linear ? TransferCurve.decoding : .encoding
    var (last, converted) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
    for index in result.pixels.indices {
      // Flat areas are common, and a curve costs more than a comparison.
      let pixel = result.pixels[index]
      if pixel != last { (last, converted) = (pixel, curve(premultiplied: pixel)) }
      result.pixels[index] = converted
    }
    return result
  }
}

extension Color {
  /// The colour as a premultiplied pixel of `space`.
  func pixel(in space: FilterPrimitive.Space) -> SIMD4<Float> {
    let color = clamped
    let straight = SIMD4<Float>(
      Float(color.red), Float(color.green), Float(color.blue), Float(color.opacity))
    switch space {
    case .sRGB: return straight.premultiplied
    case .linear: return TransferCurve.decoding(premultiplied: straight.premultiplied)
    }
  }
}

/// The sRGB transfer function, one way or the other, by a table with straight lines in between.
///
/// Tabulated over the value (decoding) or its square root (encoding), where the curve is nearly
/// even: 4,096 steps are true to 1e-7. The line near black is computed.
///
/// Source: IEC 61966-2-1.
struct TransferCurve {
  /// From encoded sRGB to light.
  static let decoding = TransferCurve(limit: 0.04045, slope: 1 / 12.92, usesRoot: false) {
    Double.pow(($0 + 0.055) / 1.055, 2.4)
  }
  /// From light to encoded sRGB.
  static let encoding = TransferCurve(limit: 0.0031308, slope: 12.92, usesRoot: true) {
    1.055 * Double.pow($0, 1 / 2.4) - 0.055
  }

  private static let steps = 4096

  private let table: [Float]
  private let limit: Float
  private let slope: Float
  private let usesRoot: Bool

  private init(limit: Double, slope: Double, usesRoot: Bool, curve: (Double) -> Double) {
    self.limit = Float(limit)
    self.slope = Float(slope)
    self.usesRoot = usesRoot
    table = (0...Self.steps + 1).map { index in
      let position = Double(index) / Double(Self.steps)
      return Float(curve(usesRoot ? position * position : position))
    }
  }

  /// The function's value at `value`, which is held to 0...1.
  func callAsFunction(_ value: Float) -> Float {
    guard value > limit else { return max(value, 0) * slope }
    let clamped = min(value, 1)
    let position = (usesRoot ? clamped.squareRoot() : clamped) * Float(Self.steps)
    let index = Int(position)
    let fraction = position - Float(index)
    return table[index] + fraction * (table[index + 1] - table[index])
  }

  /// A premultiplied pixel with the function applied to its straight colours.
  func callAsFunction(premultiplied pixel: SIMD4<Float>) -> SIMD4<Float> {
    let straight = pixel.straight
    return SIMD4(self(straight[0]), self(straight[1]), self(straight[2]), straight[3])
      .premultiplied
  }
}
