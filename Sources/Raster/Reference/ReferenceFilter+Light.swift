import Drawing
import Geometry
import Imaging
import Numerics

extension ReferenceFilter {
  /// The alpha of `pixels` as a relief: the nine cases of the Filter Effects module, one by one.
  ///
  /// `reflect` says, from the normal and the light's direction, both of length 1, how much light
  /// comes back, and the result's alpha, which is the brightest channel where nil.
  func lit(
    _ pixels: Pixels, _ relief: Relief, _ frame: FilterFrame, edges: PixelRect,
    reflect: (_ normal: SIMD3<Double>, _ light: SIMD3<Double>) -> (factor: Double, alpha: Double?)
  ) -> Pixels {
    map { x, y in
      let normal = normal(pixels, x, y, edges, relief.surfaceScale)
      let point = SIMD3(
        Double(x) + 0.5, Double(y) + 0.5, relief.surfaceScale * self[pixels, x, y][3])
      let (direction, color) = light(relief, frame, at: point)
      let (factor, alpha) = reflect(normal, direction)
      let lit = (color * factor).clamped(lowerBound: .zero, upperBound: .one)
      return SIMD4(lit, alpha ?? lit.max())
    }
  }

  private func normal(
    _ pixels: Pixels, _ x: Int, _ y: Int, _ edges: PixelRect, _ scale: Double
  ) -> SIMD3<Double> {
    func a(_ dx: Int, _ dy: Int) -> Double { self[pixels, x + dx, y + dy][3] }
    let isLeft = x == edges.columns.lowerBound
    let isRight = x == edges.columns.upperBound - 1
    let isTop = y == edges.rows.lowerBound
    let isBottom = y == edges.rows.upperBound - 1
    let (l, r) = (isLeft ? 0 : -1, isRight ? 0 : 1)
    let (t, b) = (isTop ? 0 : -1, isBottom ? 0 : 1)
    // The rows and columns that count, the middle one twice.
    let rows = [(isTop ? nil : -1, 1.0), (0, 2.0), (isBottom ? nil : 1, 1.0)]
    let columns = [(isLeft ? nil : -1, 1.0), (0, 2.0), (isRight ? nil : 1, 1.0)]
    let rowSum = rows.reduce(0) { $0 + ($1.0 == nil ? 0 : $1.1) }
    let columnSum = columns.reduce(0) { $0 + ($1.0 == nil ? 0 : $1.1) }
    var (dx, dy) = (0.0, 0.0)
    for (row, weight) in rows {
      if let row { dx += weight * (a(r, row) - a(l, row)) }
    }
    for (column, weight) in columns {
      if let column { dy += weight * (a(column, b) - a(column, t)) }
    }
    // 1/4 inside, 1/2 and 1/3 at an edge, 2/3 in a corner: two over the weights times the distance.
    let vector = SIMD3(
      -scale * dx * 2 / (rowSum * Double(r - l)), -scale * dy * 2 / (columnSum * Double(b - t)), 1)
    return vector / (vector * vector).sum().squareRoot()
  }

  private func light(
    _ relief: Relief, _ frame: FilterFrame, at point: SIMD3<Double>
  ) -> (SIMD3<Double>, SIMD3<Double>) {
    let color = SIMD3(relief.color.red, relief.color.green, relief.color.blue)
    let depth = ((frame.scaleX * frame.scaleX + frame.scaleY * frame.scaleY) / 2).squareRoot()
    func place(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> {
      let pixel = Point(x: x, y: y).applying(frame.toPixels)
      return SIMD3(pixel.x, pixel.y, z * depth)
    }
    func unit(_ vector: SIMD3<Double>) -> SIMD3<Double> {
      vector / (vector * vector).sum().squareRoot()
    }
    switch relief.light {
    case .distant(let azimuth, let elevation):
      let (a, e) = (azimuth.radians, elevation.radians)
      return (
        SIMD3(Double.cos(a) * Double.cos(e), Double.sin(a) * Double.cos(e), Double.sin(e)), color
      )
    case .point(let x, let y, let z): return (unit(place(x, y, z) - point), color)
    case .spot(let x, let y, let z, let atX, let atY, let atZ, let exponent, let cone):
      let towards = unit(place(x, y, z) - point)
      let axis = unit(place(atX, atY, atZ) - place(x, y, z))
      let cosine = -(towards * axis).sum()
      let isInside = cosine > 0 && cone.map { cosine >= Double.cos($0.radians) } ?? true
      return (towards, isInside ? color * Double.pow(cosine, exponent) : .zero)
    }
  }

  // MARK: Noise

  /// The turbulence function, one channel at a time, as the module's text goes through it.
  func noise(_ turbulence: Turbulence, _ frame: FilterFrame, tile: PixelRect) -> Pixels {
    guard let toFilter = frame.toPixels.inverse else { return map { _, _ in .zero } }
    let noise = ReferenceNoise(turbulence, tile: tile.rect.applying(toFilter))
    return map { x, y in
      let point = Point(x: Double(x), y: Double(y)).applying(toFilter)
      var color = SIMD4<Double>.zero
      for channel in 0..<4 {
        let value = noise.value(channel, point.x, point.y)
        color[channel] = min(max(turbulence.isFractal ? (value + 1) / 2 : value, 0), 1)
      }
      return Self.premultiplied(color)
    }
  }
}

/// Perlin's noise with its table, as the Filter Effects module describes it.
private struct ReferenceNoise {
  private var lattice = Array(repeating: 0, count: 514)
  private var gradient = Array(
    repeating: Array(repeating: [0.0, 0.0], count: 514), count: 4)
  private let turbulence: Turbulence
  private let tile: Rect

