/// The surfaces seen in each pixel of a tile, as a list of fragments.
///
/// A pixel has 64 samples, each of which belongs to exactly one fragment: the surface that is in front
/// there. What a fragment weighs in the pixel's colour is an *area*, not a count of samples: the
/// exact area of its polygon within the pixel where nothing of it is hidden, so that an edge moves
/// smoothly over the picture. The weights of a pixel's fragments always add up to ``fullWeight``.
/// A fragment may have no sample left and still some weight, where an edge cuts off less than a
/// sample's share.
struct TileCanvas: ~Copyable {
  /// Pixels a side.
  static let side = 32
  static let fullWeight: Int32 = 1 << 16
  private static let pixelCount = side * side

  /// What is seen of one surface in one pixel.
  struct Fragment: BitwiseCopyable {
    /// The samples at which it is in front.
    var mask: UInt64
    var color: Color16
    /// Its share of the pixel's colour.
    var weight: Int32
    /// What its depth is compared by: a number in `surfaces`.
    var surface: Int32
    /// The pixel's next fragment, or -1.
    var next: Int32
    /// Scratch of `insert`: what a new polygon takes of it.
    var taken: Int32 = 0
    var takenMask: UInt64 = 0

    static let none = Fragment(mask: 0, color: .clear, weight: 0, surface: 0, next: -1)
  }

  /// The first fragment of pixel i is number i; the rest of the pool is used as needed.
  private var fragments = Buffer<Fragment>(count: 2 * pixelCount, fill: .none)
  private var usedFragments = 0
  private var firstFree: Int32 = -1
  /// The depths of what has been drawn on the tile, from its top left pixel's middle; the background
  /// is number 0.
  private var surfaces = Buffer<PlaneEquation>(count: 256, fill: .constant(-1))
  private var surfaceCount = 0
  let kernels = SampleKernels()

  /// What is to be drawn on a pixel, whole or in part.
  struct Brush {
    var color: Color16
    var surface: Int32
    var writesDepth: Bool
  }

  // MARK: - Beginning and end

  /// Makes all pixels the background.
  mutating func begin(background: Color16) {
    let fragment = Fragment(
      mask: .max, color: background, weight: Self.fullWeight, surface: 0, next: -1)
    for pixel in 0..<Self.pixelCount { fragments[pixel] = fragment }
    usedFragments = Self.pixelCount
    firstFree = -1
    surfaceCount = 1
  }

  /// Makes a surface known, by its depth from the middle of the tile's top left pixel.
  mutating func addSurface(_ depth: PlaneEquation) -> Int32 {
    surfaces.grow(to: surfaceCount + 1)
    surfaces[surfaceCount] = depth
    surfaceCount += 1
    return Int32(surfaceCount - 1)
  }

  /// The colour of a pixel: that of its fragments, each by its weight.
  func resolved(_ pixel: Int) -> UInt32 {
    let first = fragments[pixel]
    guard first.next >= 0 else { return first.color.rgba8 }
    var (even, odd) = (SIMD2<UInt64>(repeating: 0), SIMD2<UInt64>(repeating: 0))
    var index = Int32(pixel)
    while index >= 0 {
      let fragment = fragments[Int(index)]
      let weight = UInt64(fragment.weight)
      let packed = fragment.color.packed
      even &+= SIMD2(packed & 0xffff, packed >> 32 & 0xffff) &* weight
      odd &+= SIMD2(packed >> 16 & 0xffff, packed >> 48) &* weight
      index = fragment.next
    }
    func word(_ sum: UInt64) -> UInt64 { (sum + 1 << 15) >> 16 }
    return Color16(
      packed: word(even.x) | word(odd.x) << 16 | word(even.y) << 32 | word(odd.y) << 48
    ).rgba8
  }

  // MARK: - Drawing on a pixel

  /// Draws over a whole pixel.
  @inline(__always)
  mutating func fill(_ pixel: Int, x: Double, y: Double, _ brush: Brush) {
    if fragments[pixel].next < 0 {
      let below = fragments[pixel].surface
      let visible = visibility(of: brush.surface, over: below, x: x, y: y)
      if visible == .max {
        if brush.color.isOpaque {
          fragments[pixel].color = brush.color
        } else {
          fragments[pixel].color = brush.color.over(fragments[pixel].color)
        }
        if brush.writesDepth { fragments[pixel].surface = brush.surface }
        return
      }
      if visible == 0 { return }
    }
    insert(pixel, x: x, y: y, mask: .max, area: Self.fullWeight, brush)
  }

