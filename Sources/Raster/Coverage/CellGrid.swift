import Drawing

/// A band of rows while edges are added to it: a cell a pixel, a bit for each touched one, and the
/// parts of edges themselves, for where their order matters.
///
/// Reading a row empties it, so the storage serves one path after the other.
struct CellGrid {
  /// What the parts of edges in one pixel add up to.
  struct Cell {
    /// The signed height of all parts, in 1/4096 pixel, positive downwards.
    var height: Int32 = 0
    /// Twice the signed area between the parts and the pixel's left border, in 2^-24 pixel.
    var area: Int32 = 0
    /// The height of all parts, each taken as positive.
    var absoluteHeight: Int32 = 0
    /// The index of a fragment whose leftmost column this is, or -1; others follow from that.
    var fragment: Int32 = -1
  }

  /// The columns of the canvas that have cells.
  private(set) var columns = 0..<0
  private var firstRow: Int32 = 0
  private var rowCount: Int32 = 0
  private var wordsPerRow = 0
  private var cells: [Cell] = []
  private var touched: [UInt64] = []
  private var fragments: [Fragment] = []
  private var resolver = PixelResolver()
  /// The parts of edges that touch the pixel in hand, while a group is resolved.
  private var active: [Fragment] = []

  /// The most cells that a band should have: they stay in the second-level cache.
  static let bandCells = 1 << 15

  /// Makes room for `rows` by `columns`; all rows that were used before must have been read.
  mutating func prepare(columns: Range<Int>, rows: Range<Int32>) {
    self.columns = columns
    firstRow = rows.lowerBound
    wordsPerRow = (columns.count + 63) >> 6
    rowCount = Int32(rows.count)
    let (cellCount, wordCount) = (columns.count * rows.count, wordsPerRow * rows.count)
    if cells.count < cellCount { cells = Array(repeating: Cell(), count: cellCount) }
    if touched.count < wordCount { touched = Array(repeating: 0, count: wordCount) }
  }

  // MARK: Adding

  /// Adds the parts in this band of those of `edges` that `indices` lists.
  mutating func add(_ edges: [Edge], _ indices: [Int32]) {
    reserveFragments(edges, indices)
    // Spans of a struct's properties exclude each other, so the arrays are taken out of it.
    var (cells, touched, fragments) = ([Cell](), [UInt64](), [Fragment]())
    swap(&cells, &self.cells)
    swap(&touched, &self.touched)
    swap(&fragments, &self.fragments)
    let band = Band(
      columnCount: columns.count, wordsPerRow: wordsPerRow, firstRow: firstRow,
      origin: Int32(truncatingIfNeeded: columns.lowerBound) << FixedPoint.bits,
      end: (firstRow + rowCount) << FixedPoint.bits)
    var count = 0
    do {
      var cells = cells.mutableSpan
      var touched = touched.mutableSpan
      var fragments = fragments.mutableSpan
      for index in indices {
        band.add(edges[Int(index)], &cells, &touched, &fragments, &count)
      }
    }
    swap(&cells, &self.cells)
    swap(&touched, &self.touched)
    swap(&fragments, &self.fragments)
  }

  /// Makes room for as many fragments as the edges can have in this band.
  private mutating func reserveFragments(_ edges: [Edge], _ indices: [Int32]) {
    let (top, bottom) = (firstRow << FixedPoint.bits, (firstRow + rowCount) << FixedPoint.bits)
    var count = 0
    for index in indices {
      let edge = edges[Int(index)]
      count &+= Int((min(edge.y1, bottom) &- max(edge.y0, top)) >> FixedPoint.bits) &+ 2
    }
    guard fragments.count < count else { return }
    let none = Fragment(x0: 0, y0: 0, x1: 0, y1: 0, winding: 0, next: -1)
    fragments = Array(repeating: none, count: max(count, 2 * fragments.count))
  }
}

/// Where a band's cells are, and how edges are added to them.
private struct Band {
  let columnCount: Int
  let wordsPerRow: Int
  let firstRow: Int32
  /// The left border of the first column, and the bottom of the last row, in 1/4096 pixel.
  let origin: Int32
  let end: Int32

