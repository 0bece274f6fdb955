import Drawing

/// One row of pixels while edges are added to it: a cell a pixel, and a bit for each touched one.
///
/// After ``drain(into:rule:canvasWidth:fragments:)`` it is empty again and can serve another row.
struct CellRow {
  /// What the parts of edges in one pixel add up to.
  struct Cell {
    /// The signed height of all parts, in 1/4096 pixel, positive downwards.
    var height: Int32 = 0
    /// Twice the signed area between the parts and the pixel's left border, in 2^-24 pixel.
    var area: Int32 = 0
    /// The height of all parts, each taken as positive.
    var absoluteHeight: Int32 = 0
  }

  /// What the cells of a group add up to.
  struct Sums {
    var height: Int32 = 0
    var absoluteHeight: Int32 = 0

    /// Whether the sum of areas is the exact coverage.
    ///
    /// The winding number is constant on the left of a group, and on its right. If the heights add
    /// up to one pixel, all of one sign, then at each height exactly one part is crossed, so that
    /// the winding number takes two neighbouring values in the group. Both rules are linear
    /// between neighbouring integers, so they may be applied to the pixel's mean winding number.
    ///
    /// Not for a group at the canvas's right border: what left the canvas there is missing from the
    /// sums, and the winding number on its right changes along the row.
    var isSimple: Bool { absoluteHeight == FixedPoint.one && abs(height) == absoluteHeight }
  }

  private let columns: Range<Int>
  private var cells: [Cell]
  private var touched: [UInt64]
  private var isEmpty = true

  /// An empty row for edges that touch no column outside `columns`.
  init(columns: Range<Int>) {
    self.columns = columns
    cells = Array(repeating: Cell(), count: columns.count)
    touched = Array(repeating: 0, count: (columns.count + 63) / 64)
  }

  // MARK: Adding

  /// Adds one part of an edge.
  mutating func add(_ fragment: Fragment) {
    isEmpty = false
    let first = Int(fragment.firstColumn) - columns.lowerBound
    let last = Int(fragment.lastColumn) - columns.lowerBound
    if first == last {
      touched[first >> 6] |= 1 << UInt64(first & 63)
      add(
        first, height: (fragment.y1 &- fragment.y0) &* fragment.winding,
        inset: inset(fragment.x0, first) &+ inset(fragment.x1, first))
    } else {
      touch(first...last)
      addAcross(fragment, first: first, last: last)
    }
  }

  /// Adds a level edge between two coordinates: it adds up to nothing, but joins the cells along
  /// it into one group.
  mutating func addLevel(_ x0: Int32, _ x1: Int32) {
    isEmpty = false
    let first = Int(min(x0, x1) >> FixedPoint.bits) - columns.lowerBound
    let last = Int(max(x0, x1) >> FixedPoint.bits) - columns.lowerBound
    touch(first...last)
  }

  /// Adds a part that crosses the borders between columns, cut at each of them.
  private mutating func addAcross(_ fragment: Fragment, first: Int, last: Int) {
    let isRightwards = fragment.x0 < fragment.x1
    let left = isRightwards ? fragment.x0 : fragment.x1
    let right = isRightwards ? fragment.x1 : fragment.x0
    let rise = Double(fragment.y1 &- fragment.y0) / Double(right &- left)
    var x = left
    var y: Int32 = 0
    for column in first...last {
      let border = Int32(columns.lowerBound + column + 1) << FixedPoint.bits
      let end = column == last ? right : border
      let height =
        column == last
        ? fragment.y1 &- fragment.y0 : FixedPoint.nearestInteger(Double(end &- left) * rise)
      add(
        column, height: (height &- y) &* fragment.winding,
        inset: inset(x, column) &+ inset(end, column))
      (x, y) = (end, height)
    }
  }

  /// How far `x` lies right of the column's left border, 0...4096.
  @inline(__always)
  private func inset(_ x: Int32, _ column: Int) -> Int32 {
    x &- Int32(truncatingIfNeeded: columns.lowerBound &+ column) << FixedPoint.bits
  }

  @inline(__always)
  private mutating func add(_ column: Int, height: Int32, inset: Int32) {
    cells[column].height &+= height
    cells[column].area &+= height &* inset
    cells[column].absoluteHeight &+= abs(height)
  }

  private mutating func touch(_ range: ClosedRange<Int>) {
    for column in range { touched[column >> 6] |= 1 << UInt64(column & 63) }
  }

