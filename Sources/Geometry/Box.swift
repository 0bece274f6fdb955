/// The extent of points, by its four edges.
///
/// A ``Rect`` has its far edges as a sum of origin and size, which rounds: one from -1e22 to 90 would
/// end at 0. Here each edge is a coordinate as it was given.
package struct Box: Hashable, Sendable {
  package var minX: Double
  package var minY: Double
  package var maxX: Double
  package var maxY: Double

  @inlinable package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Whether every edge is a number other than NaN and infinity.
  package var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }

  /// Whether it has no inner point in common with `rect`.
  @inlinable package func isApart(from rect: Rect) -> Bool {
    maxX <= rect.minX || minX >= rect.maxX || maxY <= rect.minY || minY >= rect.maxY
  }

  /// The box with its edges moved outwards by `distance`.
  @inlinable package func outset(by distance: Double) -> Box {
    Box(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  /// The smallest box that holds this one after `transform`.
  package func applying(_ transform: Affine) -> Box {
    var result = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
    for x in [minX, maxX] {
      for y in [minY, maxY] { result.add(Point(x: x, y: y).applying(transform)) }
    }
    return result
  }

  /// Makes room for `point`.
  @inlinable package mutating func add(_ point: Point) {
    (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
    (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
  }
}
