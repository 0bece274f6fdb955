import Drawing
import Geometry

extension PathCoverage {
  /// Hands the rows in which the centre of a pixel is inside on to `receiver`, from top to bottom, and
  /// calls `endRow` after each.
  ///
  /// Pixels are covered wholly or not at all: each is what the path is at its centre. A centre on an edge
  /// is inside where the inside lies to the right of it or below. Each row is found from the edges that
  /// cross the height of its centres, whatever rows are asked for.
  func sample<Receiver: CoverageReceiver>(
    into receiver: inout Receiver, endRow: (Int, Receiver) -> Void
  ) {
    let spans = edges().lazy.map(SampledEdge.init)
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
      receiver.begin(row: y)
      fill(y, crossedBy: active, into: &receiver)
      endRow(y, receiver)
      // Rows that nothing reaches into are passed at once.
      y = active.isEmpty ? max(waiting.first?.first ?? rows.upperBound, y + 1) : y + 1
    }
  }

  private func edges() -> [OutlineEdge] {
    let collector = EdgeCollector(width: canvasWidth, height: canvasHeight)
    var walker = OutlineWalker(width: canvasWidth, height: canvasHeight, receiver: collector)
    walker.add(path, transform: transform)
    return collector.edges
  }

  private func fill(
    _ y: Int, crossedBy edges: [SampledEdge], into receiver: inout some CoverageReceiver
  ) {
    let crossings = edges.map { (column: $0.column(at: y), winding: $0.edge.winding) }
      .sorted { $0.column < $1.column }
    var winding = 0
    var start = 0
    for crossing in crossings {
      let column = min(max(crossing.column, 0), canvasWidth)
      if rule.contains(winding: Int32(truncatingIfNeeded: winding)), start < column {
        receiver.receive(start..<column, coverage: 255)
      }
      winding += crossing.winding
      start = column
    }
    // What lies beyond the right border has been cut off with its edges.
    if rule.contains(winding: Int32(truncatingIfNeeded: winding)), start < canvasWidth {
      receiver.receive(start..<canvasWidth, coverage: 255)
    }
  }
}

/// A straight piece of an outline that is not level, in fixed point.
private struct OutlineEdge {
  let top: FixedPlace
  let bottom: FixedPlace
  /// 1 where the outline goes down, -1 where it goes up.
  let winding: Int
}

/// Keeps the edges of an outline on a whole canvas.
private final class EdgeCollector: OutlineReceiver {
  let rows: Range<Int>
  private(set) var edges: [OutlineEdge] = []
  private let right: Int32
  private let bottom: Int32

  init(width: Int, height: Int) {
    rows = 0..<height
    (right, bottom) = (Int32(width) << FixedPoint.bits, Int32(height) << FixedPoint.bits)
  }

  func place(_ point: Point) -> FixedPlace {
    FixedPlace(
      x: min(max(FixedPoint.nearest(point.x), 0), right),
      y: min(max(FixedPoint.nearest(point.y), 0), bottom))
  }

  func add(from start: FixedPlace, to end: FixedPlace) {
    if start.y < end.y { edges.append(OutlineEdge(top: start, bottom: end, winding: 1)) }
    if start.y > end.y { edges.append(OutlineEdge(top: end, bottom: start, winding: -1)) }
  }

  func finish() {}
}

/// An edge, and the rows whose centres it crosses.
private struct SampledEdge {
  let edge: OutlineEdge
  /// The first of the rows.
  let first: Int
  /// The row past the last.
  let end: Int
  private let slope: Double

  init(_ edge: OutlineEdge) {
    self.edge = edge
    first = Self.index(ofCenterFrom: edge.top.y)
    end = Self.index(ofCenterFrom: edge.bottom.y)
    slope = Double(edge.bottom.x - edge.top.x) / Double(edge.bottom.y - edge.top.y)
  }

  /// The first column whose centre is not left of the edge in row `y`.
  func column(at y: Int) -> Int {
    let center = Int32(y) << FixedPoint.bits + FixedPoint.one / 2
    let x = edge.top.x + FixedPoint.nearestInteger(slope * Double(center - edge.top.y))
    return Self.index(ofCenterFrom: x)
  }

  /// The first row or column whose centre is not before `place`.
  private static func index(ofCenterFrom place: Int32) -> Int {
    (Int(place) + Int(FixedPoint.one / 2) - 1) >> Int(FixedPoint.bits)
  }
}
