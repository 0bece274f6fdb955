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
  /// A bit for each cell, set where an edge has been.
  private let touched: UnsafeMutablePointer<UInt64>
  /// Whether the outline has come back to a cell of a row other than by going on.
  private let crowded: UnsafeMutablePointer<Bool>
  /// Whether any row is crowded.
  private(set) var isCrowded = false
  /// Where the outline was last.
  private var trace = OutlineTrace()

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
      wordsPerRow = (stride + 63) >> 6
    }
  }

  /// - Precondition: The buffers have room for the layout's rows, and are all 0.
  init(
    _ area: PixelRect, canvasHeight: Int,
    cells: UnsafeMutableBufferPointer<Int64>, touched: UnsafeMutableBufferPointer<UInt64>,
    crowded: UnsafeMutableBufferPointer<Bool>
  ) {
    (columns, rows) = (area.columns, area.rows)
    let layout = Layout(columns: columns)
    precondition(cells.count >= layout.stride * rows.count)
    precondition(touched.count >= layout.wordsPerRow * rows.count && crowded.count >= rows.count)
    guard let first = cells.baseAddress, let bits = touched.baseAddress,
      let flags = crowded.baseAddress
    else {
      preconditionFailure("a band has at least one row")
    }
    (stride, wordsPerRow) = (layout.stride, layout.wordsPerRow)
    unsafe self.cells = first
    unsafe self.touched = bits
    unsafe self.crowded = flags
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
  mutating func add(from start: FixedPlace, to end: FixedPlace) {
    if !trace.continues(at: start) { begin(at: start) }
    trace.turn(to: end)
    guard start.y != end.y else { return addLevel(from: start, to: end) }
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    let winding: Int32 = isDown ? 1 : -1
    let first = top.y &>> FixedPoint.bits
    let last = (bottom.y &- 1) &>> FixedPoint.bits
    if first == last {
      guard first >= firstRow, first <= lastRow else { return trace.forget() }
      addPart(row: first, from: top.x, to: bottom.x, height: bottom.y &- top.y, winding)
      touch(first, from: top.x, to: bottom.x)
      trace.finish(row: first)
    } else {
      addRows(max(first, firstRow), min(last, lastRow), top, bottom, winding)
      trace.leave(row: isDown ? last : first)
    }
  }

  /// Starts another outline.
  private mutating func begin(at place: FixedPlace) {
    finish()
    trace.begin(at: place)
  }

  /// Ends the outline.
  mutating func finish() {
    // What has come back to its start was in one of the rows.
    if !trace.close() { crowd(trace.startRow) }
  }

  /// Notes an edge that has no height: nothing is added, but what crosses it is to be seen.
  private mutating func addLevel(from start: FixedPlace, to end: FixedPlace) {
    let row = start.y &>> FixedPoint.bits
    guard start.y & FixedPoint.mask != 0, row >= firstRow, row <= lastRow else {
      return trace.forget()
    }
    touch(row, from: start.x, to: end.x)
    trace.finish(row: row)
  }

  /// Adds the parts in the rows `first` to `last` of an edge.
  ///
  /// Where it is at the border of two rows depends on the edge alone and not on where its walk began.
  private mutating func addRows(
    _ first: Int32, _ last: Int32, _ top: FixedPlace, _ bottom: FixedPlace, _ winding: Int32
  ) {
    let slope = Double(bottom.x &- top.x) / Double(bottom.y &- top.y)
    // In the order in which the outline runs through them.
    let isDown = winding > 0
    var row = isDown ? first : last
    let border = (isDown ? row : row &+ 1) &<< FixedPoint.bits
    var y = max(min(border, bottom.y), top.y)
    var x = top.x &+ FixedPoint.nearestInteger(slope * Double(y &- top.y))
    for _ in 0..<max(last &- first &+ 1, 0) {
      let border = (isDown ? row &+ 1 : row) &<< FixedPoint.bits
      let end = max(min(border, bottom.y), top.y)
      let next = top.x &+ FixedPoint.nearestInteger(slope * Double(end &- top.y))
      addPart(row: row, from: x, to: next, height: abs(end &- y), winding)
      touch(row, from: x, to: next)
      (x, y) = (next, end)
      row &+= winding
    }
  }

  /// Adds a part of an edge within one row to its cells.
  @inline(__always)
  private func addPart(
    row: Int32, from start: Int32, to end: Int32, height: Int32, _ winding: Int32
  ) {
    let (left, right) = (min(start, end), max(start, end))
    let first = left &>> FixedPoint.bits
    let cell = unsafe cells + (Int(row &- firstRow) &* stride &+ Int(first))
    if right &- first &<< FixedPoint.bits <= FixedPoint.one {
      let inset = left &+ right &- first &<< (FixedPoint.bits &+ 1)
      unsafe Self.add(height &* winding, inset, cell)
    } else {
      unsafe addAcross(
        cell, left: left & FixedPoint.mask, right: right &- first &<< FixedPoint.bits,
        height: height, winding)
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

  /// Marks the cells from one place to another as touched, and the row as crowded where another piece of the
  /// outline has touched one of them.
  @inline(__always)
  private mutating func touch(_ row: Int32, from start: Int32, to end: Int32) {
    let (left, right) = (min(start, end), max(start, end))
    // Ending on a column's left border does not touch it.
    let cells = CellRange(
      first: left &>> FixedPoint.bits, last: max(right &- 1, left) &>> FixedPoint.bits)
    let fresh = trace.fresh(row, cells)
    let words = unsafe touched + Int(row &- firstRow) &* wordsPerRow
    if fresh.first > fresh.last { return }
    if fresh.first &>> 6 == fresh.last &>> 6 {
      let index = Int(fresh.first &>> 6)
      let bits: UInt64 =
        (2 &<< UInt64(truncatingIfNeeded: fresh.last &- fresh.first) &- 1)
        &<< UInt64(truncatingIfNeeded: fresh.first & 63)
      let others = unsafe words[index]
      if others & bits != 0 { meet(row, fresh) }
      unsafe words[index] = others | bits
    } else {
      touchEach(row, fresh)
    }
  }

  @inline(never)
  private mutating func touchEach(_ row: Int32, _ cells: CellRange) {
    let words = unsafe touched + Int(row &- firstRow) &* wordsPerRow
    var isMet = false
    for cell in cells.first...cells.last {
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: cell & 63)
      let others = unsafe words[Int(cell &>> 6)]
      isMet = isMet || others & bit != 0
      unsafe words[Int(cell &>> 6)] = others | bit
    }
    if isMet { meet(row, cells) }
  }

  /// Notes that the outline comes to cells some of which it has been in.
  @inline(never)
  private mutating func meet(_ row: Int32, _ cells: CellRange) {
    if !trace.returns(to: cells, row: row) { crowd(row) }
  }

  private mutating func crowd(_ row: Int32) {
    guard row >= firstRow, row <= lastRow else { return }
    isCrowded = true
    unsafe crowded[Int(row &- firstRow)] = true
  }

  // MARK: Crowded rows

  /// The rows of the canvas that are crowded, from the top; they are taken as settled then.
  mutating func takeCrowdedRows() -> [Int] {
    isCrowded = false
    var result: [Int] = []
    for index in 0..<rows.count where unsafe crowded[index] {
      unsafe crowded[index] = false
      result.append(rows.lowerBound + index)
    }
    return result
  }

  /// Puts `edges`, which stay within the cells that have been touched, in place of what a row holds.
  func replace(_ row: Int, with edges: [RowEdge]) {
    precondition(rows.contains(row))
    let index = row &- rows.lowerBound
    let words = unsafe touched + index &* wordsPerRow
    let cells = unsafe cells + index &* stride
    for word in 0..<wordsPerRow {
      var bits = unsafe words[word]
      while bits != 0 {
        let cell = word &<< 6 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        // Each hands on to the next.
        unsafe cells[cell] = 0
        unsafe cells[cell &+ 1] = 0
      }
    }
    for edge in edges {
      addPart(
        row: Int32(row), from: edge.topX, to: edge.bottomX, height: edge.bottom &- edge.top,
        edge.winding)
    }
  }

  // MARK: Reading

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
    /// Whether the last cell of the word before holds something back for the first of this.
    var carry: UInt64 = 0
    for index in 0..<wordsPerRow {
      let bits = unsafe words[index]
      // A cell hands on to the next.
      var word = bits | bits &<< 1 | carry
      carry = bits &>> 63
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
        let (start, end) = (bit, bit &+ length)
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