  /// Draws over a part of a pixel.
  ///
  /// - Parameters:
  ///   - pixel: Which one.
  ///   - x: The pixel's column in the tile.
  ///   - y: The pixel's row in the tile.
  ///   - mask: The samples on the part.
  ///   - area: The part's area, of ``fullWeight``.
  ///   - brush: What is drawn.
  mutating func insert(
    _ pixel: Int, x: Double, y: Double, mask: UInt64, area: Int32, _ brush: Brush
  ) {
    let claim = claim(pixel, x: x, y: y, mask: mask, area: area, surface: brush.surface)
    guard claim.hasAny else { return }
    if brush.color.isOpaque, brush.writesDepth {
      replace(pixel, brush)
    } else {
      blend(pixel, brush)
    }
  }

  /// Settles what a polygon takes of each of a pixel's fragments: samples, and weight.
  private func claim(
    _ pixel: Int, x: Double, y: Double, mask: UInt64, area: Int32, surface: Int32
  ) -> (hasAny: Bool, weight: Int32) {
    var (weight, hidden, won) = (Int32(0), UInt64(0), UInt64(0))
    var index = Int32(pixel)
    while index >= 0 {
      let fragment = fragments[Int(index)]
      let overlap = fragment.mask & mask
      var taken: Int32 = 0
      var takenMask: UInt64 = 0
      if overlap != 0 {
        takenMask = overlap & visibility(of: surface, over: fragment.surface, x: x, y: y)
        hidden |= overlap & ~takenMask
        won |= takenMask
        taken = share(of: fragment, takenMask)
      }
      fragments[Int(index)].taken = taken
      fragments[Int(index)].takenMask = takenMask
      weight += taken
      index = fragment.next
    }
    // Where nothing of the polygon is hidden its exact area is known; else the samples decide.
    if hidden == 0, weight != area {
      weight += adjust(pixel, by: area - weight, x: x, y: y, surface: surface)
    } else if weight < area {
      weight += adjustSlivers(pixel, by: area - weight, x: x, y: y, surface: surface)
    }
    return (won != 0 || weight > 0, weight)
  }

  /// The share of a fragment's weight that goes with some of its samples.
  private func share(of fragment: Fragment, _ part: UInt64) -> Int32 {
    if part == fragment.mask { return fragment.weight }
    if part == 0 { return 0 }
    let product = Int(fragment.weight) * part.nonzeroBitCount
    return Int32(product / fragment.mask.nonzeroBitCount)
  }

  /// Takes more, or gives back, and returns by how much the sum has changed.
  private func adjust(
    _ pixel: Int, by amount: Int32, x: Double, y: Double, surface: Int32
  ) -> Int32 {
    var left = amount
    // First from those that go on beside the polygon, for it is their common edge that is moved.
    for isConsumed in [false, true] where left != 0 && (left < 0 || !isConsumed) {
      var index = Int32(pixel)
      while index >= 0, left != 0 {
        let fragment = fragments[Int(index)]
        if fragment.takenMask != 0, (fragment.takenMask == fragment.mask) == isConsumed {
          let change = min(max(left, -fragment.taken), fragment.weight - fragment.taken)
          fragments[Int(index)].taken += change
          left -= change
        }
        index = fragment.next
      }
    }
    if left > 0 { left -= adjustSlivers(pixel, by: left, x: x, y: y, surface: surface) }
    return amount - left
  }

  /// Takes weight from fragments without samples, as if the pixel's middle were their only one, and
  /// then for a polygon without samples from those that it lies before.
  private func adjustSlivers(
    _ pixel: Int, by amount: Int32, x: Double, y: Double, surface: Int32
  ) -> Int32 {
    var left = amount
    var index = Int32(pixel)
    while index >= 0, left > 0 {
      let fragment = fragments[Int(index)]
      if fragment.mask == 0, fragment.weight > fragment.taken,
        isInFront(surface, of: fragment.surface, x: x, y: y)
      {
        let change = min(left, fragment.weight - fragment.taken)
        fragments[Int(index)].taken += change
        left -= change
      }
      index = fragment.next
    }
    return amount - left
  }

