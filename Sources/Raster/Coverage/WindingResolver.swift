import Drawing

/// The exact coverage of a group of pixels in one row, whatever its edges do there.
///
/// The row is cut into slabs at every height where a part begins, ends or crosses another. Within a
/// slab the parts have one order from left to right, so walking them tells where the inside begins
/// and ends; only those boundaries are added up, and for them the area is exact.
///
/// With n parts there are n² / 2 pairs to look at for crossings. Beyond ``exactLimit`` parts in one
/// group the row is cut into 256 even slabs instead, each taken at its middle; a pixel can then be
/// off by as many 1/512 of its area as edges end or cross in it.
struct WindingResolver {
  /// The most parts in a group whose crossings are looked for.
  private static let exactLimit = 96

  private let columns: Range<Int>
  /// Signed heights, and areas to the cell's left border, one a column, in pixels.
  private var heights: [Double]
  private var areas: [Double]
  /// The mean coverage left of the group.
  private var before = 0.0

  init(columns: Range<Int>) {
    self.columns = columns
    heights = Array(repeating: 0, count: columns.count)
    areas = Array(repeating: 0, count: columns.count)
  }

  /// Adds the inside of `fragments`, which all lie in this group; `winding` is the winding number
  /// on its left.
  mutating func add(_ fragments: [Fragment], winding: Int, rule: FillRule) {
    before = rule.contains(winding: winding) ? 1 : 0
    let origin = Double(columns.lowerBound)
    let lines = fragments.map { SlabLine($0, origin: origin) }
    if lines.count <= Self.exactLimit {
      let heights = Self.slabBorders(of: lines)
      for (top, bottom) in zip(heights, heights.dropFirst()) {
        let crossing = lines.filter { $0.top <= top && $0.bottom >= bottom }
        addSlab(crossing, from: top, to: bottom, winding: winding, rule: rule)
      }
    } else {
      addEvenSlabs(lines, winding: winding, rule: rule)
    }
  }

  /// Writes one coverage a column to `mask`, the first at `start`.
  func write(to mask: inout [UInt8], from start: Int) {
    var sum = before
    for index in heights.indices {
      sum += heights[index]
      let coverage = min(max(sum - areas[index], 0), 1)
      mask[start + index] = UInt8(coverage * 255 + 0.5)
    }
  }

  // MARK: Slabs

  /// Every height at which the order of the lines can change, ascending.
  private static func slabBorders(of lines: [SlabLine]) -> [Double] {
    var heights: [Double] = []
    for (index, line) in lines.enumerated() {
      heights.append(line.top)
      heights.append(line.bottom)
      for other in lines[..<index] {
        if let crossing = line.crossing(with: other) { heights.append(crossing) }
      }
    }
    heights.sort()
    return heights
  }

  /// Adds a slab in which `lines` run from top to bottom without crossing.
  private mutating func addSlab(
    _ lines: [SlabLine], from top: Double, to bottom: Double, winding: Int, rule: FillRule
  ) {
    guard top < bottom, !lines.isEmpty else { return }
    let middle = (top + bottom) / 2
    let ordered = lines.map { (x: $0.x(at: middle), line: $0) }.sorted { $0.x < $1.x }
    forEachBoundary(ordered.map(\.line.winding), winding: winding, rule: rule) { index, sign in
      let line = ordered[index].line
      addBoundary(
        x0: line.x(at: top), x1: line.x(at: bottom), height: bottom - top, sign: sign)
    }
  }

  private mutating func addEvenSlabs(_ lines: [SlabLine], winding: Int, rule: FillRule) {
    let origin = (lines.map(\.top).reduce(.infinity, min)).rounded(.down)
    var pending = lines.sorted { $0.top > $1.top }
    var ordered = OrderedLines()
    for slab in 0..<256 {
      let middle = origin + (Double(slab) + 0.5) / 256
      var arrived: [SlabLine] = []
      while let line = pending.last, line.top <= middle {
        if line.bottom > middle { arrived.append(line) }
        pending.removeLast()
      }
      ordered.advance(to: middle, adding: arrived)
      let places = ordered.places
      forEachBoundary(places.map(\.line.winding), winding: winding, rule: rule) { index, sign in
        addBoundary(x0: places[index].x, x1: places[index].x, height: 1.0 / 256, sign: sign)
      }
    }
  }

