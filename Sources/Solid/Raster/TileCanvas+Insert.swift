/// What a polygon takes of a fragment.
struct Claim: BitwiseCopyable {
  var mask: UInt64 = 0
  var weight: Int32 = 0
}

/// Drawing on a part of a pixel, or on a pixel that shows more than one surface.
extension TileCanvas {
  /// The most fragments of a pixel to which a polygon is added that has none of its samples.
  private static let maximumSlivers = 80

  /// Draws over a part of a pixel.
  ///
  /// - Parameters:
  ///   - x: The pixel's column in the tile.
  ///   - y: The pixel's row in the tile.
  ///   - mask: The samples on the part.
  ///   - area: The part's area, of ``fullWeight``.
  ///   - brush: What is drawn.
  mutating func insert(_ x: Int, _ y: Int, mask: UInt64, area: Int32, _ brush: Brush) {
    let pixel = y * Self.side + x
    let wasWhole = lists[pixel] < 0
    if wasWhole {
      if mask != 0,
        visibility(of: brush.surface, over: surfaceNumbers[pixel], x: x, y: y) & mask == 0
      {
        return
      }
      lists[pixel] = pool.add(
        Fragment(
          mask: .max, color: colors[pixel], weight: Self.fullWeight,
          surface: surfaceNumbers[pixel], next: -1))
    }
    let part = claim(lists[pixel], x: x, y: y, mask: mask, area: area, surface: brush.surface)
    if part.mask != 0 || part.weight > 0 {
      if brush.color.isOpaque, brush.writesDepth {
        replace(pixel, part, brush)
      } else {
        blend(pixel, brush)
      }
    }
    makeWholeIfSingle(pixel)
  }

  // MARK: - What is taken

  /// Settles what a polygon takes of each of a list's fragments, samples and weight; the sum of both.
  private mutating func claim(
    _ list: Int32, x: Int, y: Int, mask: UInt64, area: Int32, surface: Int32
  ) -> Claim {
    var sum = Claim()
    var hidden: UInt64 = 0
    var (number, count) = (list, 0)
    while number >= 0 {
      let fragment = pool[number]
      let overlap = fragment.mask & mask
      var claim = Claim()
      if overlap != 0 {
        claim.mask = overlap & visibility(of: surface, over: fragment.surface, x: x, y: y)
        claim.weight = share(of: fragment, claim.mask)
        hidden |= overlap & ~claim.mask
        sum.mask |= claim.mask
        sum.weight += claim.weight
      }
      claims.grow(to: count + 1)
      claims[count] = claim
      (number, count) = (fragment.next, count + 1)
    }
    // Where nothing of the polygon is hidden its exact area is known; else the samples decide.
    if hidden == 0, sum.weight != area {
      sum.weight += adjust(list, by: area - sum.weight)
    }
    if sum.weight < area, mask != 0 || count < Self.maximumSlivers {
      sum.weight += takeSlivers(list, area - sum.weight, mask: mask, x: x, y: y, surface: surface)
    }
    return sum
  }

  /// The share of a fragment's weight that goes with some of its samples.
  private func share(of fragment: Fragment, _ part: UInt64) -> Int32 {
    if part == fragment.mask { return fragment.weight }
    if part == 0 { return 0 }
    let product = Int(fragment.weight) * part.nonzeroBitCount
    return Int32(product / fragment.mask.nonzeroBitCount)
  }

  /// Takes more, or gives back, and returns by how much the sum has changed.
  ///
  /// First from fragments that go on beside the polygon, for it is their common edge that is moved.
  private func adjust(_ list: Int32, by amount: Int32) -> Int32 {
    var left = amount
    for isConsumed in [false, true] {
      var (number, index) = (list, 0)
      while number >= 0, left != 0 {
        let fragment = pool[number]
        let claim = claims[index]
        if claim.mask != 0, (claim.mask == fragment.mask) == isConsumed {
          let change = min(max(left, -claim.weight), fragment.weight - claim.weight)
          claims[index].weight += change
          left -= change
        }
        (number, index) = (fragment.next, index + 1)
      }
    }
    return amount - left
  }

  /// Takes weight where there is no sample to take: from fragments without one, and for a polygon
  /// without one from any, as if the pixel's middle were the only sample.
  ///
  /// The farthest come first: what is behind everything is what a neighbour has left for the polygon.
  private func takeSlivers(
    _ list: Int32, _ amount: Int32, mask: UInt64, x: Int, y: Int, surface: Int32
  ) -> Int32 {
    var left = amount
    while left > 0 {
      var (farthest, leastDepth) = (-1, Double.infinity)
      var free: Int32 = 0
      var (number, index) = (list, 0)
      while number >= 0 {
        let fragment = pool[number]
        if fragment.mask == 0 || mask == 0, fragment.weight > claims[index].weight {
          let depth = depth(of: fragment.surface, x: x, y: y)
          if depth < leastDepth, isInFront(surface, ofDepth: depth, x: x, y: y) {
            (farthest, leastDepth) = (index, depth)
            free = fragment.weight - claims[index].weight
          }
        }
        (number, index) = (fragment.next, index + 1)
      }
      guard farthest >= 0 else { break }
      let change = min(left, free)
      claims[farthest].weight += change
      left -= change
    }
    return amount - left
  }

  // MARK: - What is put in its place

  /// Puts an opaque surface in the place of what it takes.
  private mutating func replace(_ pixel: Int, _ part: Claim, _ brush: Brush) {
    var (number, index) = (lists[pixel], 0)
    while number >= 0 {
      pool[number].mask &= ~claims[index].mask
      pool[number].weight -= claims[index].weight
      (number, index) = (pool[number].next, index + 1)
    }
    removeEmpty(pixel)
    lists[pixel] = pool.add(
      Fragment(
        mask: part.mask, color: brush.color, weight: part.weight, surface: brush.surface,
        next: lists[pixel]))
  }

  /// Lays a translucent surface, or one that leaves the depth alone, over what it takes.
  private mutating func blend(_ pixel: Int, _ brush: Brush) {
    var (number, index) = (lists[pixel], 0)
    while number >= 0 {
      let old = pool[number]
      let claim = claims[index]
      if claim.mask != 0 || claim.weight > 0 {
        // What is taken goes before what is left, so that the walk does not meet it.
        pool[number].mask &= ~claim.mask
        pool[number].weight -= claim.weight
        lists[pixel] = pool.add(
          Fragment(
            mask: claim.mask, color: brush.color.over(old.color), weight: claim.weight,
            surface: brush.writesDepth ? brush.surface : old.surface, next: lists[pixel]))
      }
      (number, index) = (old.next, index + 1)
    }
    removeEmpty(pixel)
  }

  /// Removes fragments that have neither samples nor weight.
  private mutating func removeEmpty(_ pixel: Int) {
    var (previous, number) = (Int32(-1), lists[pixel])
    while number >= 0 {
      let fragment = pool[number]
      if fragment.mask != 0 || fragment.weight > 0 {
        previous = number
      } else {
        if previous < 0 {
          lists[pixel] = fragment.next
        } else {
          pool[previous].next = fragment.next
        }
        pool.remove(number)
      }
      number = fragment.next
    }
  }

  /// A pixel with one fragment needs no list.
  private mutating func makeWholeIfSingle(_ pixel: Int) {
    let number = lists[pixel]
    let fragment = pool[number]
    guard fragment.next < 0 else { return }
    colors[pixel] = fragment.color
    surfaceNumbers[pixel] = fragment.surface
    pool.remove(number)
    lists[pixel] = -1
  }
}
