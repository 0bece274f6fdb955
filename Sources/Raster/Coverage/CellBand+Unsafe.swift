import Drawing
import Geometry

/// A band of rows that edges are added to: a cell a pixel, and a bit for every four of them.
///
/// The sum of a row's cells up to a pixel is the pixel's mean winding number, in units of 2^-25: an
/// edge adds its height in the row to the first cell right of it, and in the pixels that it runs
/// through the share that lies left of it is held back until the next. So what lies between edges costs
/// nothing, and what a path leaves in the cells sums up to nothing at the end of each row. 64 bits
/// hold any winding number that memory has room for.
///
/// Source: R. Levien's font-rs and Blend2D's rasteriser for the accumulation, which FreeType's cells
/// do with two numbers each.
///
/// Pointers, since a value that is handed down to where edges are made cannot hold spans yet; their checks
/// would add 3 % to an addition and a fifth to summing up. Each index is in bounds: ``place(_:)`` holds every
/// vertex to the columns and rows that there is room for, and what lies between two vertices stays between
/// them. A band must not outlive the buffers that it was made of.
@safe
struct CellBand: OutlineReceiver {
  /// The cells' columns on the canvas.
  let columns: Range<Int>
  /// The cells' rows on the canvas.
  let rows: Range<Int>
  /// The cells in a row: a multiple of four, with one at least right of the last column.
  let stride: Int
  /// The words of bits in a row.
  let wordsPerRow: Int
  /// `stride` cells a row, all 0 where no edge has been.
  private let cells: UnsafeMutablePointer<Int64>
  /// A bit for each four cells, set where an edge has been.
  private let touched: UnsafeMutablePointer<UInt64>

  private let left: Int32
  private let right: Int32
  private let canvasBottom: Int32
  private let firstRow: Int32
  private let lastRow: Int32

  /// The room that a band needs.
  struct Layout {
    let stride: Int
    let wordsPerRow: Int

    init(columns: Range<Int>) {
      stride = (columns.count + 2 + 3) & ~3
      wordsPerRow = (stride >> 2 + 63) >> 6
    }
  }

  /// - Precondition: The buffers have room for the layout's rows, and are all 0.
  init(
    _ area: PixelRect, canvasHeight: Int,
    cells: UnsafeMutableBufferPointer<Int64>, touched: UnsafeMutableBufferPointer<UInt64>
  ) {
    (columns, rows) = (area.columns, area.rows)
    let layout = Layout(columns: columns)
    precondition(cells.count >= layout.stride * rows.count)
    precondition(touched.count >= layout.wordsPerRow * rows.count)
    guard let first = cells.baseAddress, let bits = touched.baseAddress else {
      preconditionFailure("a band has at least one row")
    }
    (stride, wordsPerRow) = (layout.stride, layout.wordsPerRow)
    unsafe self.cells = first
    unsafe self.touched = bits
    left = Int32(columns.lowerBound) << FixedPoint.bits
    right = Int32(columns.upperBound) << FixedPoint.bits
    canvasBottom = Int32(canvasHeight) << FixedPoint.bits
    firstRow = Int32(rows.lowerBound)
    lastRow = Int32(rows.upperBound) - 1
  }

  // MARK: Adding

  /// The nearest place to `point`, x from the band's left border, held to the band's columns and to the canvas' rows.
  @inline(__always)
  func place(_ point: Point) -> FixedPlace {
    let (x, y) = (FixedPoint.nearest(point.x), FixedPoint.nearest(point.y))
    return FixedPlace(x: max(min(x, right), left) &- left, y: max(min(y, canvasBottom), 0))
  }

  /// Adds what lies in this band of the edge from one place to another.
  @inline(__always)
  func add(from start: FixedPlace, to end: FixedPlace) {
    guard start.y != end.y else { return }
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    let winding: Int32 = isDown ? 1 : -1
    let first = top.y &>> FixedPoint.bits
    let last = (bottom.y &- 1) &>> FixedPoint.bits
    if first == last {
      guard first >= firstRow, first <= lastRow else { return }
      addPart(
        row: first &- firstRow, from: top.x, to: bottom.x, height: bottom.y &- top.y, winding)
    } else {
      addRows(max(first, firstRow), min(last, lastRow), top, bottom, winding)
    }
  }

