import Geometry

/// Collects the edges in the crowded rows of a band.
struct CrowdedRows: OutlineReceiver {
  let rows: Range<Int>
  /// The crowded rows of the canvas, from the top.
  let crowded: [Int]
  private let band: CellBand
  /// For each of ``rows`` and the one past them, how many crowded rows lie above it.
  private var crowdedAbove: [Int]
  private var edges: [RowEdge] = []
  /// For each edge the one in the same row that was added before it, or -1.
  private var previous: [Int32] = []
  /// The edge that was added last in each crowded row, or -1.
  private var last: [Int32]

  /// A collector for the rows that have been found crowded in `band`, of which there is one at least.
  init(_ crowded: [Int], of band: CellBand) {
    self.band = band
    self.crowded = crowded
    let first = crowded.first ?? band.rows.lowerBound
    rows = first..<(crowded.last ?? first) + 1
    crowdedAbove = Array(repeating: 0, count: rows.count + 1)
    for row in crowded { crowdedAbove[row - first + 1] = 1 }
    for index in 0..<rows.count { crowdedAbove[index + 1] += crowdedAbove[index] }
    last = Array(repeating: -1, count: crowded.count)
  }

  func place(_ point: Point) -> FixedPlace { band.place(point) }

  mutating func add(from start: FixedPlace, to end: FixedPlace) {
    guard start.y != end.y else { return }
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    let first = max(Int(top.y >> FixedPoint.bits), rows.lowerBound)
    let last = min(Int((bottom.y - 1) >> FixedPoint.bits), rows.upperBound - 1)
    guard first <= last else { return }
    let range =
      crowdedAbove[first - rows.lowerBound]..<crowdedAbove[last + 1 - rows.lowerBound]
    guard !range.isEmpty else { return }
    let slope = Double(bottom.x &- top.x) / Double(bottom.y &- top.y)
    for index in range {
      let rowTop = Int32(crowded[index]) << FixedPoint.bits
      let (from, to) = (max(rowTop, top.y), min(rowTop + FixedPoint.one, bottom.y))
      edges.append(
        RowEdge(
          top: from - rowTop, bottom: to - rowTop,
          topX: top.x &+ FixedPoint.nearestInteger(slope * Double(from &- top.y)),
          bottomX: top.x &+ FixedPoint.nearestInteger(slope * Double(to &- top.y)),
          winding: isDown ? 1 : -1))
      previous.append(self.last[index])
      self.last[index] = Int32(edges.count - 1)
    }
  }

  func finish() {}

  /// Puts the edges of the crowded row with this index in place of what `result` holds.
  func copyEdges(_ index: Int, to result: inout [RowEdge]) {
    result.removeAll(keepingCapacity: true)
    var edge = last[index]
    while edge >= 0 {
      result.append(edges[Int(edge)])
      edge = previous[Int(edge)]
    }
  }
}
