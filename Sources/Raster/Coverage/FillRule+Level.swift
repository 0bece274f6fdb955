import Drawing

extension FillRule {
  /// Twice the area of a pixel in the unit of ``CellGrid/Cell/area``.
  private static let fullArea = 1 << Int(2 * FixedPoint.bits + 1)

  /// Whether a place that a path winds round `winding` times is inside.
  func contains(winding: Int) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }

  /// The coverage, 0 or 255, where the winding number is a whole multiple of 1/4096.
  func level(ofWinding winding: Int32) -> UInt8 {
    level(ofArea: Int(winding) << Int(FixedPoint.bits + 1))
  }

  /// The coverage, 0...255 to the nearest, of a pixel over which the winding number has the mean
  /// `area` (in units of 2^-25) and takes two neighbouring values at most.
  @inline(__always)
  func level(ofArea area: Int) -> UInt8 {
    var area = abs(area)
    switch self {
    case .nonZero: area = min(area, Self.fullArea)
    case .evenOdd:
      area &= 2 &* Self.fullArea &- 1
      if area > Self.fullArea { area = 2 &* Self.fullArea &- area }
    }
    return UInt8(truncatingIfNeeded: (area &* 255 &+ Self.fullArea / 2) >> 25)
  }
}