  /// Adds the parts in the rows `first` to `last` of an edge.
  ///
  /// Where it is at the border of two rows depends on the edge alone and not on where its walk began.
  private func addRows(
    _ first: Int32, _ last: Int32, _ top: FixedPlace, _ bottom: FixedPlace, _ winding: Int32
  ) {
    let slope = Double(bottom.x &- top.x) / Double(bottom.y &- top.y)
    var row = first
    var y = max(row &<< FixedPoint.bits, top.y)
    var x = top.x &+ FixedPoint.nearestInteger(slope * Double(y &- top.y))
    while row <= last {
      let end = min((row &+ 1) &<< FixedPoint.bits, bottom.y)
      let next = top.x &+ FixedPoint.nearestInteger(slope * Double(end &- top.y))
      addPart(row: row &- firstRow, from: x, to: next, height: end &- y, winding)
      (x, y) = (next, end)
      row &+= 1
    }
  }

  /// Adds a part of an edge within one row, counted from the band's first.
  @inline(__always)
  private func addPart(
    row: Int32, from start: Int32, to end: Int32, height: Int32, _ winding: Int32
  ) {
    let (left, right) = (min(start, end), max(start, end))
    let first = left &>> FixedPoint.bits
    let row = Int(row)
    let cell = unsafe cells + (row &* stride &+ Int(first))
    // Ending on a column's left border does not touch it.
    if right &- first &<< FixedPoint.bits <= FixedPoint.one {
      let inset = left &+ right &- first &<< (FixedPoint.bits &+ 1)
      unsafe Self.add(height &* winding, inset, cell)
      touch(row, first, first &+ 1)
    } else {
      unsafe addAcross(
        cell, left: left & FixedPoint.mask, right: right &- first &<< FixedPoint.bits,
        height: height, winding)
      touch(row, first, right &>> FixedPoint.bits &+ 1)
    }
  }

  /// Adds a part that crosses the borders between columns, cut at each of them.
  ///
  /// `left` and `right` are counted from the left border of the first cell.
  private func addAcross(
    _ first: UnsafeMutablePointer<Int64>, left: Int32, right: Int32, height: Int32,
    _ winding: Int32
  ) {
    let rise = Double(height) / Double(right &- left)
    var cell = unsafe first
    var (start, reached) = (left, Int32(0))
    var border = FixedPoint.one
    while border < right {
      let end = FixedPoint.nearestInteger(Double(border &- left) * rise)
      unsafe Self.add((end &- reached) &* winding, start &+ FixedPoint.one, cell)
      (start, reached) = (0, end)
      unsafe cell += 1
      border &+= FixedPoint.one
    }
    unsafe Self.add(
      (height &- reached) &* winding, start &+ right &- (border &- FixedPoint.one), cell)
  }

  /// Adds a height whose ends lie right of the cell's left border by `inset` together.
  @inline(__always)
  private static func add(_ height: Int32, _ inset: Int32, _ cell: UnsafeMutablePointer<Int64>) {
    // At most 2^12 times 2^13, so 32 bits hold the products.
    let held = height &* inset
    unsafe cell[0] &+= Int64(height &<< (FixedPoint.bits &+ 1) &- held)
    unsafe cell[1] &+= Int64(held)
  }

  /// Marks the cells of columns `first` to `last` as touched.
  @inline(__always)
  private func touch(_ row: Int, _ first: Int32, _ last: Int32) {
    let words = unsafe touched + row &* wordsPerRow
    var (bit, end) = (Int(first) &>> 2, Int(last) &>> 2)
    unsafe words[bit &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: bit & 63)
    while bit < end {
      bit &+= 1
      unsafe words[bit &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: bit & 63)
    }
  }

