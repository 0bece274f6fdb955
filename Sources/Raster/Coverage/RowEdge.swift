/// What lies of an edge in one row of pixels, in fixed point.
struct RowEdge {
  /// Where it starts and ends, counted from the row's top: 0...1 pixel.
  var top: Int32
  var bottom: Int32
  /// Where it is there, from the band's left border.
  var topX: Int32
  var bottomX: Int32
  /// 1 where the outline goes down, -1 where it goes up.
  var winding: Int32

  var left: Int32 { min(topX, bottomX) }
  var right: Int32 { max(topX, bottomX) }

  /// Where it is at a height from its top to its bottom.
  @inline(__always)
  func x(at y: Int32) -> Int32 {
    if y == top { return topX }
    if y == bottom { return bottomX }
    let share = Double(y &- top) / Double(bottom &- top)
    return topX &+ FixedPoint.nearestInteger(Double(bottomX &- topX) * share)
  }

  /// The part between two heights.
  @inline(__always)
  func part(from top: Int32, to bottom: Int32) -> RowEdge {
    RowEdge(top: top, bottom: bottom, topX: x(at: top), bottomX: x(at: bottom), winding: winding)
  }
}
