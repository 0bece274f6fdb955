import Drawing
import Geometry
import Numerics

// The primitives that look at a pixel's neighbours.
extension ReferenceFilter {
  /// A Gaussian blur by its definition: samples of the Gaussian at whole pixels, divided by their
  /// sum.
  ///
  /// Beyond `edges` the picture goes on as at them; it is clear where they are nil.
  func blurred(
    _ pixels: Pixels, _ sigmaX: Double, _ sigmaY: Double, edges: PixelRect?
  ) -> Pixels {
    func kernel(_ sigma: Double) -> [Double] {
      guard sigma > 0 else { return [1] }
      let radius = Int(6 * sigma) + 1
      let half = (0...radius).map { Double.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
      let sum = 2 * half.reduce(0, +) - half[0]
      return half.map { $0 / sum }
    }
    func pixel(_ pixels: Pixels, _ x: Int, _ y: Int) -> SIMD4<Double> {
      guard let edges else { return self[pixels, x, y] }
      return self[
        pixels, min(max(x, edges.columns.lowerBound), edges.columns.upperBound - 1),
        min(max(y, edges.rows.lowerBound), edges.rows.upperBound - 1)]
    }
    let (across, down) = (kernel(sigmaX), kernel(sigmaY))
    let rows = map { x, y in
      var sum = SIMD4<Double>.zero
      for distance in 1 - across.count..<across.count {
        sum += pixel(pixels, x + distance, y) * across[abs(distance)]
      }
      return sum
    }
    return map { x, y in
      var sum = SIMD4<Double>.zero
      for distance in 1 - down.count..<down.count {
        sum += pixel(rows, x, y + distance) * down[abs(distance)]
      }
      return sum
    }
  }

  /// The picture moved, mixed from the four pixels around where it comes to lie between them.
  func moved(_ pixels: Pixels, _ offset: Vector) -> Pixels {
    map { x, y in sampled(pixels, Double(x) - offset.dx, Double(y) - offset.dy) }
  }

  /// The picture at a place, whole numbers being pixels' middles.
  func sampled(_ pixels: Pixels, _ x: Double, _ y: Double) -> SIMD4<Double> {
    var sum = SIMD4<Double>.zero
    for row in Int(y.rounded(.down))...Int(y.rounded(.down)) + 1 {
      for column in Int(x.rounded(.down))...Int(x.rounded(.down)) + 1 {
        let weight = (1 - abs(x - Double(column))) * (1 - abs(y - Double(row)))
        sum += self[pixels, column, row] * weight
      }
    }
    return sum
  }

  /// The extremum over each pixel's rectangle, first across, then down; between two whole radii
  /// both are mixed.
  func morphed(
    _ pixels: Pixels, _ kind: FilterOperation.Morphology, _ radiusX: Double, _ radiusY: Double
  ) -> Pixels {
    func pick(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
      kind == .erode ? pointwiseMin(a, b) : pointwiseMax(a, b)
    }
    func line(_ radius: Int, _ pixel: (Int) -> SIMD4<Double>) -> SIMD4<Double> {
      (-radius...radius).map(pixel).reduce(pixel(0), pick)
    }
    func mixed(_ radius: Double, _ pixel: (Int) -> SIMD4<Double>) -> SIMD4<Double> {
      let whole = Int(radius)
      let fraction = radius - Double(whole)
      let (narrow, wide) = (line(whole, pixel), line(whole + 1, pixel))
      return narrow + (wide - narrow) * fraction
    }
    let rows = map { x, y in mixed(radiusX) { self[pixels, x + $0, y] } }
    return map { x, y in mixed(radiusY) { self[rows, x, y + $0] } }
  }

  func convolved(_ pixels: Pixels, _ convolution: Convolution, edges: PixelRect) -> Pixels {
    map { x, y in
      var sum = SIMD4<Double>.zero
      for (index, weight) in convolution.kernel.enumerated() {
        let column = x - convolution.targetX + convolution.columns - 1 - index % convolution.columns
        let row = y - convolution.targetY + convolution.rows - 1 - index / convolution.columns
        var place = (x: column, y: row)
        switch convolution.edgeMode {
        case .none: break
        case .duplicate:
          place.x = min(max(column, edges.columns.lowerBound), edges.columns.upperBound - 1)
          place.y = min(max(row, edges.rows.lowerBound), edges.rows.upperBound - 1)
        case .wrap: place = (edges.columns.wrapping(column), edges.rows.wrapping(row))
        }
        let pixel = self[pixels, place.x, place.y]
        sum += (convolution.preservesAlpha ? Self.straight(pixel) : pixel) * weight
      }
      sum /= convolution.divisor
      let alpha =
        convolution.preservesAlpha ? self[pixels, x, y][3] : sum[3] + convolution.bias
      let color = sum + convolution.bias * alpha
      guard convolution.preservesAlpha else {
        return Self.held(SIMD4(color[0], color[1], color[2], alpha))
      }
      let straight = color.clamped(lowerBound: .zero, upperBound: .one)
      return Self.premultiplied(SIMD4(straight[0], straight[1], straight[2], alpha))
    }
  }

  /// The mean of the lattice noise over each pixel, by 64 x 64 samples.
  func grained(
    _ pixels: Pixels, _ seed: UInt64, _ size: Double, _ amount: Double, _ frame: FilterFrame
  ) -> Pixels {
    guard let toFilter = frame.toPixels.inverse else { return pixels }
    func noise(_ x: Double, _ y: Double) -> Double {
      let (left, top) = (x.rounded(.down), y.rounded(.down))
      var sum = 0.0
      for (dx, dy) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
        let weight = (1 - abs(x - left - dx)) * (1 - abs(y - top - dy))
        sum += weight * Double(grainNoise(Int(left + dx), Int(top + dy), seed: seed))
      }
      return sum
    }
    let samples = 64
    return map { x, y in
      var mean = 0.0
      for index in 0..<samples * samples {
        let point = Point(
          x: Double(x) + (Double(index % samples) + 0.5) / Double(samples),
          y: Double(y) + (Double(index / samples) + 0.5) / Double(samples)
        ).applying(toFilter)
        mean += noise(point.x / size, point.y / size) / Double(samples * samples)
      }
      let pixel = pixels[y * width + x]
      let changed = pixel * (1 + amount * mean)
      return Self.held(SIMD4(changed[0], changed[1], changed[2], pixel[3]))
    }
  }
}
