/// Finds the mean of a texture over what a pixel sees of it.
///
/// The pixel's footprint on the texture is taken as a box along its two principal axes (the singular
/// vectors of the map from pixels to texels) and filled with bilinear probes no more than a texel
/// apart. The probes are spread so that their variance and that of the texel box they stand for add
/// up to the footprint's: (l² - 1) / 12 for a length of l texels. So nothing jumps where a probe is
/// added, and where texels are pixels (l = 1) all probes are one, on the middle of the texel: the
/// picture is copied, bit for bit. Where both axes have many texels a smaller version of the texture
/// is taken, blended in over half a level.
struct TextureSampler: Sendable {
  private let mipmaps: MipmapChain
  private let wrap: Texture.Wrap

  /// The most probes along the long axis for each one along the short axis' level.
  private static let maximumAnisotropy = 32.0

  init(_ texture: Texture) {
    mipmaps = texture.mipmaps
    wrap = texture.wrap
  }

  var width: Double { Double(mipmaps.levels[0].width) }
  var height: Double { Double(mipmaps.levels[0].height) }

  /// The mean at a place in texels of the whole picture.
  @inline(__always)
  func color(x: Double, y: Double, footprint: Footprint) -> Color16 {
    if footprint.isWithinTexel {
      var sums = ChannelSums()
      sums.add(bilinear(mipmaps.levels[0], x - 0.5, y - 0.5))
      return sums.mean
    }
    return mean(x, y, footprint.axes)
  }

  private func mean(_ x: Double, _ y: Double, _ footprint: Footprint.Axes) -> Color16 {
    let last = mipmaps.levels.count - 1
    let extent = max(footprint.minor, footprint.major / Self.maximumAnisotropy)
    var level = 0
    // Probes are no more than a texel apart, so at most four along the short axis.
    while level < last, extent * mipmaps.levels[level].shrink >= 4 { level += 1 }
    let color = mean(mipmaps.levels[level], x, y, footprint)
    // Half-way through an octave the next level begins to come in.
    let share = extent * mipmaps.levels[level].shrink - 3
    guard share > 0, level < last else { return color }
    let next = mean(mipmaps.levels[level + 1], x, y, footprint)
    return color.mixed(with: next, by: UInt64(share * 256))
  }

  private func mean(
    _ level: MipmapChain.Level, _ x: Double, _ y: Double, _ footprint: Footprint.Axes
  ) -> Color16 {
    let along = Probes(length: min(footprint.major * level.shrink, 128))
    let across = Probes(length: min(footprint.minor * level.shrink, 4))
    var sums = ChannelSums()
    let (centerX, centerY) = (x * level.scaleX - 0.5, y * level.scaleY - 0.5)
    for j in 0..<across.count {
      let side = across.offset(j)
      for i in 0..<along.count {
        let offset = along.offset(i)
        let dx = footprint.x * offset - footprint.y * side
        let dy = footprint.y * offset + footprint.x * side
        sums.add(bilinear(level, centerX + dx, centerY + dy))
      }
    }
    return sums.mean
  }

  /// Four neighbouring texels mixed, as four channels of 16 bits: 256 times a byte.
  ///
  /// - Parameters:
  ///   - level: The version of the picture.
  ///   - x: The column, where 0 is the middle of the first texel.
  ///   - y: The row.
  /// - Returns: The channels.
  @inline(__always)
  private func bilinear(_ level: MipmapChain.Level, _ x: Double, _ y: Double) -> UInt64 {
    let (column, u) = Self.split(x)
    let (row, v) = Self.split(y)
    let (x0, x1) = (wrapped(column, level.width), wrapped(column &+ 1, level.width))
    let y0 = level.start &+ wrapped(row, level.height) &* level.width
    let y1 = level.start &+ wrapped(row &+ 1, level.height) &* level.width
    let w11 = (u &* v &+ 128) >> 8
    let (w10, w01) = (u &- w11, v &- w11)
    return Self.spread(mipmaps.pixels[y0 &+ x0]) &* (256 &+ w11 &- u &- v)
      &+ Self.spread(mipmaps.pixels[y0 &+ x1]) &* w10
      &+ Self.spread(mipmaps.pixels[y1 &+ x0]) &* w01
      &+ Self.spread(mipmaps.pixels[y1 &+ x1]) &* w11
  }

  /// The whole part, and the rest in 256ths, rounded together.
  @inline(__always)
  private static func split(_ place: Double) -> (whole: Int, rest: UInt64) {
    // Places off by 1e12 texels are all the same; a NaN is at the first of them.
    let held = place > -1e12 ? (place < 1e12 ? place : 1e12) : -1e12
    let fixed = Int((held * 256).roundedToGrid)
    return (fixed >> 8, UInt64(truncatingIfNeeded: fixed & 255))
  }

  @inline(__always)
  private func wrapped(_ index: Int, _ count: Int) -> Int {
    switch wrap {
    case .clamp: return min(max(index, 0), count - 1)
    case .repeat:
      if index >= 0, index < count { return index }
      let rest = index % count
      return rest < 0 ? rest + count : rest
    }
  }

  /// The four bytes with eight bits of room above each.
  private static func spread(_ pixel: UInt32) -> UInt64 {
    let pixel = UInt64(pixel)
    return pixel & 0xff | (pixel & 0xff00) << 8 | (pixel & 0xff_0000) << 16
      | (pixel & 0xff00_0000) << 24
  }
}

/// Places along one axis of a footprint, in texels from its middle.
private struct Probes {
  let count: Int
  private let spacing: Double

  init(length: Double) {
    guard length > 1 else {
      (count, spacing) = (1, 0)
      return
    }
    count = max(Int(length.rounded(.up)), 2)
    spacing = ((length * length - 1) / Double(count * count - 1)).squareRoot()
  }

  func offset(_ index: Int) -> Double { (Double(index) - Double(count - 1) / 2) * spacing }
}

/// Sums of channels of 16 bits.
private struct ChannelSums {
  /// Red and blue, green and alpha, each in 32 bits.
  private var even: UInt64 = 0
  private var odd: UInt64 = 0
  private var count: UInt64 = 0

  mutating func add(_ channels: UInt64) {
    even &+= channels & 0x0000_ffff_0000_ffff
    odd &+= (channels >> 16) & 0x0000_ffff_0000_ffff
    count &+= 1
  }

  /// The mean, from 256 times a byte to 257 times.
  var mean: Color16 {
    func channel(_ sum: UInt64) -> UInt64 {
      let value = count == 1 ? sum : (sum + count / 2) / count
      return value + value >> 8
    }
    return Color16(
      packed: channel(even & 0xffff_ffff) | channel(odd & 0xffff_ffff) << 16
        | channel(even >> 32) << 32 | channel(odd >> 32) << 48)
  }
}
