import Drawing
import Numerics

extension FilterImage {
  /// The picture with a 4 x 5 matrix applied to its straight channels.
  func applying(matrix: [Double], output: PixelRect) -> FilterImage {
    func column(_ index: Int) -> SIMD4<Float> {
      SIMD4(
        Float(matrix[index]), Float(matrix[index + 5]), Float(matrix[index + 10]),
        Float(matrix[index + 15]))
    }
    let (red, green, blue, alpha) = (column(0), column(1), column(2), column(3))
    let constant = column(4)
    return filled(to: output).mapped { pixel in
      let color = pixel.straight
      var sum = constant + red * color[0]
      sum += green * color[1]
      sum += blue * color[2]
      sum += alpha * color[3]
      return sum.clamped(lowerBound: .zero, upperBound: .one).premultiplied
    }
  }

  /// The picture with a function applied to each of its straight channels.
  func applying(
    red: TransferFunction, green: TransferFunction, blue: TransferFunction,
    alpha: TransferFunction, output: PixelRect
  ) -> FilterImage {
    let functions = [red, green, blue, alpha]
    var (last, result): (SIMD4<Float>?, SIMD4<Float>) = (nil, .zero)
    return filled(to: output).mapped { pixel in
      if pixel == last { return result }
      let color = pixel.straight
      var changed = SIMD4<Float>.zero
      for channel in 0..<4 {
        changed[channel] = Float(functions[channel].value(at: Double(color[channel])))
      }
      (last, result) = (pixel, changed.premultiplied)
      return result
    }
  }
}

extension TransferFunction {
  /// The function's value at `value`, held to 0...1; NaN counts as 0.
  package func value(at value: Double) -> Double {
    let result: Double
    switch self {
    case .identity: result = value
    case .table(let values): result = Self.interpolated(values, value)
    case .discrete(let values):
      guard !values.isEmpty else { return value }
      // A channel that came through floats may lie a hair below the step that it should be on.
      let position = (value * Double(values.count) + 1e-5).rounded(.down)
      result = values[min(Int(position), values.count - 1)]
    case .linear(let slope, let intercept): result = slope * value + intercept
    case .gamma(let amplitude, let exponent, let offset):
      result = amplitude * Double.pow(value, exponent) + offset
    }
    return result.isNaN ? 0 : min(max(result, 0), 1)
  }

  private static func interpolated(_ values: [Double], _ value: Double) -> Double {
    guard let last = values.last else { return value }
    let position = value * Double(values.count - 1)
    let index = Int(position)
    guard index + 1 < values.count else { return last }
    return values[index] + (position - Double(index)) * (values[index + 1] - values[index])
  }
}
