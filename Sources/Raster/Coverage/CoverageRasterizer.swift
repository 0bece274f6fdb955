import Drawing

/// Finds how much of each pixel lies inside a path: exact area, by either rule, also where edges
/// cross or overlap within a pixel.
///
/// 1. Every edge is cut into its parts in each row, and each part adds to the cells it crosses: the
///    signed height of the part, and twice the area between the part and the cell's left border.
///    (The method of cells: R. Levien's font-rs, FreeType's smooth rasteriser, A. Hoepker's notes.)
/// 2. A row's touched cells fall into groups without a gap. Left and right of a group the winding
///    number is the same along the whole height of the row.
/// 3. Where the parts in a group only ever step the winding number by one, which shows in sums over
///    the group (see ``CellRow/Sums/isSimple``), the running sum of areas *is* the exact coverage.
/// 4. Any other group, with corners, crossings, or two edges in one pixel, has its parts put in order
///    first (``WindingResolver``); what remains is a boundary of the simple kind.
///
/// The result depends on the edges alone: not on the band of rows asked for, nor on their order.
struct CoverageRasterizer {
  /// Rows that are worked on at once: their cells stay in the second-level cache.
  private static let bandHeight: Int32 = 16

  private let edges: [Edge]
  private let rule: FillRule
  /// The columns that edges touch.
  private let columns: Range<Int>
  private let rows: Range<Int32>
  private let canvasWidth: Int

  /// - Parameters:
  ///   - edges: Edges clipped to the canvas.
  ///   - rule: Which windings are inside.
  ///   - rows: The rows of the canvas that are wanted.
  ///   - canvasWidth: The width that the edges were clipped to, in pixels.
  init(edges: [Edge], rule: FillRule, rows: Range<Int>, canvasWidth: Int) {
    self.canvasWidth = canvasWidth
    var (left, right) = (Int32.max, Int32.min)
    var (top, bottom) = (Int32.max, Int32.min)
    for edge in edges {
      left = min(left, edge.x0, edge.x1)
      right = max(right, edge.x0, edge.x1)
      top = min(top, edge.y0)
      bottom = max(bottom, edge.y1)
    }
    self.rule = rule
    guard left <= right else {
      (self.edges, self.columns, self.rows) = ([], 0..<0, 0..<0)
      return
    }
    self.edges = edges
    columns = Int(left >> FixedPoint.bits)..<Int(right >> FixedPoint.bits) + 1
    let firstRow = max(top >> FixedPoint.bits, Int32(rows.lowerBound))
    let lastRow = min((bottom - 1) >> FixedPoint.bits, Int32(rows.upperBound) - 1)
    self.rows = firstRow <= lastRow ? firstRow..<lastRow + 1 : 0..<0
  }

  /// Calls `body` with each row that has a covered pixel, from top to bottom.
  func forEachRow(_ body: (_ y: Int, _ coverage: RowCoverage) -> Void) {
    guard !rows.isEmpty else { return }
    var cellRows = (0..<Int(Self.bandHeight)).map { _ in CellRow(columns: columns) }
    var coverage = RowCoverage(emptyIn: columns)
    var pending = Array(edges.indices).sorted { edges[$0].y0 > edges[$1].y0 }
    var active: [Int] = []
    for bandStart in stride(from: rows.lowerBound, to: rows.upperBound, by: Int(Self.bandHeight)) {
      let band = bandStart..<min(bandStart + Self.bandHeight, rows.upperBound)
      let (top, bottom) = (band.lowerBound << FixedPoint.bits, band.upperBound << FixedPoint.bits)
      while let index = pending.last, edges[index].y0 < bottom {
        active.append(index)
        pending.removeLast()
      }
      active.removeAll { edges[$0].y1 <= top }
      for index in active {
        let edge = edges[index]
        if edge.isLevel {
          cellRows[Int(edge.y0 >> FixedPoint.bits - bandStart)].addLevel(edge.x0, edge.x1)
        } else {
          edge.forEachFragment(in: band) { row, fragment in
            cellRows[Int(row - bandStart)].add(fragment)
          }
        }
      }
      for row in band {
        coverage.runs.removeAll(keepingCapacity: true)
        cellRows[Int(row - bandStart)].drain(
          into: &coverage, rule: rule, canvasWidth: canvasWidth
        ) {
          fragments(in: row, of: active)
        }
        if !coverage.runs.isEmpty { body(Int(row), coverage) }
      }
    }
  }

  /// The parts in one row of the edges that `active` lists, from left to right.
  ///
  /// Parts in one and the same place become one, with the sum of their windings: a path that is drawn
  /// many times over costs no more than once.
  private func fragments(in row: Int32, of active: [Int]) -> [Fragment] {
    var result: [Fragment] = []
    for index in active where !edges[index].isLevel {
      edges[index].forEachFragment(in: row..<row + 1) { _, fragment in result.append(fragment) }
    }
    result.sort {
      ($0.firstColumn, $0.x0, $0.x1, $0.y0, $0.y1) < ($1.firstColumn, $1.x0, $1.x1, $1.y0, $1.y1)
    }
    var kept = 0
    for fragment in result {
      if kept > 0, result[kept - 1].isSamePlace(as: fragment) {
        result[kept - 1].winding &+= fragment.winding
      } else {
        result[kept] = fragment
        kept += 1
      }
    }
    result.removeSubrange(kept...)
    return result
  }
}
