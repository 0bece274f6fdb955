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

  /// The mean at a place.
  func color(at place: TexelPlace, footprint: Footprint) -> Color16 {
    if footprint.isWithinTexel { return enlarged(at: place) }
    return mean(at: place, probes(for: footprint.axes))
  }

  /// Writes the means at places that are told by their numbers, and have one footprint.
  @inline(__always)
  func setColors(
    _ colors: borrowing Buffer<Color16>, _ group: Range<Int>, footprint: Footprint,
    places: (Int) -> TexelPlace
  ) {
    if footprint.isWithinTexel {
      for index in group { colors[index] = enlarged(at: places(index)) }
    } else {
      let probes = probes(for: footprint.axes)
      for index in group { colors[index] = mean(at: places(index), probes) }
    }
  }

  /// The whole picture's pixels about a place, mixed.
  @inline(__always)
  private func enlarged(at place: TexelPlace) -> Color16 {
    Color16(lanes: bilinear(mipmaps.levels[0], place.x - 0.5, place.y - 0.5))
  }

  // MARK: - Reduced pictures

  /// Where a reduced picture is read: on one level, or on two that are mixed.
  private struct Probes {
    let grid: ProbeGrid
    let next: ProbeGrid
    /// What the second level counts for, in 256ths.
    let share: UInt64
  }

  private func probes(for axes: Footprint.Axes) -> Probes {
    let last = mipmaps.levels.count - 1
    let extent = max(axes.minor, axes.major / Self.maximumAnisotropy)
    var level = 0
    // Probes are no more than a texel apart, so at most four along the short axis.
    while level < last, extent * mipmaps.levels[level].shrink >= 4 { level += 1 }
    let next = min(level + 1, last)
    // Half-way through an octave the next level begins to come in.
    let share = extent * mipmaps.levels[level].shrink - 3
    return Probes(
      grid: ProbeGrid(axes, level: mipmaps.levels[level]),
      next: ProbeGrid(axes, level: mipmaps.levels[next]),
      share: next > level ? UInt64(min(max(share, 0), 1) * 256) : 0)
  }

  private func mean(at place: TexelPlace, _ probes: borrowing Probes) -> Color16 {
    let color = mean(probes.grid, at: place)
    guard probes.share > 0 else { return color }
    return color.mixed(with: mean(probes.next, at: place), by: probes.share)
  }

  private func mean(_ grid: borrowing ProbeGrid, at place: TexelPlace) -> Color16 {
    var sums = LaneSums()
    var rowX = place.x * grid.level.scaleX - 0.5 + grid.first.x
    var rowY = place.y * grid.level.scaleY - 0.5 + grid.first.y
    for _ in 0..<grid.countAcross {
      var (probeX, probeY) = (rowX, rowY)
      for _ in 0..<grid.countAlong {
        sums.add(bilinear(grid.level, probeX, probeY))
        probeX += grid.along.x
        probeY += grid.along.y
      }
      rowX += grid.across.x
      rowY += grid.across.y
    }
    return Color16(lanes: sums.mean(reciprocal: grid.reciprocal))
  }

  /// Four neighbouring texels mixed, as lanes: 256 times a byte.
  ///
  /// - Parameters:
  ///   - level: The version of the picture.
  ///   - x: The column, where 0 is the middle of the first texel.
  ///   - y: The row.
  /// - Returns: The lanes, as of ``Color16/init(lanes:)``.
  @inline(__always)
  private func bilinear(_ level: MipmapChain.Level, _ x: Double, _ y: Double) -> UInt64 {
    let (column, u) = split(x, level.width)
    let (row, v) = split(y, level.height)
    let place = level.start &+ row &* level.stride &+ column
    let (p00, p10, p01, p11) = mipmaps.pixels.square(at: place, stride: level.stride)
    let w11 = (u &* v &+ 128) >> 8
    return Self.lanes(p00) &* (256 &+ w11 &- u &- v) &+ Self.lanes(p10) &* (u &- w11)
      &+ Self.lanes(p01) &* (v &- w11) &+ Self.lanes(p11) &* w11
  }

  /// The whole part, and the rest in 256ths, rounded together.
  ///
  /// The whole part is that of a texel whose right neighbour is there as well: the border counts. A NaN
  /// is at the first of them.
  @inline(__always)
  private func split(_ place: Double, _ count: Int) -> (whole: Int, rest: UInt64) {
    switch wrap {
    case .clamp:
      let last = Double(count &- 1)
      let fixed = ((place > -1 ? (place < last ? place : last) : -1) * 256).wholeOnGrid
      return (fixed &>> 8, UInt64(truncatingIfNeeded: fixed & 255))
    case .repeat:
      // Places off by 1e12 texels are all the same.
      let fixed = ((place > -1e12 ? (place < 1e12 ? place : 1e12) : -1e12) * 256).wholeOnGrid
      let rest = UInt64(truncatingIfNeeded: fixed & 255)
      let whole = fixed &>> 8
      if whole >= 0, whole < count { return (whole, rest) }
      let turned = whole % count
      return (turned < 0 ? turned + count : turned, rest)
    }
  }

  /// The four bytes with eight bits of room above each: red, blue, green, alpha from the lowest on.
  @inline(__always)
  private static func lanes(_ pixel: UInt32) -> UInt64 {
    let pixel = UInt64(pixel)
    return pixel & 0x00ff_00ff | (pixel & 0xff00_ff00) << 24
  }
}

