package import Drawing
package import Geometry
import Imaging

/// The colour of a picture at a point, from the definition of its interpolation.
package struct ReferencePicture {
  private let picture: Picture
  private let inverse: Affine

  /// `picture`, whose bitmap's pixels `toPixels` takes to the canvas.
  package init(_ picture: Picture, toPixels: Affine) {
    self.picture = picture
    inverse = toPixels.inverse ?? .identity
  }

  /// The premultiplied channels at a point of the canvas, 0...1.
  package func color(at pixel: Point) -> SIMD4<Double> {
    let place = pixel.applying(inverse)
    let color: SIMD4<Double>
    switch picture.interpolation {
    case .nearest:
      color = self.pixel(Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
    case .bilinear: color = weighted(place) { max(1 - abs($0), 0) }
    case .bicubic:
      let sum = weighted(place, Self.catmullRom)
      color = sum.clamped(
        lowerBound: .zero, upperBound: SIMD4(repeating: min(max(sum[3], 0), 1)))
    case .automatic:
      let width = max((inverse.a * inverse.a + inverse.c * inverse.c).squareRoot(), 1)
      let height = max((inverse.b * inverse.b + inverse.d * inverse.d).squareRoot(), 1)
      color = mean(place, width: width, height: height)
    }
    return color * picture.opacity
  }

  /// One pixel of the bitmap, or the nearest to what is outside.
  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Double> {
    let bitmap = picture.image.bitmap
    let pixel = bitmap[min(max(x, 0), bitmap.width - 1), min(max(y, 0), bitmap.height - 1)]
    let channels = SIMD4(
      Double(pixel.red), Double(pixel.green), Double(pixel.blue), Double(pixel.alpha))
    return channels / 255
  }

  /// All pixels near `place`, each weighted by the distance of its centre in x and in y.
  private func weighted(_ place: Point, _ weight: (Double) -> Double) -> SIMD4<Double> {
    var sum = SIMD4<Double>.zero
    for y in Int(place.y.rounded(.down)) - 3...Int(place.y.rounded(.down)) + 3 {
      for x in Int(place.x.rounded(.down)) - 3...Int(place.x.rounded(.down)) + 3 {
        let weight = weight(Double(x) + 0.5 - place.x) * weight(Double(y) + 0.5 - place.y)
        sum += pixel(x, y) * weight
      }
    }
    return sum
  }

  /// The cardinal spline of tension 1/2, as a function of distance.
  private static func catmullRom(_ distance: Double) -> Double {
    let x = abs(distance)
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0
  }

  private func mean(_ place: Point, width: Double, height: Double) -> SIMD4<Double> {
    func overlap(_ index: Int, _ middle: Double, _ size: Double) -> Double {
      max(min(Double(index + 1), middle + size / 2) - max(Double(index), middle - size / 2), 0)
    }
    var sum = SIMD4<Double>.zero
    for y in Int((place.y - height).rounded(.down))...Int((place.y + height).rounded(.up)) {
      for x in Int((place.x - width).rounded(.down))...Int((place.x + width).rounded(.up)) {
        let area = overlap(x, place.x, width) * overlap(y, place.y, height)
        sum += pixel(x, y) * area
      }
    }
    return sum / (width * height)
  }
}
