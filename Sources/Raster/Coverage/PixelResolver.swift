import Drawing

/// The exact coverage of pixels in one row, whatever edges do there.
///
/// A pixel is cut into upright slabs wherever a part of an edge begins, ends or crosses another.
/// Within a slab the parts have one order from top to bottom, so walking down from the row's upper
/// border, where the winding number is known, tells what is inside; and the area is exact, since
/// what bounds it is straight.
///
/// Crossing a part downwards changes the winding number by -1 if its path runs to the right, by +1 if
/// it runs to the left. Along the upper border it changes where a part begins there.
///
/// With n parts in a pixel there are n² / 2 pairs to look at for crossings. Beyond ``exactLimit``
/// parts in one pixel it is cut into ``evenSlabs`` slabs instead, each taken at its middle; where
/// the inside then begins or ends at a corner or crossing, its area can be off by 1/128.
struct PixelResolver {
  /// The most parts in a pixel whose crossings are looked for.
  private static let exactLimit = 64
  private static let evenSlabs = 64

  /// A part of an edge that touches the pixel in hand; lengths in pixels, from its top left corner.
  private struct Part {
    let x0: Double
    let y0: Double
    let x1: Double
    let y1: Double
    var winding: Int
    /// Whether it begins on the row's upper border.
    let beginsAtTop: Bool

    var left: Double { min(x0, x1) }
    var right: Double { max(x0, x1) }
    /// What crossing it downwards adds to the winding number.
    var step: Int { x0 < x1 ? -winding : winding }

    func isSamePlace(as other: Part) -> Bool {
      x0 == other.x0 && y0 == other.y0 && x1 == other.x1 && y1 == other.y1
    }

    /// The height at `x`; the part must not be upright.
    func y(at x: Double) -> Double { y0 + (x - x0) * ((y1 - y0) / (x1 - x0)) }
  }

  private var parts: [Part] = []
  private var borders: [Double] = []
  private var crossings: [(y: Double, step: Int)] = []

  /// The part of a pixel's area that is inside, 0...1.
  ///
  /// - Parameters:
  ///   - fragments: The parts of edges that touch the pixel.
  ///   - column: The left border of the pixel, in 1/4096 pixel.
  ///   - row: The upper border of the pixel, in 1/4096 pixel.
  ///   - winding: The winding number just right of the pixel's top left corner.
  ///   - rule: Which windings are inside.
  /// - Returns: The part of the pixel's area, exact but for rounding up to ``exactLimit`` parts.
  mutating func coverage(
    of fragments: [Fragment], column: Int32, row: Int32, winding: Int, rule: FillRule
  ) -> Double {
    parts.removeAll(keepingCapacity: true)
    for fragment in fragments { parts.append(Self.part(fragment, column: column, row: row)) }
    if parts.count > 8 { mergeEqualParts() }
    findBorders()
    var area = 0.0
    for index in 1..<borders.count {
      let width = borders[index] - borders[index - 1]
      guard width > 0 else { continue }
      let middle = (borders[index] + borders[index - 1]) / 2
      area += width * insideLength(at: middle, winding: winding, rule: rule)
    }
    return min(max(area, 0), 1)
  }

  /// Makes one part of those in the same place, with the sum of their windings: a path that is drawn
  /// many times over costs no more than once.
  private mutating func mergeEqualParts() {
    parts.sort { ($0.x0, $0.y0, $0.x1, $0.y1) < ($1.x0, $1.y0, $1.x1, $1.y1) }
    var kept = 0
    for part in parts.dropFirst() {
      if parts[kept].isSamePlace(as: part) {
        parts[kept].winding += part.winding
      } else {
        kept += 1
        parts[kept] = part
      }
    }
    parts.removeSubrange((kept + 1)...)
  }

  private static func part(_ fragment: Fragment, column: Int32, row: Int32) -> Part {
    let unit = 1 / Double(FixedPoint.one)
    return Part(
      x0: Double(fragment.x0 &- column) * unit, y0: Double(fragment.y0 &- row) * unit,
      x1: Double(fragment.x1 &- column) * unit, y1: Double(fragment.y1 &- row) * unit,
      winding: Int(fragment.winding),
      beginsAtTop: fragment.y0 == row && fragment.y1 != row)
  }

  /// Puts the borders between slabs in order.
  private mutating func findBorders() {
    borders.removeAll(keepingCapacity: true)
    if parts.count > Self.exactLimit {
      for slab in 0...Self.evenSlabs { borders.append(Double(slab) / Double(Self.evenSlabs)) }
      return
    }
    borders.append(0)
    borders.append(1)
    for index in parts.indices {
      let part = parts[index]
      if part.x0 > 0, part.x0 < 1 { borders.append(part.x0) }
      if part.x1 > 0, part.x1 < 1 { borders.append(part.x1) }
      for other in parts[..<index] {
        if let x = Self.crossing(part, other), x > 0, x < 1 { borders.append(x) }
      }
    }
    borders.sort()
  }

  /// Where two parts cross between their ends.
  private static func crossing(_ a: Part, _ b: Part) -> Double? {
    let (from, to) = (max(a.left, b.left), min(a.right, b.right))
    guard from < to else { return nil }
    let (before, after) = (a.y(at: from) - b.y(at: from), a.y(at: to) - b.y(at: to))
    guard before * after < 0 else { return nil }
    return from + (to - from) * (before / (before - after))
  }

  /// How much of the upright line just right of `x` is inside, within the pixel.
  ///
  /// Just right of it, since a corner may lie on the line: of two parts that meet there, those count
  /// that go on to the right.
  private mutating func insideLength(at x: Double, winding: Int, rule: FillRule) -> Double {
    var winding = winding
    crossings.removeAll(keepingCapacity: true)
    for part in parts {
      if part.beginsAtTop, part.x0 > 0, part.x0 <= x { winding += part.winding }
      if part.left <= x, part.right > x {
        crossings.append((min(max(part.y(at: x), 0), 1), part.step))
      }
    }
    crossings.sort { $0.y < $1.y }
    var length = 0.0
    var entry = 0.0
    for (y, step) in crossings {
      if rule.contains(winding: winding) { length += y - entry }
      (winding, entry) = (winding + step, y)
    }
    if rule.contains(winding: winding) { length += 1 - entry }
    return length
  }
}
