/// One segment of a path: a line or a curve.
package enum PathSegment: Hashable, Sendable {
  case line(Line)
  case quad(QuadraticBezier)
  case cubic(CubicBezier)

  /// The segment as a curve, for what does not depend on its kind.
  package var curve: any Curve {
    switch self {
    case .line(let line): line
    case .quad(let quad): quad
    case .cubic(let cubic): cubic
    }
  }

  /// Where the segment starts.
  package var start: Point {
    switch self {
    case .line(let line): line.start
    case .quad(let quad): quad.start
    case .cubic(let cubic): cubic.start
    }
  }

  /// Where the segment ends.
  package var end: Point {
    switch self {
    case .line(let line): line.end
    case .quad(let quad): quad.end
    case .cubic(let cubic): cubic.end
    }
  }

  /// The part from `t0` to `t1`.
  package func part(from t0: Double, to t1: Double) -> PathSegment {
    switch self {
    case .line(let line): .line(line.part(from: t0, to: t1))
    case .quad(let quad): .quad(quad.part(from: t0, to: t1))
    case .cubic(let cubic): .cubic(cubic.part(from: t0, to: t1))
    }
  }
}

/// A connected run of segments, open or closed.
package struct Subpath: Hashable, Sendable {
  /// Where it starts; all there is to it when it has no segment.
  package var start: Point
  /// Its segments, each starting where the one before ends.
  package var segments: [PathSegment] = []
  /// Whether it was closed; the closing line is the last segment, unless it would have no length.
  package var isClosed = false
}

extension Path {
  /// The subpaths in the order in which they were drawn.
  package var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    var position = Point.zero
    var next = 0
    func take() -> Point {
      defer { next += 1 }
      return points[next]
    }
    func add(_ segment: PathSegment, to end: Point) {
      if current == nil { current = Subpath(start: position) }
      current?.segments.append(segment)
      position = end
    }
    for verb in verbs {
      switch verb {
      case .move:
        if let finished = current { result.append(finished) }
        position = take()
        current = Subpath(start: position)
      case .line:
        let line = Line(start: position, end: take())
        add(.line(line), to: line.end)
      case .quad:
        let quad = QuadraticBezier(start: position, control: take(), end: take())
        add(.quad(quad), to: quad.end)
      case .cubic:
        let cubic = CubicBezier(start: position, control1: take(), control2: take(), end: take())
        add(.cubic(cubic), to: cubic.end)
      case .close:
        guard var finished = current else { continue }
        if position != finished.start {
          finished.segments.append(.line(Line(start: position, end: finished.start)))
        }
        finished.isClosed = true
        position = finished.start
        result.append(finished)
        current = nil
      }
    }
    if let finished = current { result.append(finished) }
    return result
  }

  /// Draws `segment` on from the current point, which is taken to be its start.
  package mutating func addSegment(_ segment: PathSegment) {
    switch segment {
    case .line(let line): addLine(to: line.end)
    case .quad(let quad): addQuadCurve(to: quad.end, control: quad.control)
    case .cubic(let cubic):
      addCurve(to: cubic.end, control1: cubic.control1, control2: cubic.control2)
    }
  }

  /// Appends `subpath`, closed if it is.
  package mutating func addSubpath(_ subpath: Subpath) {
    move(to: subpath.start)
    var segments = subpath.segments[...]
    // Closing draws the last line.
    if subpath.isClosed, case .line(let line) = segments.last, line.start != line.end {
      segments.removeLast()
    }
    for segment in segments { addSegment(segment) }
    if subpath.isClosed { closeSubpath() }
  }
}
