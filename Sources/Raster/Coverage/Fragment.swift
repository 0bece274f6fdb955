/// The part of an edge within one row of pixels, in 1/4096 pixel; `y0` < `y1`.
struct Fragment {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
  /// What the winding number grows by from its left to its right.
  var winding: Int32

  /// Whether `other` runs between the same two points.
  func isSamePlace(as other: Fragment) -> Bool {
    x0 == other.x0 && y0 == other.y0 && x1 == other.x1 && y1 == other.y1
  }

  /// The leftmost column that it touches.
  @inline(__always)
  var firstColumn: Int32 { min(x0, x1) >> FixedPoint.bits }

  /// The rightmost column that it touches.
  ///
  /// Ending on a column's left border does not touch it,
  /// unless the whole fragment runs down that border.
  @inline(__always)
  var lastColumn: Int32 {
    let (left, right) = (min(x0, x1), max(x0, x1))
    return max(left, right &- 1) >> FixedPoint.bits
  }
}

extension Edge {
  /// Calls `body` with a row's number and the edge's part in it, for each row in `rows`.
  @inline(__always)
  func forEachFragment(in rows: Range<Int32>, _ body: (Int32, Fragment) -> Void) {
    let slope = slope
    var top = max(y0, rows.lowerBound << FixedPoint.bits)
    let end = min(y1, rows.upperBound << FixedPoint.bits)
    var x = x(at: top, slope: slope)
    while top < end {
      let row = top >> FixedPoint.bits
      let bottom = min((row &+ 1) << FixedPoint.bits, end)
      let next = self.x(at: bottom, slope: slope)
      body(row, Fragment(x0: x, y0: top, x1: next, y1: bottom, winding: winding))
      (top, x) = (bottom, next)
    }
  }
}
