import Geometry

extension FilterImage {
  /// The picture with seeded noise multiplied into its brightness.
  ///
  /// The noise has a value at each point of a lattice `size` apart in the filter's coordinates, and
  /// runs straight between them. A pixel takes its mean over the pixel's area, exactly: so the same
  /// grains show at every scale, and where they are smaller than a pixel they even out.
  /// `toFilter` goes from pixels to those coordinates, by a scale and a move; the brightness
  /// changes by the part `amount` at most, 0...1.
  func grained(seed: UInt64, size: Double, amount: Double, toFilter: Affine) -> FilterImage {
    var result = self
    guard size > 0, amount > 0, !area.isEmpty else { return self }
    let across = GrainAxis(
      pixels: area.columns, perPixel: toFilter.a / size, start: toFilter.tx / size)
    let down = GrainAxis(pixels: area.rows, perPixel: toFilter.d / size, start: toFilter.ty / size)
    guard let across, let down else { return self }
    var mixed = [Float](repeating: 0, count: across.points.count)
    var row: (point: Int, values: [Float])?
    for y in 0..<area.rows.count {
      for index in mixed.indices { mixed[index] = 0 }
      for (offset, weight) in down.weights[y].enumerated() {
        let point = down.first[y] + offset
        // Rows of pixels often share their rows of lattice points.
        if row?.point != point {
          row = (point, across.points.map { grainNoise($0, point, seed: seed) })
        }
        guard let values = row?.values else { continue }
        for index in mixed.indices { mixed[index] += values[index] * weight }
      }
      for x in 0..<width {
        var noise: Float = 0
        let start = across.first[x] - across.points.lowerBound
        for (offset, weight) in across.weights[x].enumerated() {
          noise += mixed[start + offset] * weight
        }
        let index = y * width + x
        let alpha = result.pixels[index][3]
        result.pixels[index] = (result.pixels[index] * (1 + Float(amount) * noise)).wellFormed
        result.pixels[index][3] = alpha
        result.pixels[index] = result.pixels[index].wellFormed
      }
    }
    return result
  }
}

/// The noise at a lattice point, -1..<1.
package func grainNoise(_ x: Int, _ y: Int, seed: UInt64) -> Float {
  // Multiply and fold, twice: neighbouring points, seeds and bits come out unrelated.
  let a = (UInt64(bitPattern: Int64(x)) ^ seed) &* 0x9e37_79b9_7f4a_7c15
  let b = (UInt64(bitPattern: Int64(y)) &+ (a ^ a >> 29)) &* 0xbf58_476d_1ce4_e5b9
  let c = (b ^ b >> 32 ^ seed) &* 0x94d0_49bb_1331_11eb
  return Float(Int64(bitPattern: c ^ c >> 31) >> 40) * 0x1p-23
}

/// For each pixel along one axis the lattice points that its mean is taken from.
private struct GrainAxis {
  /// All points that a pixel needs.
  let points: Range<Int>
  /// The first point of each pixel.
  let first: [Int]
  /// The weights of each pixel's points.
  let weights: [[Float]]

  /// Nil where a pixel spans so many points that nothing is left of the noise, or the lattice is
  /// out of reach.
  ///
  /// On the lattice one pixel is `perPixel` long, and pixel coordinate 0 lies at `start`.
  init?(pixels: Range<Int>, perPixel: Double, start: Double) {
    let ends = [pixels.lowerBound, pixels.upperBound].map { start + Double($0) * perPixel }
    guard abs(perPixel) < 64, perPixel != 0, ends.allSatisfy({ abs($0) < 0x1p50 }) else {
      return nil
    }
    var (first, weights): ([Int], [[Float]]) = ([], [])
    for pixel in pixels {
      let sides = [start + Double(pixel) * perPixel, start + Double(pixel + 1) * perPixel]
      let (low, high) = (min(sides[0], sides[1]), max(sides[0], sides[1]))
      let points = Int(low.rounded(.down))...Int(high.rounded(.down)) + 1
      first.append(points.lowerBound)
      weights.append(
        points.map {
          let (a, b) = (low - Double($0), high - Double($0))
          return Float((Self.tentIntegral(b) - Self.tentIntegral(a)) / (high - low))
        })
    }
    self.points =
      (first.min() ?? 0)..<(first.indices.map { first[$0] + weights[$0].count }.max() ?? 0)
    (self.first, self.weights) = (first, weights)
  }

  /// The integral of max(1 - |t|, 0) up to `t`.
  private static func tentIntegral(_ t: Double) -> Double {
    if t <= -1 { return 0 }
    if t >= 1 { return 1 }
    return t < 0 ? (1 + t) * (1 + t) / 2 : 1 - (1 - t) * (1 - t) / 2
  }
}
