import Geometry
import Numerics

/// A place on a path that a marker may stand on.
struct MarkerVertex: Hashable {
  /// Where it is.
  var point: Point
  /// The direction that `orient="auto"` turns a marker to.
  var angle: Angle
}

extension Path {
  /// The vertices of the path in order, each with the direction of the path there.
  ///
  /// That is the bisector of the directions in which the path comes and goes; where a subpath
  /// is closed, its first and last vertex lie in the midst of it. A segment without length takes
  /// the direction of the one before it, or else of the one after it.
  ///
  /// Source: SVG 2, sections 9.5.2 (directionality) and 11.6.3 (vertex markers).
  var markerVertices: [MarkerVertex] {
    var vertices: [MarkerVertex] = []
    var run = MarkerRun(start: .zero)
    var position = Point.zero
    var next = 0
    func take() -> Point {
      defer { next += 1 }
      return points[next]
    }
    for verb in verbs {
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
      position = run.segments.last?.end ?? run.start
    }
    return next > 0 ? vertices + run.vertices : []
  }
}

/// The segments of a subpath, as far as markers look at them.
private struct MarkerRun {
  let start: Point
  var segments: [(first: Vector?, last: Vector?, end: Point)] = []
  var isClosed = false

  init(start: Point) { self.start = start }

  mutating func add(_ curve: some Curve) {
    segments.append((curve.startDirection, curve.endDirection, curve.end))
  }

  var vertices: [MarkerVertex] {
    guard !segments.isEmpty else { return [MarkerVertex(point: start, angle: .zero)] }
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
    var vertices = [
      MarkerVertex(point: start, angle: Self.bisector(arriving, segments[0].first))
    ]
    for (index, segment) in segments.enumerated() {
      let leaving =
        index + 1 < segments.count ? segments[index + 1].first : isClosed ? segments[0].first : nil
      vertices.append(
        MarkerVertex(point: segment.end, angle: Self.bisector(segment.last, leaving)))
    }
    return vertices
  }

  private static func bisector(_ a: Vector?, _ b: Vector?) -> Angle {
    guard let direction = a ?? b else { return .zero }
    guard let a, let b else { return .radians(Double.atan2(y: direction.dy, x: direction.dx)) }
    let angleA = Double.atan2(y: a.dy, x: a.dx)
    let angleB = Double.atan2(y: b.dy, x: b.dx)
    // Half of the turn, taken the short way round.
    var turn = angleB - angleA
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    return .radians(angleA + turn / 2)
  }
}