  /// Calls `body` with the index of each winding step that leads into the inside (+1) or out (-1).
  private func forEachBoundary(
    _ steps: [Int], winding: Int, rule: FillRule, _ body: (Int, Double) -> Void
  ) {
    var winding = winding
    var isInside = rule.contains(winding: winding)
    for (index, step) in steps.enumerated() {
      winding += step
      guard rule.contains(winding: winding) != isInside else { continue }
      isInside.toggle()
      body(index, isInside ? 1 : -1)
    }
  }

  /// Adds a line from `x0` to `x1` over `height`, cut at the borders between columns.
  private mutating func addBoundary(x0: Double, x1: Double, height: Double, sign: Double) {
    let limit = Double(columns.count)
    let left = min(max(min(x0, x1), 0), limit)
    let right = min(max(max(x0, x1), 0), limit)
    let first = min(Int(left), columns.count - 1)
    let last = min(Int(right), columns.count - 1)
    if first == last {
      add(first, height: sign * height, inset: (left + right) / 2 - Double(first))
      return
    }
    let rise = sign * height / (right - left)
    var x = left
    for column in first...last {
      let end = column == last ? right : Double(column + 1)
      add(column, height: (end - x) * rise, inset: (x + end) / 2 - Double(column))
      x = end
    }
  }

  private mutating func add(_ column: Int, height: Double, inset: Double) {
    heights[column] += height
    areas[column] += height * inset
  }
}

/// The lines that cross one height, from left to right.
///
/// From one height to the next the order changes by the crossings between, so that sorting by
/// insertion costs as much as there are crossings.
private struct OrderedLines {
  private(set) var places: [(x: Double, line: SlabLine)] = []

  mutating func advance(to height: Double, adding arrived: [SlabLine]) {
    places.removeAll { $0.line.bottom <= height }
    for index in places.indices { places[index].x = places[index].line.x(at: height) }
    places += arrived.map { ($0.x(at: height), $0) }
    if arrived.count > 16 {
      places.sort { $0.x < $1.x }
    } else {
      sortByInsertion()
    }
  }

  private mutating func sortByInsertion() {
    for index in places.indices.dropFirst() where places[index].x < places[index - 1].x {
      let place = places[index]
      var gap = index
      while gap > 0, place.x < places[gap - 1].x {
        places[gap] = places[gap - 1]
        gap -= 1
      }
      places[gap] = place
    }
  }
}

/// A part of an edge in pixels, x counted from the left of its group.
private struct SlabLine {
  let top: Double
  let bottom: Double
  let winding: Int
  private let x0: Double
  private let slope: Double

  init(_ fragment: Fragment, origin: Double) {
    let unit = 1 / Double(FixedPoint.one)
    top = Double(fragment.y0) * unit
    bottom = Double(fragment.y1) * unit
    winding = Int(fragment.winding)
    x0 = Double(fragment.x0) * unit - origin
    slope = Double(fragment.x1 - fragment.x0) * unit / (bottom - top)
  }

  func x(at height: Double) -> Double { x0 + (height - top) * slope }

  /// The height at which the two lines cross, if they do so between their ends.
  func crossing(with other: SlabLine) -> Double? {
    let (from, to) = (max(top, other.top), min(bottom, other.bottom))
    guard from < to else { return nil }
    let (before, after) = (x(at: from) - other.x(at: from), x(at: to) - other.x(at: to))
    guard before * after < 0 else { return nil }
    return from + (to - from) * (before / (before - after))
  }
}