  /// Adds the parts of `edge` in this band; `count` fragments are there before.
  @inline(__always)
  func add(
    _ edge: Edge, _ cells: inout MutableSpan<CellGrid.Cell>, _ touched: inout MutableSpan<UInt64>,
    _ fragments: inout MutableSpan<Fragment>, _ count: inout Int
  ) {
    var top = max(edge.y0, firstRow << FixedPoint.bits)
    let end = min(edge.y1, end)
    guard top < end else {
      if edge.isLevel { addLevel(edge, &cells, &touched, &fragments, &count) }
      return
    }
    let slope = edge.slope
    var x = edge.x(at: top, slope: slope)
    var row = Int(top >> FixedPoint.bits &- firstRow)
    while top < end {
      let bottom = min((top | FixedPoint.mask) &+ 1, end)
      let next = edge.x(at: bottom, slope: slope)
      let (left, right) = (min(x, next) &- origin, max(x, next) &- origin)
      let first = Int(left >> FixedPoint.bits)
      // Ending on a column's left border does not touch it, running down along it does.
      let last = Int(max(left, right &- 1) >> FixedPoint.bits)
      let cell = row &* columnCount &+ first
      let word = row &* wordsPerRow
      fragments[count] = Fragment(
        x0: x, y0: top, x1: next, y1: bottom, winding: edge.winding, next: cells[cell].fragment)
      cells[cell].fragment = Int32(truncatingIfNeeded: count)
      count &+= 1
      let border = Int32(truncatingIfNeeded: first) << FixedPoint.bits
      if first == last {
        touched[word &+ first >> 6] |= 1 &<< UInt64(truncatingIfNeeded: first & 63)
        let inset = left &+ right &- 2 &* border
        Self.add((bottom &- top) &* edge.winding, inset, &cells[cell])
      } else {
        for column in first...last {
          touched[word &+ column >> 6] |= 1 &<< UInt64(truncatingIfNeeded: column & 63)
        }
        Self.addAcross(
          &cells, at: cell, left: left &- border, right: right &- border, height: bottom &- top,
          winding: edge.winding)
      }
      (top, x) = (bottom, next)
      row &+= 1
    }
  }

  /// Adds a level edge: it adds up to nothing, but it joins the cells along it into one group, and
  /// parts what is above it from what is below.
  private func addLevel(
    _ edge: Edge, _ cells: inout MutableSpan<CellGrid.Cell>, _ touched: inout MutableSpan<UInt64>,
    _ fragments: inout MutableSpan<Fragment>, _ count: inout Int
  ) {
    let row = Int(edge.y0 >> FixedPoint.bits &- firstRow)
    let first = Int((min(edge.x0, edge.x1) &- origin) >> FixedPoint.bits)
    let last = Int((max(edge.x0, edge.x1) &- origin) >> FixedPoint.bits)
    let cell = row &* columnCount &+ first
    fragments[count] = Fragment(
      x0: edge.x0, y0: edge.y0, x1: edge.x1, y1: edge.y1, winding: edge.winding,
      next: cells[cell].fragment)
    cells[cell].fragment = Int32(truncatingIfNeeded: count)
    count &+= 1
    for column in first...last {
      touched[row &* wordsPerRow &+ column >> 6] |= 1 &<< UInt64(truncatingIfNeeded: column & 63)
    }
  }

  /// Adds a part that crosses the borders between columns, cut at each of them.
  ///
  /// `left` and `right` are counted from the left border of the cell at `cell`.
  private static func addAcross(
    _ cells: inout MutableSpan<CellGrid.Cell>, at cell: Int, left: Int32, right: Int32,
    height: Int32,
    winding: Int32
  ) {
    let rise = Double(height) / Double(right &- left)
    var (index, start, reached) = (cell, left, Int32(0))
    var border = FixedPoint.one
    while border < right {
      let end = FixedPoint.nearestInteger(Double(border &- left) * rise)
      add((end &- reached) &* winding, start &+ FixedPoint.one, &cells[index])
      (start, reached) = (0, end)
      index &+= 1
      border &+= FixedPoint.one
    }
    let inset = start &+ right &- (border &- FixedPoint.one)
    add((height &- reached) &* winding, inset, &cells[index])
  }

  /// Adds a height whose ends lie right of the cell's left border by `inset` together.
  @inline(__always)
  private static func add(_ height: Int32, _ inset: Int32, _ cell: inout CellGrid.Cell) {
    cell.height &+= height
    cell.area &+= height &* inset
    cell.absoluteHeight &+= abs(height)
  }
}

// MARK: - Reading

extension CellGrid {
  /// What the cells of a group add up to.
  private struct Sums {
    var height: Int32 = 0
    var absoluteHeight: Int32 = 0

    /// Whether exactly one part is crossed at each height of the group.
    ///
    /// The winding number is constant on the left of a group, and on its right. If the heights add
    /// up to one pixel, all of one sign, it takes two neighbouring values in the group. Both rules
    /// are linear between neighbouring integers, so they may be applied to a pixel's mean winding
    /// number, which the areas give exactly.
    var isSingleStep: Bool {
      absoluteHeight == FixedPoint.one && abs(height) == absoluteHeight
    }
  }