  init(_ turbulence: Turbulence, tile: Rect) {
    self.turbulence = turbulence
    self.tile = tile
    var seed = Int(turbulence.seed)
    if seed <= 0 { seed = -(seed % 2_147_483_646) + 1 }
    if seed > 2_147_483_646 { seed = 2_147_483_646 }
    func random() -> Int {
      seed = (seed * 16_807) % 2_147_483_647
      return seed
    }
    for channel in 0..<4 {
      for index in 0..<256 {
        lattice[index] = index
        for axis in 0..<2 {
          gradient[channel][index][axis] = Double(random() % 512 - 256) / 256
        }
        let (x, y) = (gradient[channel][index][0], gradient[channel][index][1])
        let length = (x * x + y * y).squareRoot()
        gradient[channel][index] = [x / length, y / length]
      }
    }
    for index in (1...255).reversed() {
      let other = random() % 256
      (lattice[index], lattice[other]) = (lattice[other], lattice[index])
    }
    for index in 0..<258 {
      lattice[256 + index] = lattice[index]
      for channel in 0..<4 { gradient[channel][256 + index] = gradient[channel][index] }
    }
  }

  func value(_ channel: Int, _ x: Double, _ y: Double) -> Double {
    var (frequencyX, frequencyY) = (turbulence.frequencyX, turbulence.frequencyY)
    var (width, height, wrapX, wrapY) = (0, 0, 0, 0)
    if turbulence.stitchesTiles {
      func fitted(_ frequency: Double, _ length: Double) -> Double {
        guard frequency != 0 else { return 0 }
        let low = (length * frequency).rounded(.down) / length
        let high = (length * frequency).rounded(.up) / length
        return frequency / low < high / frequency ? low : high
      }
      frequencyX = fitted(frequencyX, tile.width)
      frequencyY = fitted(frequencyY, tile.height)
      width = Int(tile.width * frequencyX + 0.5)
      height = Int(tile.height * frequencyY + 0.5)
      wrapX = Int(tile.minX * frequencyX + 4096 + Double(width))
      wrapY = Int(tile.minY * frequencyY + 4096 + Double(height))
    }
    var (sum, ratio) = (0.0, 1.0)
    var (px, py) = (x * frequencyX, y * frequencyY)
    for _ in 0..<turbulence.octaves {
      let noise = noise(channel, px, py, width, height, wrapX, wrapY)
      sum += (turbulence.isFractal ? noise : abs(noise)) / ratio
      (px, py, ratio) = (px * 2, py * 2, ratio * 2)
      (width, wrapX) = (width * 2, 2 * wrapX - 4096)
      (height, wrapY) = (height * 2, 2 * wrapY - 4096)
    }
    return sum
  }

  private func noise(
    _ channel: Int, _ x: Double, _ y: Double, _ width: Int, _ height: Int, _ wrapX: Int,
    _ wrapY: Int
  ) -> Double {
    func cell(_ t: Double, _ size: Int, _ wrap: Int) -> (Int, Int, Double) {
      let position = t + 4096
      var (first, second) = (Int(position), Int(position) + 1)
      let rest = position - Double(first)
      if turbulence.stitchesTiles {
        if first >= wrap { first -= size }
        if second >= wrap { second -= size }
      }
      return (first & 255, second & 255, rest)
    }
    let (left, right, dx) = cell(x, width, wrapX)
    let (top, bottom, dy) = cell(y, height, wrapY)
    func corner(_ column: Int, _ row: Int, _ dx: Double, _ dy: Double) -> Double {
      let slope = gradient[channel][lattice[lattice[column] + row]]
      return dx * slope[0] + dy * slope[1]
    }
    func eased(_ t: Double) -> Double { t * t * (3 - 2 * t) }
    func mix(_ t: Double, _ a: Double, _ b: Double) -> Double { a + t * (b - a) }
    return mix(
      eased(dy), mix(eased(dx), corner(left, top, dx, dy), corner(right, top, dx - 1, dy)),
      mix(eased(dx), corner(left, bottom, dx, dy - 1), corner(right, bottom, dx - 1, dy - 1)))
  }
}
