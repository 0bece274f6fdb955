/// The distinct real roots of a polynomial of degree three at most, in ascending order.
///
/// A collection of zero to three finite numbers, without storage of its own on the heap.
public struct RealRoots: RandomAccessCollection, Hashable, Sendable {
  /// How many roots there are, from 0 to 3.
  public private(set) var count = 0

  // Those past `count` stay zero, so that equal collections have equal storage.
  private var first = 0.0
  private var second = 0.0
  private var third = 0.0

  /// No roots.
  init() {}

  /// Adds a root in its place, unless it is there already or is not finite.
  mutating func insert(_ root: Double) {
    guard root.isFinite, !contains(root), count < 3 else { return }
    count += 1
    if count == 1 || root < first {
      (first, second, third) = (root, first, second)
    } else if count == 2 || root < second {
      (second, third) = (root, second)
    } else {
      third = root
    }
  }

  /// The position of the smallest root.
  public var startIndex: Int { 0 }

  /// The position past the greatest root, equal to `count`.
  public var endIndex: Int { count }

  /// The root at `position`, counted from the smallest.
  public subscript(position: Int) -> Double {
    precondition(
      position >= 0 && position < count, "No root \(position): there are \(count)")
    return position == 0 ? first : position == 1 ? second : third
  }
}
