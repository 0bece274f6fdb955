import Geometry
import Numerics

/// A place on a path that a marker may stand on.
struct MarkerVertex: Hashable {
  /// Where it is.
  var point: Point
  /// The direction that `orient="auto"` turns a marker to.
  var angle: Angle
  /// The direction in which the path comes.
  var arriving: Angle?
  /// The direction in which the path goes on.
  var leaving: Angle?

  init(_ point: Point, arriving: Vector?, leaving: Vector?) {
    self.point = point
    self.arriving = arriving.map { .radians(Double.atan2(y: $0.dy, x: $0.dx)) }
    self.leaving = leaving.map { .radians(Double.atan2(y: $0.dy, x: $0.dx)) }
    angle = self.arriving ?? self.leaving ?? .zero
    guard let from = self.arriving, let to = self.leaving else { return }
    // Half of the turn, taken the short way round.
    var turn = to.radians - from.radians
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    angle = from + .radians(turn / 2)
  }
}

extension Path {
  /// The vertices of the path in order, each with the direction of the path there.
  ///
  /// That is the bisector of the directions in which the path comes and goes; the path's first and
  /// last vertex have one of the two, also where it is closed (SVG 2 has the bisector there, but no
  /// browser does). A segment without length takes the direction of the one before it, or else of
  /// the one after it.
  ///
  /// - Parameter arcs: Verbs that are pieces of one arc each, which has no vertex inside.
  /// - Returns: The vertices; none for an empty path.
  ///
  /// Source: SVG 2, sections 9.5.2 (directionality) and 11.6.3 (vertex markers).
  func markerVertices(arcs: [Range<Int>]) -> [MarkerVertex] {
    var vertices = allMarkerVertices(arcs)
    guard !vertices.isEmpty else { return vertices }
    vertices[0].angle = vertices[0].leaving ?? vertices[0].angle
    let last = vertices.count - 1
    if last > 0 { vertices[last].angle = vertices[last].arriving ?? vertices[last].angle }
    return vertices
  }

  private func allMarkerVertices(_ arcs: [Range<Int>]) -> [MarkerVertex] {
    var arcs = arcs[...]
    var vertices: [MarkerVertex] = []
    var run = MarkerRun(start: .zero)
    var position = Point.zero
    var next = 0
    func take() -> Point {
      defer { next += 1 }
      return points[next]
    }
    for (index, verb) in verbs.enumerated() {
      while let arc = arcs.first, arc.upperBound <= index { arcs.removeFirst() }
      let isInArc = arcs.first.map { $0.lowerBound <= index && index + 1 < $0.upperBound } ?? false
      switch verb {
      case .move:
        if next > 0 { vertices += run.vertices }
        position = take()
        run = MarkerRun(start: position)
      case .line: run.add(Line(start: position, end: take()))
      case .quad: run.add(QuadraticBezier(start: position, control: take(), end: take()))
      case .cubic:
        run.add(CubicBezier(start: position, control1: take(), control2: take(), end: take()))
      case .close:
        // The line of a close counts as a segment even without length.
        run.add(Line(start: position, end: run.start))
        run.isClosed = true
      }
      if isInArc, verb != .move { run.continueLast() }
      position = run.segments.last?.end ?? run.start
    }
    return next > 0 ? vertices + run.vertices : []
  }
}

/// The segments of a subpath, as far as markers look at them.
private struct MarkerRun {
  let start: Point
  var segments: [(first: Vector?, last: Vector?, end: Point, goesOn: Bool)] = []
  var isClosed = false

  init(start: Point) { self.start = start }

  mutating func add(_ curve: some Curve) {
    segments.append((curve.startDirection, curve.endDirection, curve.end, false))
  }

  /// Says that the last curve and the next one are one segment.
  mutating func continueLast() { segments[segments.count - 1].goesOn = true }

  var vertices: [MarkerVertex] {
    guard !segments.isEmpty else { return [MarkerVertex(start, arriving: nil, leaving: nil)] }
    var segments = segments
    for index in segments.indices.dropFirst() where segments[index].first == nil {
      segments[index].first = segments[index - 1].last
      segments[index].last = segments[index - 1].last
    }
    for index in segments.indices.dropLast().reversed() where segments[index].first == nil {
      segments[index].first = segments[index + 1].first
      segments[index].last = segments[index + 1].first
    }
    let arriving = isClosed ? segments.last?.last : nil
    var vertices = [MarkerVertex(start, arriving: arriving, leaving: segments[0].first)]
    for (index, segment) in segments.enumerated() where !segment.goesOn {
      let leaving =
        index + 1 < segments.count ? segments[index + 1].first : isClosed ? segments[0].first : nil
      vertices.append(MarkerVertex(segment.end, arriving: segment.last, leaving: leaving))
    }
    return vertices
  }
}
