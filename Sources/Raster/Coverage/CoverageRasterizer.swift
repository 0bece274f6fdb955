import Drawing

/// Finds how much of each pixel lies inside a path: exact area, by either rule, also where edges
/// cross or overlap within a pixel.
///
/// 1. Every edge is cut into its parts in each row, and each part adds to the cells it crosses: the
///    signed height of the part, and twice the area between the part and the cell's left border.
///    (The method of cells: R. Levien's font-rs, FreeType's smooth rasteriser, A. Hoepker's notes.)
/// 2. A row's touched cells fall into groups without a gap. Left and right of a group the winding
///    number is the same along the whole height of the row.
/// 3. Where the parts in a group, or in a pixel, only ever step the winding number between two
///    neighbouring values, the running sum of areas *is* the exact coverage.
/// 4. Any other pixel, with a corner, a crossing, or several edges in it, has its parts put in order
///    (``PixelResolver``).
///
/// The result depends on the edges alone: not on the band of rows asked for, nor on their order.
/// The storage grows with the largest path, and is used again for the next.
struct CoverageRasterizer {
  private var grid = CellGrid()
  private var order = EdgeOrder()

  /// Calls `body` with each of `rows` that has a covered pixel, from top to bottom.
  ///
  /// - Parameters:
  ///   - edges: Edges clipped to the canvas.
  ///   - rule: Which windings are inside.
  ///   - rows: The rows of the canvas that are wanted.
  ///   - canvasWidth: The width that the edges were clipped to, in pixels.
  ///   - body: Receives the row's number and its coverage.
  mutating func forEachRow(
    of edges: [Edge], rule: FillRule, rows: Range<Int>, canvasWidth: Int,
    _ body: (_ y: Int, _ coverage: RowCoverage) -> Void
  ) {
    guard let extent = EdgeExtent(edges, rows: rows) else { return }
    let columns = extent.columns
    var coverage = RowCoverage(emptyIn: columns)
    let bandHeight = Int32(max(CellGrid.bandCells / columns.count, 8))
    order.prepare(edges, rows: extent.rows, bandHeight: bandHeight)
    for start in stride(
      from: extent.rows.lowerBound, to: extent.rows.upperBound, by: Int(bandHeight))
    {
      let band = start..<min(start + bandHeight, extent.rows.upperBound)
      grid.prepare(columns: columns, rows: band)
      grid.add(edges, order.takeBand(edges, band))
      for row in band {
        coverage.runs.removeAll(keepingCapacity: true)
        grid.read(row, into: &coverage, rule: rule, canvasWidth: canvasWidth)
        if !coverage.runs.isEmpty { body(Int(row), coverage) }
      }
    }
  }
}

/// The rows and columns that edges touch.
private struct EdgeExtent {
  let columns: Range<Int>
  /// The rows among those wanted.
  let rows: Range<Int32>

  /// Nil where the edges touch none of `rows`.
  init?(_ edges: [Edge], rows: Range<Int>) {
    var (left, right) = (Int32.max, Int32.min)
    var (top, bottom) = (Int32.max, Int32.min)
    for edge in edges {
      left = min(left, edge.x0, edge.x1)
      right = max(right, edge.x0, edge.x1)
      top = min(top, edge.y0)
      bottom = max(bottom, edge.y1)
    }
    guard left <= right else { return nil }
    columns = Int(left >> FixedPoint.bits)..<Int(right >> FixedPoint.bits) + 1
    let first = max(top >> FixedPoint.bits, Int32(rows.lowerBound))
    let last = min((bottom - 1) >> FixedPoint.bits, Int32(rows.upperBound) - 1)
    guard first <= last else { return nil }
    self.rows = first..<last + 1
  }
}

/// The order in which edges come up, band by band: those that begin in a band, and those that run
/// on from the bands above.
private struct EdgeOrder {
  private var rowsStart: Int32 = 0
  private var bandHeight: Int32 = 1
  /// Edges by the band that they begin in, and where each band's begin.
  private var indices: [Int32] = []
  private var starts: [Int] = []
  private var running: [Int32] = []

  /// Sorts `edges` by bands of `bandHeight` rows, by counting.
  mutating func prepare(_ edges: [Edge], rows: Range<Int32>, bandHeight: Int32) {
    (rowsStart, self.bandHeight) = (rows.lowerBound, bandHeight)
    running.removeAll(keepingCapacity: true)
    let bands = (rows.count + Int(bandHeight) - 1) / Int(bandHeight)
    starts.removeAll(keepingCapacity: true)
    // One more band for the edges below, and two places ahead for counting and for filling in.
    starts += repeatElement(0, count: bands + 3)
    for edge in edges { starts[band(of: edge, bands) + 2] += 1 }
    for band in 2..<bands + 3 { starts[band] += starts[band - 1] }
    if indices.count < edges.count {
      indices += repeatElement(0, count: edges.count - indices.count)
    }
    for index in edges.indices {
      let band = band(of: edges[index], bands) + 1
      indices[starts[band]] = Int32(truncatingIfNeeded: index)
      starts[band] += 1
    }
  }

  /// The band that `edge` begins in; the first for edges from above, one past the last for edges
  /// below.
  @inline(__always)
  private func band(of edge: Edge, _ bands: Int) -> Int {
    let row = max(edge.y0 >> FixedPoint.bits &- rowsStart, 0)
    return min(Int(row / bandHeight), bands)
  }

  /// The edges that touch `rows`, the next band.
  mutating func takeBand(_ edges: [Edge], _ rows: Range<Int32>) -> [Int32] {
    let band = Int((rows.lowerBound - rowsStart) / bandHeight)
    let top = rows.lowerBound << FixedPoint.bits
    // The last band may end above the rows that it was counted for.
    let bottom = rows.upperBound << FixedPoint.bits
    running.removeAll { edges[Int($0)].y1 <= top }
    for index in indices[starts[band]..<starts[band + 1]] {
      let edge = edges[Int(index)]
      if edge.y1 > top, edge.y0 < bottom { running.append(index) }
    }
    return running
  }
}
