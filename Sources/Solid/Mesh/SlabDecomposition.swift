import Geometry

/// The inside of a path cut into trapezia by level lines through all its vertices and crossings.
///
/// Between two lines next to each other no two edges cross, so that the inside is a row of trapezia,
/// each with an edge of the path on either side. Where two of them meet along a line, both have every
/// vertex that either has there: a mesh made of them has no joint at which one could look through.
struct SlabDecomposition {
  /// A part of the inside, by its corners on the line above and on the line below, from left to
  /// right; a triangle has one of them on one line.
  struct Trapezium {
    var top: [Point]
    var bottom: [Point]
  }

  /// A piece of the outline along a level line.
  struct LevelEdge {
    var left: Point
    var right: Point
    /// Whether the inside is below it.
    var isTop: Bool
  }

  private(set) var trapezia: [Trapezium] = []
  private(set) var levelEdges: [LevelEdge] = []

  /// The most chords that a path may have.
  private static let maximumEdges = 20_000
  /// The most places at which level lines may cut edges; it bounds time and memory to some seconds
  /// and some hundred megabytes.
  private static let maximumCuts = 5_000_000

  /// An edge from its upper to its lower end.
  private struct Edge {
    var upper: Point
    var lower: Point
    var winding: Int

    /// Where the edge is at a height; exact at its ends.
    func x(at y: Double) -> Double {
      if y == upper.y { return upper.x }
      if y == lower.y { return lower.x }
      return upper.x + (lower.x - upper.x) * ((y - upper.y) / (lower.y - upper.y))
    }
  }