  // MARK: Draining

  /// Writes the row's coverage to `coverage`, and empties the row.
  ///
  /// - Parameters:
  ///   - coverage: Receives the runs; its mask must span this row's columns.
  ///   - rule: Which windings are inside.
  ///   - canvasWidth: Where a region ends that is open to the right.
  ///   - fragments: The row's parts from left to right, asked for only where order matters.
  mutating func drain(
    into coverage: inout RowCoverage, rule: FillRule, canvasWidth: Int,
    fragments: () -> [Fragment]
  ) {
    guard !isEmpty else { return }
    isEmpty = true
    var ordered: [Fragment]?
    var winding: Int32 = 0
    var column = 0
    while let group = nextGroup(from: column) {
      coverage.append(place(column..<group.lowerBound), coverage: rule.level(ofWinding: winding))
      let sums = sums(of: group)
      if sums.isSimple, columns.lowerBound + group.upperBound < canvasWidth {
        write(group, winding: winding, rule: rule, to: &coverage)
      } else {
        let parts = ordered ?? fragments()
        ordered = parts
        resolve(parts, in: group, winding: winding, rule: rule, to: &coverage)
      }
      coverage.appendMasked(place(group))
      for index in group { cells[index] = Cell() }
      winding &+= sums.height
      column = group.upperBound
    }
    for index in touched.indices { touched[index] = 0 }
    let rest = columns.lowerBound + column
    if rest < canvasWidth {
      coverage.append(rest..<canvasWidth, coverage: rule.level(ofWinding: winding))
    }
  }

  private func place(_ range: Range<Int>) -> Range<Int> {
    columns.lowerBound + range.lowerBound..<columns.lowerBound + range.upperBound
  }

  /// The next run of touched cells without a gap, from `column` on.
  private func nextGroup(from column: Int) -> Range<Int>? {
    guard let first = nextColumn(from: column, isTouched: true) else { return nil }
    return first..<(nextColumn(from: first, isTouched: false) ?? columns.count)
  }

  private func nextColumn(from column: Int, isTouched: Bool) -> Int? {
    var word = column >> 6
    guard word < touched.count else { return nil }
    let flip: UInt64 = isTouched ? 0 : ~0
    var bits = (touched[word] ^ flip) & (~0 << UInt64(column & 63))
    while bits == 0 {
      word += 1
      guard word < touched.count else { return nil }
      bits = touched[word] ^ flip
    }
    let found = word << 6 + bits.trailingZeroBitCount
    return found < columns.count ? found : nil
  }

  private func sums(of group: Range<Int>) -> Sums {
    var sums = Sums()
    for index in group {
      sums.height &+= cells[index].height
      sums.absoluteHeight &+= cells[index].absoluteHeight
    }
    return sums
  }

  private func write(
    _ group: Range<Int>, winding: Int32, rule: FillRule, to coverage: inout RowCoverage
  ) {
    var winding = winding
    let shift = columns.lowerBound - coverage.maskStart
    for index in group {
      winding &+= cells[index].height
      let area = Int(winding) << (FixedPoint.bits + 1) - Int(cells[index].area)
      coverage.mask[index + shift] = rule.level(ofArea: area)
    }
  }

  private func resolve(
    _ parts: [Fragment], in group: Range<Int>, winding: Int32, rule: FillRule,
    to coverage: inout RowCoverage
  ) {
    let columns = place(group)
    let first = parts.firstIndex(fromColumn: columns.lowerBound)
    let inside = parts[first...].prefix { Int($0.firstColumn) < columns.upperBound }
    var resolver = WindingResolver(columns: columns)
    resolver.add(Array(inside), winding: Int(winding >> FixedPoint.bits), rule: rule)
    resolver.write(to: &coverage.mask, from: columns.lowerBound - coverage.maskStart)
  }
}

extension [Fragment] {
  /// The position of the first element in `column` or right of it; they are in order of column.
  fileprivate func firstIndex(fromColumn column: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if Int(self[middle].firstColumn) < column { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension FillRule {
  /// Twice the area of a pixel in the unit of ``CellRow/Cell/area``.
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
      area &= 2 * Self.fullArea - 1
      if area > Self.fullArea { area = 2 * Self.fullArea - area }
    }
    return UInt8(truncatingIfNeeded: (area &* 255 &+ Self.fullArea / 2) >> 25)
  }
}
