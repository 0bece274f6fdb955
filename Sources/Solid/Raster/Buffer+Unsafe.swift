/// Memory with one owner, for the scratch of a tile: an array without uniqueness checks.
///
/// Unsafe inside, because a write to an array's element asks each time whether the storage is
/// shared: with arrays in its place `flipbook bench scene3d` takes three times as long. Sound because
/// the pointer does not outlive a call, each index is checked, and elements are plain values, all of
/// them set.
@safe
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private let fill: Element

  /// `count` elements, each `fill`.
  init(count: Int, fill: Element) {
    unsafe base = .allocate(capacity: max(count, 1))
    unsafe base.initialize(repeating: fill, count: count)
    self.count = count
    self.fill = fill
  }

  deinit {
    unsafe base.deallocate()
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count)
      return unsafe base[index]
    }
    nonmutating _modify {
      precondition(index >= 0 && index < count)
      yield unsafe &base[index]
    }
  }

  /// The element at a place and the one after it, and those `stride` on.
  @inline(__always)
  func square(at index: Int, stride: Int) -> (Element, Element, Element, Element) {
    precondition(index >= 0 && stride >= 0 && index &+ stride &+ 1 < count)
    let next = unsafe base + (index &+ stride)
    return unsafe (base[index], base[index &+ 1], next[0], next[1])
  }

  /// Sets some elements.
  @inline(__always)
  func set(_ range: Range<Int>, to value: Element) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    unsafe (base + range.lowerBound).update(repeating: value, count: range.count)
  }

  /// Makes room for at least `needed` elements: those there are keep their values.
  mutating func grow(to needed: Int) {
    guard needed > count else { return }
    let larger = max(needed, 2 * count)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    unsafe moved.update(from: base, count: count)
    unsafe (moved + count).initialize(repeating: fill, count: larger - count)
    unsafe base.deallocate()
    unsafe base = moved
    count = larger
  }

  /// Lends the elements from `start` on for a loop of a fixed number of steps.
  @inline(__always)
  func withElements<R>(from start: Int, count: Int, _ body: (UnsafeMutablePointer<Element>) -> R)
    -> R
  {
    precondition(start >= 0 && count >= 0 && start + count <= self.count)
    return unsafe body(base + start)
  }
}