  // MARK: Reading

  /// Tells `receiver` which pixels of a row will have coverage: one in every four groups.
  @inline(__always)
  func announce(_ row: Int, to receiver: some CoverageReceiver) {
    guard row < rows.upperBound else { return }
    let words = unsafe touched + (row &- rows.lowerBound) &* wordsPerRow
    for index in 0..<wordsPerRow {
      var word = unsafe words[index]
      while word != 0 {
        let bit = word.trailingZeroBitCount
        receiver.expect(row: row, column: columns.lowerBound &+ (index &<< 6 &+ bit) &<< 2)
        word &= ~(0xf &<< UInt64(truncatingIfNeeded: bit))
      }
    }
  }

  /// Hands the coverage of a row on to `receiver`, and empties the row.
  ///
  /// - Parameters:
  ///   - row: A row of the canvas that is one of the band's.
  ///   - receiver: Takes the runs.
  ///   - rule: Which windings are inside.
  ///   - canvasWidth: Where a region ends that is open to the right.
  ///   - mask: Room for the coverage of ``stride`` pixels.
  @inline(__always)
  func read(
    _ row: Int, into receiver: inout some CoverageReceiver, rule: FillRule, canvasWidth: Int,
    mask: UnsafeMutableBufferPointer<UInt8>
  ) {
    precondition(rows.contains(row) && mask.count >= stride)
    guard let mask = mask.baseAddress else { return }
    let words = unsafe touched + (row &- rows.lowerBound) &* wordsPerRow
    let cells = unsafe cells + (row &- rows.lowerBound) &* stride
    var winding: Int64 = 0
    /// The first column that has not been handed on.
    var column = 0
    for index in 0..<wordsPerRow {
      var word = unsafe words[index]
      if word == 0 { continue }
      unsafe words[index] = 0
      var bit = index &<< 6
      while word != 0 {
        let gap = word.trailingZeroBitCount
        word &>>= UInt64(truncatingIfNeeded: gap)
        let length = (~word).trailingZeroBitCount
        // A shift by all 64 bits leaves none.
        word = length < 64 ? word &>> UInt64(truncatingIfNeeded: length) : 0
        bit &+= gap
        let (start, end) = (bit &<< 2, (bit &+ length) &<< 2)
        bit &+= length
        if winding != 0, start > column {
          let coverage = rule.level(ofWinding: winding)
          if coverage > 0 { receiver.receive(place(column, start), coverage: coverage) }
        }
        winding = unsafe Self.sum(
          cells + start, end &- start, from: winding, to: mask, rule: rule)
        unsafe receiver.receive(place(start, end), mask: mask)
        column = end
      }
    }
    let rest = columns.lowerBound &+ column
    if winding != 0, rest < canvasWidth {
      let coverage = rule.level(ofWinding: winding)
      if coverage > 0 { receiver.receive(rest..<canvasWidth, coverage: coverage) }
    }
  }

  @inline(__always)
  private func place(_ start: Int, _ end: Int) -> Range<Int> {
    unsafe Range(uncheckedBounds: (columns.lowerBound &+ start, columns.lowerBound &+ end))
  }

  /// Sums `count` cells up, empties them, and writes their coverage; returns the sum.
  @inline(__always)
  private static func sum(
    _ cells: UnsafeMutablePointer<Int64>, _ count: Int, from winding: Int64,
    to mask: UnsafeMutablePointer<UInt8>, rule: FillRule
  ) -> Int64 {
    var winding = winding
    switch rule {
    case .nonZero:
      for index in 0..<count {
        winding &+= unsafe cells[index]
        unsafe cells[index] = 0
        unsafe mask[index] = FillRule.nonZero.level(ofWinding: winding)
      }
    case .evenOdd:
      for index in 0..<count {
        winding &+= unsafe cells[index]
        unsafe cells[index] = 0
        unsafe mask[index] = FillRule.evenOdd.level(ofWinding: winding)
      }
    }
    return winding
  }
}
