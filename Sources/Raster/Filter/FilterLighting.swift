import Drawing
import Geometry
import Imaging
import Numerics

extension FilterImage {
  /// This picture's alpha as a relief, lit.
  ///
  /// Heights and distances are measured in pixels.
  ///
  /// - Parameters:
  ///   - relief: The surface and its lamp, in pixels.
  ///   - reflection: How the surface reflects.
  ///   - edges: The rectangle at whose edges slopes are taken from one side only.
  ///   - output: The pixels wanted.
  /// - Returns: A picture of `output`, in this one's space.
  func lit(
    _ relief: PixelRelief, _ reflection: Reflection, edges: PixelRect, output: PixelRect
  ) -> FilterImage {
    FilterImage(output, space: space, isSmooth: true) { x, y in
      let normal = self.normal(x, y, edges: edges, height: relief.surfaceScale)
      let height = relief.surfaceScale * Double(self[x, y][3])
      let (direction, color) = relief.light(
        at: SIMD3(Double(x) + 0.5, Double(y) + 0.5, height))
      let factor = reflection.factor(normal: normal, light: direction)
      let lit = (color * factor).clamped(lowerBound: .zero, upperBound: .one)
      return SIMD4(SIMD3<Float>(lit), Float(reflection.alpha(of: lit)))
    }
  }

  /// The surface's normal, z being 1: the table of the Filter Effects module, from which its nine
  /// cases follow by leaving out the neighbours beyond the edges.
  private func normal(_ x: Int, _ y: Int, edges: PixelRect, height: Double) -> SIMD3<Double> {
    func slope(
      _ along: Range<Int>, _ across: Range<Int>, _ at: Int, _ side: Int,
      _ alpha: (_ along: Int, _ across: Int) -> Float
    ) -> Double {
      let (low, high) = (max(at - 1, along.lowerBound), min(at + 1, along.upperBound - 1))
      guard low < high else { return 0 }
      var (rise, weights) = (0.0, 0.0)
      for offset in -1...1 where across.contains(side + offset) {
        let weight = offset == 0 ? 2.0 : 1.0
        rise += weight * Double(alpha(high, side + offset) - alpha(low, side + offset))
        weights += weight
      }
      return 2 * rise / (weights * Double(high - low))
    }
    let dx = slope(edges.columns, edges.rows, x, y) { self[$0, $1][3] }
    let dy = slope(edges.rows, edges.columns, y, x) { self[$1, $0][3] }
    return SIMD3(-height * dx, -height * dy, 1)
  }
}

/// How a relief reflects.
enum Reflection {
  /// Matt: kd N·L, opaque.
  case diffuse(constant: Double)
  /// Shiny: ks (N·H)^exponent, H half way between the lamp and the eye; its alpha is its brightest
  /// channel.
  case specular(constant: Double, exponent: Double)

  func factor(normal: SIMD3<Double>, light: SIMD3<Double>) -> Double {
    switch self {
    case .diffuse(let constant):
      return max(constant * normal.normalized.dot(light), 0)
    case .specular(let constant, let exponent):
      let half = (light + SIMD3(0, 0, 1)).normalized
      let cosine = normal.normalized.dot(half)
      guard cosine > 0 else { return 0 }
      return max(constant * (exponent == 1 ? cosine : Double.pow(cosine, exponent)), 0)
    }
  }

  func alpha(of color: SIMD3<Double>) -> Double {
    switch self {
    case .diffuse: 1
    case .specular: color.max()
    }
  }
}

/// A relief whose lamp is placed in pixels.
struct PixelRelief {
  /// How high an alpha of 1 stands, in pixels.
  let surfaceScale: Double
  private let source: Relief.Light
  /// The lamp's colour, in numbers of the working space.
  private let color: SIMD3<Double>
  /// The direction of a distant lamp, or that in which a spot shines.
  private let direction: SIMD3<Double>
  private let position: SIMD3<Double>
  private let cosineOfCone: Double

  /// - Parameters:
  ///   - relief: In the filter's coordinates.
  ///   - toPixels: From those to pixels.
  ///   - depth: Pixels a unit of the lamp's height.
  init(_ relief: Relief, toPixels: Affine, depth: Double) {
    surfaceScale = relief.surfaceScale
    source = relief.light
    let light = relief.color.clamped
    color = SIMD3(light.red, light.green, light.blue)
    func place(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> {
      let point = Point(x: x, y: y).applying(toPixels)
      return SIMD3(point.x, point.y, z * depth)
    }
    switch relief.light {
    case .distant(let azimuth, let elevation):
      let (sinA, cosA) = Double.sincos(azimuth.radians)
      let (sinE, cosE) = Double.sincos(elevation.radians)
      direction = SIMD3(cosA * cosE, sinA * cosE, sinE)
      (position, cosineOfCone) = (.zero, -1)
    case .point(let x, let y, let z):
      position = place(x, y, z)
      (direction, cosineOfCone) = (.zero, -1)
    case .spot(let x, let y, let z, let atX, let atY, let atZ, _, let cone):
      position = place(x, y, z)
      direction = (place(atX, atY, atZ) - position).normalized
      cosineOfCone = cone.map { Double.cos($0.radians) } ?? -1
    }
  }

  /// The direction to the lamp from a point of the surface, and the light that arrives.
  func light(at point: SIMD3<Double>) -> (direction: SIMD3<Double>, color: SIMD3<Double>) {
    switch source {
    case .distant: return (direction, color)
    case .point: return ((position - point).normalized, color)
    case .spot(_, _, _, _, _, _, let exponent, _):
      let towards = (position - point).normalized
      let cosine = -towards.dot(direction)
      guard cosine > 0, cosine >= cosineOfCone else { return (towards, .zero) }
      return (towards, color * Double.pow(cosine, exponent))
    }
  }
}

extension SIMD3<Double> {
  fileprivate func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }

  /// The vector of length 1 in the same direction; zero stays zero.
  fileprivate var normalized: SIMD3<Double> {
    let length = dot(self).squareRoot()
    return length > 0 ? self / length : self
  }
}