  /// Puts an opaque surface in the place of what it takes.
  private mutating func replace(_ pixel: Int, _ brush: Brush) {
    var fragment = Fragment(
      mask: 0, color: brush.color, weight: 0, surface: brush.surface, next: -1)
    var index = Int32(pixel)
    while index >= 0 {
      let old = fragments[Int(index)]
      fragment.mask |= old.takenMask
      fragment.weight += old.taken
      fragments[Int(index)].mask &= ~old.takenMask
      fragments[Int(index)].weight -= old.taken
      index = old.next
    }
    removeEmpty(pixel)
    append(fragment, to: pixel)
  }

  /// Lays a translucent surface, or one that leaves the depth alone, over what it takes.
  private mutating func blend(_ pixel: Int, _ brush: Brush) {
    var index = Int32(pixel)
    // New fragments come after the first, so that the walk never meets them.
    while index >= 0 {
      let old = fragments[Int(index)]
      if old.takenMask != 0 || old.taken > 0 {
        let color = brush.color.over(old.color)
        let surface = brush.writesDepth ? brush.surface : old.surface
        if old.takenMask == old.mask, old.taken == old.weight {
          fragments[Int(index)].color = color
          fragments[Int(index)].surface = surface
        } else {
          fragments[Int(index)].mask &= ~old.takenMask
          fragments[Int(index)].weight -= old.taken
          let fragment = Fragment(
            mask: old.takenMask, color: color, weight: old.taken, surface: surface,
            next: fragments[Int(index)].next)
          let number = allocate(fragment)
          fragments[Int(index)].next = number
        }
      }
      index = old.next
    }
    removeEmpty(pixel)
  }

  // MARK: - Depth

  /// The samples at which one surface is before another, or as good as level with it.
  ///
  /// Level are surfaces that are apart by less than 2^-21 of their distance (of the depth's range,
  /// without perspective): the one drawn later is seen, all over. Depths are compared as planes, in
  /// double precision at the pixel's middle, so that rounding cannot break the tie.
  @inline(__always)
  private func visibility(of new: Int32, over old: Int32, x: Double, y: Double) -> UInt64 {
    let (a, b) = (surfaces[Int(new)], surfaces[Int(old)])
    let below = b.value(x: x, y: y)
    let difference = a.value(x: x, y: y) - below + Self.tolerance(below)
    let (slopeX, slopeY) = (a.a - b.a, a.b - b.b)
    let reach = (abs(slopeX) + abs(slopeY)) / 2
    if difference >= reach { return .max }
    if difference < -reach { return 0 }
    return kernels.mask(value: Float(difference), a: Float(slopeX), b: Float(slopeY))
  }

  private func isInFront(_ new: Int32, of old: Int32, x: Double, y: Double) -> Bool {
    let below = surfaces[Int(old)].value(x: x, y: y)
    return surfaces[Int(new)].value(x: x, y: y) >= below - Self.tolerance(below)
  }

  @inline(__always)
  private static func tolerance(_ depth: Double) -> Double { abs(depth) * 0x1p-21 + 0x1p-40 }

  // MARK: - The pool

  private mutating func allocate(_ fragment: Fragment) -> Int32 {
    if firstFree >= 0 {
      let number = firstFree
      firstFree = fragments[Int(number)].next
      fragments[Int(number)] = fragment
      return number
    }
    fragments.grow(to: usedFragments + 1)
    fragments[usedFragments] = fragment
    usedFragments += 1
    return Int32(usedFragments - 1)
  }

  private mutating func release(_ number: Int32) {
    fragments[Int(number)].next = firstFree
    firstFree = number
  }

  /// Adds a fragment to a pixel, as its first where that has been emptied.
  private mutating func append(_ fragment: Fragment, to pixel: Int) {
    var fragment = fragment
    if fragments[pixel].mask == 0, fragments[pixel].weight == 0 {
      fragment.next = fragments[pixel].next
      fragments[pixel] = fragment
    } else {
      fragment.next = fragments[pixel].next
      let number = allocate(fragment)
      fragments[pixel].next = number
    }
  }

  /// Removes what has neither samples nor weight; the first one only if there is a next to take its
  /// place.
  private mutating func removeEmpty(_ pixel: Int) {
    var previous = Int32(pixel)
    while true {
      let index = fragments[Int(previous)].next
      guard index >= 0 else { break }
      if fragments[Int(index)].mask == 0, fragments[Int(index)].weight == 0 {
        fragments[Int(previous)].next = fragments[Int(index)].next
        release(index)
      } else {
        previous = index
      }
    }
    let next = fragments[pixel].next
    if next >= 0, fragments[pixel].mask == 0, fragments[pixel].weight == 0 {
      fragments[pixel] = fragments[Int(next)]
      release(next)
    }
  }
}