/// A place on a texture, in texels of the whole picture from its top left corner.
struct TexelPlace {
  var x: Double
  var y: Double
}

/// Where a level is probed about a pixel's middle: rows of probes along the footprint's long axis.
struct ProbeGrid {
  /// A distance in texels of the level.
  typealias Step = (x: Double, y: Double)

  let level: MipmapChain.Level
  let countAlong: Int
  let countAcross: Int
  /// From the pixel's middle to the first probe.
  let first: Step
  /// From a probe to the next in its row, and from a row to the next.
  let along: Step
  let across: Step
  /// 2^32 over the number of probes, rounded.
  let reciprocal: UInt64

  init(_ axes: Footprint.Axes, level: MipmapChain.Level) {
    self.level = level
    let along = Self.probes(length: min(axes.major * level.shrink, 128))
    let across = Self.probes(length: min(axes.minor * level.shrink, 4))
    (countAlong, countAcross) = (along.count, across.count)
    self.along = (axes.x * along.spacing, axes.y * along.spacing)
    self.across = (-axes.y * across.spacing, axes.x * across.spacing)
    let (half, halfAcross) = (Double(along.count - 1) / 2, Double(across.count - 1) / 2)
    first = (
      -self.along.x * half - self.across.x * halfAcross,
      -self.along.y * half - self.across.y * halfAcross
    )
    let count = UInt64(along.count * across.count)
    reciprocal = (1 << 32 + count / 2) / count
  }

  private static func probes(length: Double) -> (count: Int, spacing: Double) {
    guard length > 1 else { return (1, 0) }
    let count = max(Int(length.rounded(.up)), 2)
    return (count, ((length * length - 1) / Double(count * count - 1)).squareRoot())
  }
}

/// Sums of lanes of 16 bits.
private struct LaneSums {
  private var even: UInt64 = 0
  private var odd: UInt64 = 0

  @inline(__always)
  mutating func add(_ lanes: UInt64) {
    even &+= lanes & 0x0000_ffff_0000_ffff
    odd &+= (lanes >> 16) & 0x0000_ffff_0000_ffff
  }

  /// The mean of what was added: of no more than 2^16 lanes, so that no product overflows.
  func mean(reciprocal: UInt64) -> UInt64 {
    func lane(_ sum: UInt64) -> UInt64 { (sum &* reciprocal &+ 1 << 31) >> 32 }
    return lane(even & 0xffff_ffff) | lane(odd & 0xffff_ffff) << 16 | lane(even >> 32) << 32
      | lane(odd >> 32) << 48
  }
}

extension Color16 {
  /// A colour from lanes of 16 bits, red, blue, green, alpha, of 256 times a byte each.
  @inline(__always)
  init(lanes: UInt64) {
    let whole = lanes &+ (lanes >> 8 & 0x00ff_00ff_00ff_00ff)
    packed =
      whole & 0xffff_0000_0000_ffff | (whole >> 16) & 0xffff_0000 | (whole & 0xffff_0000) << 16
  }
}
