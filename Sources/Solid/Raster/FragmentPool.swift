/// What is seen of one surface in one pixel.
struct Fragment: BitwiseCopyable {
  /// The samples at which it is in front.
  var mask: UInt64
  var color: Color16
  /// Its share of the pixel's colour, of ``TileCanvas/fullWeight``.
  var weight: Int32
  /// What its depth is compared by.
  var surface: Int32
  /// The pixel's next fragment, or -1.
  var next: Int32

  static let none = Fragment(mask: 0, color: .clear, weight: 0, surface: 0, next: -1)
}

/// The fragments of a tile, in lists by pixel.
struct FragmentPool: ~Copyable {
  private var fragments = Buffer<Fragment>(count: 2048, fill: .none)
  private var used = 0
  private var firstFree: Int32 = -1

  mutating func removeAll() {
    used = 0
    firstFree = -1
  }

  @inline(__always)
  subscript(number: Int32) -> Fragment {
    get { fragments[Int(number)] }
    nonmutating _modify { yield &fragments[Int(number)] }
  }

  mutating func add(_ fragment: Fragment) -> Int32 {
    if firstFree >= 0 {
      let number = firstFree
      firstFree = self[number].next
      self[number] = fragment
      return number
    }
    fragments.grow(to: used + 1)
    fragments[used] = fragment
    used += 1
    return Int32(used - 1)
  }

  mutating func remove(_ number: Int32) {
    self[number].next = firstFree
    firstFree = number
  }

  /// The mean of a list's colours by weight.
  func color(of list: Int32) -> Color16 {
    var sums = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    var number = list
    while number >= 0 {
      let fragment = self[number]
      let (weight, packed) = (UInt64(fragment.weight), fragment.color.packed)
      sums.0 &+= (packed & 0xffff) &* weight
      sums.1 &+= (packed >> 16 & 0xffff) &* weight
      sums.2 &+= (packed >> 32 & 0xffff) &* weight
      sums.3 &+= (packed >> 48) &* weight
      number = fragment.next
    }
    func word(_ sum: UInt64) -> UInt64 { (sum + 1 << 15) >> 16 }
    return Color16(
      packed: word(sums.0) | word(sums.1) << 16 | word(sums.2) << 32 | word(sums.3) << 48)
  }
}
