package import Drawing
package import Geometry
import Imaging

extension FilterImage {
  /// Perlin's noise in `output`.
  ///
  /// A pixel takes the noise at its top left corner, as the reference code does with pixels for
  /// points. `toFilter` goes from pixels to the filter's coordinates, in which the edges of
  /// `tile`, the subregion, meet where the noise is stitched.
  init(
    _ turbulence: Turbulence, toFilter: Affine, tile: Rect, space: FilterPrimitive.Space,
    output: PixelRect
  ) {
    let noise = TurbulenceNoise(turbulence, tile: tile)
    self.init(output, space: space, isSmooth: true) { x, y in
      let value = noise.color(at: Point(x: Double(x), y: Double(y)).applying(toFilter))
      return SIMD4<Float>(value.clamped(lowerBound: .zero, upperBound: .one)).premultiplied
    }
  }
}

/// The turbulence function of the Filter Effects module, all four channels at once.
///
/// The lattice and its gradients come out bit for bit as from the module's reference code; each
/// channel's sums are done in its order.
///
/// Source: W3C, "Filter Effects Module Level 1", 9.20, with the random numbers of S. Park and K.
/// Miller, CACM 31 (1988).
package struct TurbulenceNoise {
  private static let size = 256
  private static let offset = 4096.0

  private let lattice: [Int]
  /// For each lattice value the gradients' x and y, one channel a lane.
  private let gradientX: [SIMD4<Double>]
  private let gradientY: [SIMD4<Double>]
  private let octaves: Int
  private let isFractal: Bool
  private let frequencyX: Double
  private let frequencyY: Double
  private let stitch: Stitch?

  /// Where lattice coordinates start again, and by how much.
  private struct Stitch {
    var width: Int
    var height: Int
    var wrapX: Int
    var wrapY: Int
  }

  package init(_ turbulence: Turbulence, tile: Rect) {
    // Past 24 octaves the noise is below 10^-7 and its lattice coordinates leave their range.
    octaves = min(max(turbulence.octaves, 0), 24)
    isFractal = turbulence.isFractal
    (lattice, gradientX, gradientY) = Self.makeLattice(seed: turbulence.seed)
    guard turbulence.stitchesTiles, tile.width > 0, tile.height > 0 else {
      (frequencyX, frequencyY) = (turbulence.frequencyX, turbulence.frequencyY)
      stitch = nil
      return
    }
    frequencyX = Self.stitched(turbulence.frequencyX, length: tile.width)
    frequencyY = Self.stitched(turbulence.frequencyY, length: tile.height)
    let width = Self.integer(tile.width * frequencyX + 0.5)
    let height = Self.integer(tile.height * frequencyY + 0.5)
    stitch = Stitch(
      width: width, height: height,
      wrapX: Self.integer(tile.minX * frequencyX + Self.offset + Double(width)),
      wrapY: Self.integer(tile.minY * frequencyY + Self.offset + Double(height)))
  }

  /// The straight colour at `point`, each channel about 0...1.
  package func color(at point: Point) -> SIMD4<Double> {
    var sum = SIMD4<Double>.zero
    var (x, y) = (point.x * frequencyX, point.y * frequencyY)
    var ratio = 1.0
    var stitch = stitch
    for _ in 0..<octaves {
      let noise = noise(x, y, stitch)
      sum += (isFractal ? noise : noise.replacing(with: -noise, where: noise .< 0)) / ratio
      x *= 2
      y *= 2
      ratio *= 2
      if let now = stitch {
        stitch = Stitch(
          width: now.width * 2, height: now.height * 2, wrapX: 2 * now.wrapX - 4096,
          wrapY: 2 * now.wrapY - 4096)
      }
    }
    return isFractal ? (sum + 1) / 2 : sum
  }

  private func noise(_ x: Double, _ y: Double, _ stitch: Stitch?) -> SIMD4<Double> {
    let (tx, ty) = (x + Self.offset, y + Self.offset)
    // Truncation, as in the reference code: to the left of the offset it rounds up.
    var (left, top) = (Self.integer(tx), Self.integer(ty))
    var (right, bottom) = (left + 1, top + 1)
    let (rx0, ry0) = (tx - Double(left), ty - Double(top))
    let (rx1, ry1) = (rx0 - 1, ry0 - 1)
    if let stitch {
      if left >= stitch.wrapX { left -= stitch.width }
      if right >= stitch.wrapX { right -= stitch.width }
      if top >= stitch.wrapY { top -= stitch.height }
      if bottom >= stitch.wrapY { bottom -= stitch.height }
    }
    (left, right, top, bottom) = (left & 255, right & 255, top & 255, bottom & 255)
    let (i, j) = (lattice[left], lattice[right])
    func slope(_ index: Int, _ dx: Double, _ dy: Double) -> SIMD4<Double> {
      dx * gradientX[index] + dy * gradientY[index]
    }
    let (sx, sy) = (rx0 * rx0 * (3 - 2 * rx0), ry0 * ry0 * (3 - 2 * ry0))
    let u = slope(lattice[i + top], rx0, ry0)
    let v = slope(lattice[j + top], rx1, ry0)
    let upper = u + sx * (v - u)
    let p = slope(lattice[i + bottom], rx0, ry1)
    let q = slope(lattice[j + bottom], rx1, ry1)
    let lower = p + sx * (q - p)
    return upper + sy * (lower - upper)
  }

  // MARK: The lattice

  private static func makeLattice(
    seed: Double
  ) -> (lattice: [Int], x: [SIMD4<Double>], y: [SIMD4<Double>]) {
    var random = ParkMiller(seed: seed)
    var lattice = Array(0..<size)
    var x = [SIMD4<Double>](repeating: .zero, count: size)
    var y = x
    for channel in 0..<4 {
      for index in 0..<size {
        let dx = Double(random.next() % (2 * size) - size) / Double(size)
        let dy = Double(random.next() % (2 * size) - size) / Double(size)
        let length = (dx * dx + dy * dy).squareRoot()
        x[index][channel] = dx / length
        y[index][channel] = dy / length
      }
    }
    for index in stride(from: size - 1, to: 0, by: -1) {
      lattice.swapAt(index, random.next() % size)
    }
    return (lattice + lattice, x + x, y + y)
  }

  /// The frequency nearest to `frequency`, as a ratio, whose waves fit `length` a whole number of
  /// times.
  private static func stitched(_ frequency: Double, length: Double) -> Double {
    guard frequency != 0 else { return 0 }
    let waves = length * frequency
    let (low, high) = (waves.rounded(.down) / length, waves.rounded(.up) / length)
    return frequency / low < high / frequency ? low : high
  }

  private static func integer(_ value: Double) -> Int { Int(PixelRect.clamped(value)) }
}

/// Park and Miller's generator with the multiplier 16,807, by Schrage's method.
private struct ParkMiller {
  private var state: Int

  /// - Parameter seed: Its fraction is cut off; zero and less are mapped to positive numbers.
  init(seed: Double) {
    var state = Int(min(max(seed.isNaN ? 0 : seed, -2_147_483_647), 2_147_483_647))
    if state <= 0 { state = -(state % 2_147_483_646) + 1 }
    self.state = min(state, 2_147_483_646)
  }

  mutating func next() -> Int {
    let result = 16_807 * (state % 127_773) - 2836 * (state / 127_773)
    state = result <= 0 ? result + 2_147_483_647 : result
    return state
  }
}
