/// An axis-aligned rectangle, in points; y grows downwards.
///
/// `minX`, `maxX` and the like are right for negative sizes too.
@frozen
public struct Rect: Hashable, Sendable {
  /// The corner that the size is counted from: top left, for a size that is not negative.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// The rectangle at `origin` with `size`.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The rectangle at (`x`, `y`), `width` by `height`.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle with two opposite corners at (`minX`, `minY`) and (`maxX`, `maxY`).
  @inlinable
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The rectangle without extent at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  @inlinable public var minX: Double { min(origin.x, origin.x + size.width) }
  /// The right edge.
  @inlinable public var maxX: Double { max(origin.x, origin.x + size.width) }
  /// The top edge.
  @inlinable public var minY: Double { min(origin.y, origin.y + size.height) }
  /// The bottom edge.
  @inlinable public var maxY: Double { max(origin.y, origin.y + size.height) }
  /// The middle between the left and the right edge.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The middle between the top and the bottom edge.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The extent in x, never negative.
  @inlinable public var width: Double { abs(size.width) }
  /// The extent in y, never negative.
  @inlinable public var height: Double { abs(size.height) }

  /// The middle of the rectangle.
  @inlinable public var center: Point { Point(x: midX, y: midY) }

  /// Whether every edge is a number other than NaN and infinity.
  package var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }

  /// Whether the rectangle has no inside.
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The rectangle with its edges moved inwards by `dx` and `dy`; outwards where they are negative.
  ///
  /// An inset of more than half the extent gives a rectangle without extent in that direction, at
  /// the middle.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    let dx = min(dx, width / 2)
    let dy = min(dy, height / 2)
    return Rect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
  }

  /// The rectangle moved by (`dx`, `dy`).
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(origin: Point(x: origin.x + dx, y: origin.y + dy), size: size)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// What both rectangles have in common, or nil where they do not even touch.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return nil }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// Whether `point` lies inside or on the top or left edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The smallest axis-aligned rectangle that holds this one after `transform`.
  public func applying(_ transform: Affine) -> Rect {
    let corners = [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
      Point(x: minX, y: maxY),
    ].map { $0.applying(transform) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    return Rect(
      minX: xs.reduce(.infinity, min), minY: ys.reduce(.infinity, min),
      maxX: xs.reduce(-.infinity, max), maxY: ys.reduce(-.infinity, max))
  }
}