  /// Decomposes the inside of closed polygons.
  init(_ polygons: [[Point]], eoFill: Bool) throws(SolidError) {
    let edges = Self.edges(of: polygons)
    guard edges.count <= Self.maximumEdges else {
      throw .mesh(
        reason: """
          the path has \(edges.count) chords, more than \(Self.maximumEdges): give a larger tolerance
          """)
    }
    let heights = try Self.heights(of: edges)
    var active: [Edge] = []
    var (next, cuts) = (0, 0)
    var above: [Span] = []
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      active.removeAll { $0.lower.y <= top }
      while next < edges.count, edges[next].upper.y <= top {
        active.append(edges[next])
        next += 1
      }
      cuts += active.count
      guard cuts <= Self.maximumCuts else { throw Self.tooManyCuts }
      let spans = Self.spans(of: active, top: top, bottom: bottom, eoFill: eoFill)
      join(above, spans, at: top)
      above = spans
      for span in spans {
        trapezia.append(
          Trapezium(
            top: [Point(x: span.topLeft, y: top), Point(x: span.topRight, y: top)],
            bottom: [Point(x: span.bottomLeft, y: bottom), Point(x: span.bottomRight, y: bottom)]))
      }
    }
    if let last = heights.last { join(above, [], at: last) }
    insertJoints()
  }

  // MARK: - Edges and heights

  private static func edges(of polygons: [[Point]]) -> [Edge] {
    var edges: [Edge] = []
    for polygon in polygons {
      for (index, start) in polygon.enumerated() {
        let end = polygon[index + 1 == polygon.count ? 0 : index + 1]
        if start.y < end.y {
          edges.append(Edge(upper: start, lower: end, winding: 1))
        } else if start.y > end.y {
          edges.append(Edge(upper: end, lower: start, winding: -1))
        }
      }
    }
    return edges.sorted {
      ($0.upper.y, $0.upper.x, $0.lower.x) < ($1.upper.y, $1.upper.x, $1.lower.x)
    }
  }

  /// The heights of all vertices and crossings, from the top.
  private static func heights(of edges: [Edge]) throws(SolidError) -> [Double] {
    var heights = edges.flatMap { [$0.upper.y, $0.lower.y] }
    var active: [Edge] = []
    for edge in edges {
      active.removeAll { $0.lower.y <= edge.upper.y }
      for other in active {
        if let height = crossing(edge, other) { heights.append(height) }
      }
      guard heights.count <= maximumCuts else { throw tooManyCuts }
      active.append(edge)
    }
    heights.sort()
    return heights.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private static var tooManyCuts: SolidError {
    .mesh(
      reason: """
        the path crosses itself too often: its outline falls into more than \(maximumCuts) pieces
        """)
  }

  /// The height at which two edges change sides.
  private static func crossing(_ a: Edge, _ b: Edge) -> Double? {
    let top = max(a.upper.y, b.upper.y)
    let bottom = min(a.lower.y, b.lower.y)
    guard top < bottom else { return nil }
    let (before, after) = (a.x(at: top) - b.x(at: top), a.x(at: bottom) - b.x(at: bottom))
    guard (before < 0 && after > 0) || (before > 0 && after < 0) else { return nil }
    let height = top + (bottom - top) * (before / (before - after))
    return height > top && height < bottom ? height : nil
  }

  // MARK: - Spans

  /// One trapezium of a slab.
  private struct Span {
    var topLeft: Double
    var topRight: Double
    var bottomLeft: Double
    var bottomRight: Double
  }

  private static func spans(
    of edges: [Edge], top: Double, bottom: Double, eoFill: Bool
  ) -> [Span] {
    let placed = edges.map { (top: $0.x(at: top), bottom: $0.x(at: bottom), winding: $0.winding) }
      .sorted { ($0.top + $0.bottom, $0.top) < ($1.top + $1.bottom, $1.top) }
    var spans: [Span] = []
    var winding = 0
    for (left, right) in zip(placed, placed.dropFirst()) {
      winding += left.winding
      guard eoFill ? winding % 2 != 0 : winding != 0 else { continue }
      let span = Span(
        topLeft: left.top, topRight: max(left.top, right.top), bottomLeft: left.bottom,
        bottomRight: max(left.bottom, right.bottom))
      // An edge between two insides is no outline.
      if let last = spans.last, last.topRight == span.topLeft, last.bottomRight == span.bottomLeft {
        spans[spans.count - 1].topRight = span.topRight
        spans[spans.count - 1].bottomRight = span.bottomRight
      } else {
        spans.append(span)
      }
    }
    return spans
  }

  // MARK: - Joints

  /// Finds the outline along a line: where the inside is on one side only.
  private mutating func join(_ above: [Span], _ below: [Span], at y: Double) {
    var ends = above.flatMap { [$0.bottomLeft, $0.bottomRight] }
    ends += below.flatMap { [$0.topLeft, $0.topRight] }
    ends.sort()
    ends = ends.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    joints[y] = ends
    // Spans run from left to right and do not overlap, so both rows are walked through once.
    var (i, j) = (0, 0)
    for (left, right) in zip(ends, ends.dropFirst()) {
      while i < above.count, above[i].bottomRight <= left { i += 1 }
      while j < below.count, below[j].topRight <= left { j += 1 }
      let isAbove = i < above.count && above[i].bottomLeft <= left
      let isBelow = j < below.count && below[j].topLeft <= left
      guard isAbove != isBelow else { continue }
      levelEdges.append(
        LevelEdge(left: Point(x: left, y: y), right: Point(x: right, y: y), isTop: isBelow))
    }
  }

  /// All corners on each line, from left to right; looked up only, never walked through.
  private var joints: [Double: [Double]] = [:]

  private mutating func insertJoints() {
    for index in trapezia.indices {
      trapezia[index].top = withJoints(trapezia[index].top)
      trapezia[index].bottom = withJoints(trapezia[index].bottom)
    }
  }

  private func withJoints(_ side: [Point]) -> [Point] {
    let (left, right) = (side[0], side[1])
    if left.x == right.x { return [left] }
    let ends = joints[left.y] ?? []
    // Both ends are among them, so the first beyond the left one is found by halving.
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= left.x { low = middle + 1 } else { high = middle }
    }
    let between = ends[low...].prefix { $0 < right.x }
    return [left] + between.map { Point(x: $0, y: left.y) } + [right]
  }
}