  /// Writes the coverage of `row` to `coverage`, and empties the row.
  ///
  /// - Parameters:
  ///   - row: A row of this band, on the canvas.
  ///   - coverage: Receives the runs; its mask must span this grid's columns.
  ///   - rule: Which windings are inside.
  ///   - canvasWidth: Where a region ends that is open to the right.
  mutating func read(
    _ row: Int32, into coverage: inout RowCoverage, rule: FillRule, canvasWidth: Int
  ) {
    let row = Int(row - firstRow)
    var winding: Int32 = 0
    var column = 0
    while let group = nextGroup(from: column, row: row) {
      if winding != 0 {
        coverage.append(
          place(column..<group.lowerBound), coverage: rule.level(ofWinding: winding))
      }
      winding = read(
        group, row: row, winding: winding, into: &coverage, rule: rule, canvasWidth: canvasWidth)
      column = group.upperBound
    }
    for word in row * wordsPerRow..<(row + 1) * wordsPerRow { touched[word] = 0 }
    let rest = columns.lowerBound + column
    if winding != 0, rest < canvasWidth {
      coverage.append(rest..<canvasWidth, coverage: rule.level(ofWinding: winding))
    }
  }

  /// Writes the coverage of a group with `winding` on its left, and returns that on its right.
  private mutating func read(
    _ group: Range<Int>, row: Int, winding: Int32, into coverage: inout RowCoverage,
    rule: FillRule, canvasWidth: Int
  ) -> Int32 {
    let start = row * columns.count
    var sums = Sums()
    for index in start + group.lowerBound..<start + group.upperBound {
      sums.height &+= cells[index].height
      sums.absoluteHeight &+= cells[index].absoluteHeight
    }
    // What left the canvas at its right border is missing from the sums of a group there.
    if sums.isSingleStep, columns.lowerBound + group.upperBound < canvasWidth {
      write(group, start: start, winding: winding, rule: rule, to: &coverage.mask)
    } else {
      resolve(group, row: row, winding: winding, rule: rule, to: &coverage.mask)
    }
    coverage.appendMasked(place(group))
    for index in start + group.lowerBound..<start + group.upperBound { cells[index] = Cell() }
    return winding &+ sums.height
  }

  /// Writes the coverage of a group pixel by pixel: by areas where a pixel has one part of an edge
  /// in it, since the winding number then has one step there; by the parts' order elsewhere.
  private mutating func resolve(
    _ group: Range<Int>, row: Int, winding: Int32, rule: FillRule, to mask: inout [UInt8]
  ) {
    let top = (firstRow + Int32(row)) << FixedPoint.bits
    var sum = winding
    /// The winding number at the row's upper border, just right of the pixel's left one.
    var corner = Int(winding >> FixedPoint.bits)
    active.removeAll(keepingCapacity: true)
    for column in group {
      let left = Int32(columns.lowerBound + column) << FixedPoint.bits
      let cell = cells[row * columns.count + column]
      var index = cell.fragment
      while index >= 0 {
        let fragment = fragments[Int(index)]
        active.append(fragment)
        if fragment.y0 == top, fragment.y1 != top, fragment.x0 == left {
          corner += Int(fragment.winding)
        }
        index = fragment.next
      }
      sum &+= cell.height
      if active.count < 2 {
        mask[column] = rule.level(
          ofArea: Int(sum) << Int(FixedPoint.bits + 1) &- Int(cell.area))
      } else {
        let coverage = resolver.coverage(
          of: active, column: left, row: top, winding: corner, rule: rule)
        mask[column] = UInt8(truncatingIfNeeded: Int32(coverage * 255 + 0.5))
      }
      let right = left + FixedPoint.one
      for fragment in active
      where fragment.y0 == top && fragment.y1 != top && fragment.x0 > left && fragment.x0 <= right {
        corner += Int(fragment.winding)
      }
      active.removeAll { max($0.x0, $0.x1) <= right }
    }
  }

  private func write(
    _ group: Range<Int>, start: Int, winding: Int32, rule: FillRule, to mask: inout [UInt8]
  ) {
    var winding = winding
    for column in group {
      let cell = cells[start + column]
      winding &+= cell.height
      let area = Int(winding) << Int(FixedPoint.bits + 1) &- Int(cell.area)
      mask[column] = rule.level(ofArea: area)
    }
  }

  private func place(_ range: Range<Int>) -> Range<Int> {
    columns.lowerBound + range.lowerBound..<columns.lowerBound + range.upperBound
  }

  /// The next run of touched cells without a gap, from `column` on.
  private func nextGroup(from column: Int, row: Int) -> Range<Int>? {
    guard let first = nextColumn(from: column, row: row, flip: 0) else { return nil }
    return first..<(nextColumn(from: first, row: row, flip: ~0) ?? columns.count)
  }

  /// The next column from `column` on whose bit differs from that of `flip`.
  private func nextColumn(from column: Int, row: Int, flip: UInt64) -> Int? {
    var word = column >> 6
    guard word < wordsPerRow else { return nil }
    let words = row * wordsPerRow
    var bits = (touched[words + word] ^ flip) & (~0 << UInt64(column & 63))
    while bits == 0 {
      word += 1
      guard word < wordsPerRow else { return nil }
      bits = touched[words + word] ^ flip
    }
    let found = word << 6 + bits.trailingZeroBitCount
    return found < columns.count ? found : nil
  }
}
