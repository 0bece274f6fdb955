import Drawing

extension FillRule {
  /// A winding number of 1 in the unit of ``CellBand``'s sums.
  private static let one: Int64 = 1 << Int64(2 * FixedPoint.bits + 1)

  /// The coverage, 0...255 to the nearest, of a pixel over which the winding number has the mean
  /// `winding`, in units of 2^-25.
  ///
  /// Non-zero takes the mean's magnitude, up to 1; even-odd folds it at whole numbers.
  @inline(__always)
  func level(ofWinding winding: Int64) -> UInt8 {
    var share = abs(winding)
    switch self {
    case .nonZero: share = min(share, Self.one)
    case .evenOdd:
      share &= 2 &* Self.one &- 1
      if share > Self.one { share = 2 &* Self.one &- share }
    }
    return UInt8(truncatingIfNeeded: (share &* 255 &+ Self.one / 2) &>> 25)
  }

  /// Whether a place that the outline winds round so many times is inside.
  @inline(__always)
  func contains(winding: Int32) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
