import Geometry
import Imaging

/// Paints a face whose colour changes from pixel to pixel: with a texture, or in fog.
final class SurfaceShader: Sendable {
  private let sampler: TextureSampler?
  private let tint: Color16
  private let fog: Fog?
  private let lens: Lens
  private let depth: PlaneEquation
  /// The place on the texture in texels, over w; and 1 over w.
  private let u: PlaneEquation
  private let v: PlaneEquation
  private let w: PlaneEquation

  init(
    texture: Texture?, color: Color, fog: Fog?, lens: Lens, depth: PlaneEquation,
    u: PlaneEquation, v: PlaneEquation, w: PlaneEquation
  ) {
    sampler = texture.map { TextureSampler($0) }
    tint = Color16(color)
    self.fog = fog
    self.lens = lens
    self.depth = depth
    let (width, height) = (sampler?.width ?? 1, sampler?.height ?? 1)
    self.u = PlaneEquation(a: u.a * width, b: u.b * width, c: u.c * width)
    self.v = PlaneEquation(a: v.a * height, b: v.b * height, c: v.c * height)
    self.w = w
  }

  /// The colour at a place of the picture, in pixels.
  func color(x: Double, y: Double) -> Color16 {
    var color = tint
    if let sampler {
      color = sampler.color(at: texelPlace(x: x, y: y), footprint: footprint(x: x, y: y))
      if tint.packed != .max { color = color.multiplied(by: tint) }
    }
    return fogged(color, x: x, y: y)
  }

  /// Writes the colours at places one pixel apart, from (x, y) to the right.
  func setColors(_ colors: borrowing Buffer<Color16>, count: Int, x: Double, y: Double) {
    if let sampler {
      setTexels(colors, sampler, count: count, x: x, y: y)
      if tint.packed != .max {
        for index in 0..<count { colors[index] = colors[index].multiplied(by: tint) }
      }
    } else {
      colors.set(0..<count, to: tint)
    }
    guard fog != nil else { return }
    for index in 0..<count { colors[index] = fogged(colors[index], x: x + Double(index), y: y) }
  }

  /// Where neighbours see as much of the texture each, so many share a footprint.
  private static let groupCount = 8

  private func setTexels(
    _ colors: borrowing Buffer<Color16>, _ sampler: TextureSampler, count: Int, x: Double, y: Double
  ) {
    for start in stride(from: 0, to: count, by: Self.groupCount) {
      let group = start..<min(start + Self.groupCount, count)
      let (first, last) = (x + Double(start), x + Double(group.upperBound - 1))
      if footprint(x: first, y: y).isLike(footprint(x: last, y: y)) {
        sampler.setColors(colors, group, footprint: footprint(x: (first + last) / 2, y: y)) {
          texelPlace(x: x + Double($0), y: y)
        }
      } else {
        for index in group {
          let column = x + Double(index)
          colors[index] = sampler.color(
            at: texelPlace(x: column, y: y), footprint: footprint(x: column, y: y))
        }
      }
    }
  }

  /// The place on the texture that a place of the picture shows.
  @inline(__always)
  private func texelPlace(x: Double, y: Double) -> TexelPlace {
    let distance = 1 / w.value(x: x, y: y)
    return TexelPlace(x: u.value(x: x, y: y) * distance, y: v.value(x: x, y: y) * distance)
  }

  /// What a pixel at a place of the picture covers of the texture: by the quotient rule.
  private func footprint(x: Double, y: Double) -> Footprint {
    let distance = 1 / w.value(x: x, y: y)
    let place = texelPlace(x: x, y: y)
    return Footprint(
      dx: ((u.a - place.x * w.a) * distance, (v.a - place.y * w.a) * distance),
      dy: ((u.b - place.x * w.b) * distance, (v.b - place.y * w.b) * distance))
  }

  private func fogged(_ color: Color16, x: Double, y: Double) -> Color16 {
    guard let fog else { return color }
    let distance = lens.distance(depth: depth.value(x: x, y: y))
    let span = fog.end - fog.start
    let share = span > 0 ? (distance - fog.start) / span : distance < fog.start ? 0 : 1
    guard share > 0 else { return color }
    return color.fogged(by: fog.color, share: min(share, 1))
  }
}

extension Color16 {
  /// The way from this colour to another, in 256ths.
  func mixed(with other: Color16, by share: UInt64) -> Color16 {
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 16) {
      let (a, b) = (packed >> shift & 0xffff, other.packed >> shift & 0xffff)
      result |= ((a * (256 - share) + b * share + 128) >> 8) << shift
    }
    return Color16(packed: result)
  }

  /// This colour behind a share of fog, of which it takes as much as it covers.
  func fogged(by fog: Color, share: Double) -> Color16 {
    let fog = fog.clamped
    let alpha = Double(packed >> 48) / 65535
    let share = share * fog.opacity
    func channel(_ shift: UInt64, _ fogged: Double) -> Double {
      Double(packed >> shift & 0xffff) / 65535 * (1 - share) + fogged * share * alpha
    }
    return Color16(
      red: channel(0, fog.red), green: channel(16, fog.green), blue: channel(32, fog.blue),
      alpha: alpha)
  }
}
