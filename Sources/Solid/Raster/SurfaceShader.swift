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
    fogged(sampler.map { tinted(texel($0, x: x, y: y)) } ?? tint, x: x, y: y)
  }

  /// Writes the colours at places one pixel apart, from (x, y) to the right.
  func setColors(_ colors: borrowing Buffer<Color16>, count: Int, x: Double, y: Double) {
    if let sampler {
      for index in 0..<count {
        colors[index] = tinted(texel(sampler, x: x + Double(index), y: y))
      }
    } else {
      colors.set(0..<count, to: tint)
    }
    guard fog != nil else { return }
    for index in 0..<count { colors[index] = fogged(colors[index], x: x + Double(index), y: y) }
  }

  @inline(__always)
  private func tinted(_ texel: Color16) -> Color16 {
    tint.packed == .max ? texel : texel.multiplied(by: tint)
  }

  private func fogged(_ color: Color16, x: Double, y: Double) -> Color16 {
    guard let fog else { return color }
    let distance = lens.distance(depth: depth.value(x: x, y: y))
    let span = fog.end - fog.start
    let share = span > 0 ? (distance - fog.start) / span : distance < fog.start ? 0 : 1
    guard share > 0 else { return color }
    return color.fogged(by: fog.color, share: min(share, 1))
  }

  @inline(__always)
  private func texel(_ sampler: TextureSampler, x: Double, y: Double) -> Color16 {
    let scale = 1 / w.value(x: x, y: y)
    let texelX = u.value(x: x, y: y) * scale
    let texelY = v.value(x: x, y: y) * scale
    // The quotient rule, over the picture.
    let footprint = Footprint(
      dx: ((u.a - texelX * w.a) * scale, (v.a - texelY * w.a) * scale),
      dy: ((u.b - texelX * w.b) * scale, (v.b - texelY * w.b) * scale))
    return sampler.color(x: texelX, y: texelY, footprint: footprint)
  }
}

extension Color16 {
  /// This colour, channel by channel, times another one.
  func multiplied(by other: Color16) -> Color16 {
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 16) {
      let product = (packed >> shift & 0xffff) * (other.packed >> shift & 0xffff)
      result |= ((product + 0x8000 + (product + 0x8000) >> 16) >> 16) << shift
    }
    return Color16(packed: result)
  }

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
