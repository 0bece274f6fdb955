extension PathCoverage {
  /// Calls `body` with each row in which the centre of a pixel is inside, from top to bottom.
  ///
  /// Pixels are covered wholly or not at all: each is what the path is at its centre. A centre on an edge
  /// is inside where the inside lies to the right of it or below. Each row is found from the edges that
  /// cross the height of its centres, whatever rows are asked for.
  func forEachSampledRow(_ body: (_ y: Int, _ coverage: RowCoverage) -> Void) {
    let spans = edges.lazy.map(SampledEdge.init)
      .filter { $0.first < $0.end && $0.end > rows.lowerBound }
      .sorted { $0.first < $1.first }
    guard let top = spans.first?.first else { return }
    var waiting = spans[...]
    var active: [SampledEdge] = []
    var y = max(top, rows.lowerBound)
    while y < rows.upperBound, !waiting.isEmpty || !active.isEmpty {
      active.removeAll { $0.end <= y }
      while let next = waiting.first, next.first <= y {
        waiting.removeFirst()
        if next.end > y { active.append(next) }
      }
      let coverage = row(y, crossedBy: active)
      if !coverage.runs.isEmpty { body(y, coverage) }
      // Rows that nothing reaches into are passed at once.
      y = active.isEmpty ? max(waiting.first?.first ?? rows.upperBound, y + 1) : y + 1
    }
  }

  private func row(_ y: Int, crossedBy edges: [SampledEdge]) -> RowCoverage {
    var coverage = RowCoverage(emptyIn: 0..<0)
    let crossings = edges.map { (column: $0.column(at: y), winding: $0.edge.winding) }
      .sorted { $0.column < $1.column }
    var winding = 0
    var start = 0
    for crossing in crossings {
      let column = min(max(crossing.column, 0), canvasWidth)
      if rule.contains(winding: winding), start < column {
        coverage.append(start..<column, coverage: 255)
      }
      winding += Int(crossing.winding)
      start = column
    }
    // What lies beyond the right border has been cut off with its edges.
    if rule.contains(winding: winding), start < canvasWidth {
      coverage.append(start..<canvasWidth, coverage: 255)
    }
    return coverage
  }
}

/// An edge, and the rows whose centres it crosses.
private struct SampledEdge {
  let edge: Edge
  /// The first of the rows.
  let first: Int
  /// The row past the last.
  let end: Int
  private let slope: Double

  init(_ edge: Edge) {
    self.edge = edge
    first = Self.index(ofCenterFrom: edge.y0)
    end = Self.index(ofCenterFrom: edge.y1)
    slope = edge.isLevel ? 0 : edge.slope
  }

  /// The first column whose centre is not left of the edge in row `y`.
  func column(at y: Int) -> Int {
    let center = Int32(y) << FixedPoint.bits + FixedPoint.one / 2
    return Self.index(ofCenterFrom: edge.x(at: center, slope: slope))
  }

  /// The first row or column whose centre is not before `place`.
  private static func index(ofCenterFrom place: Int32) -> Int {
    (Int(place) + Int(FixedPoint.one / 2) - 1) >> Int(FixedPoint.bits)
  }
}
