extension Path {
  /// The path with each subpath drawn the other way; the subpaths stay in their order.
  ///
  /// A closed one starts where it did. Exact: no coordinate changes.
  public var reversed: Path {
    var result = Path()
    for subpath in subpaths {
      result.addSubpath(subpath.reversed)
    }
    return result
  }

  /// Whether there are subpaths, and every one of them is closed.
  public var isClosed: Bool {
    let subpaths = subpaths
    return !subpaths.isEmpty && subpaths.allSatisfy(\.isClosed)
  }

  /// The area that the path winds round, each region as often as it does so.
  ///
  /// Positive where that is the way of a clock's hand on screen; each subpath is closed by a straight
  /// line if it is open. Exact to rounding, some 1e-16 of the area of the path's box for each segment.
  public var signedArea: Double {
    guard let origin = points.first else { return 0 }
    // Green's theorem, with the first point as origin so that a far path loses no digits: for a
    // curve, half the integral of B × B', which is a polynomial in the control points.
    var twice = 0.0
    for subpath in subpaths {
      var position = subpath.start
      for segment in subpath.segments {
        twice += segment.twiceArea(from: origin)
        position = segment.end
      }
      twice += (position - origin).cross(subpath.start - origin)
    }
    return twice / 2
  }
}

extension Subpath {
  fileprivate var reversed: Subpath {
    var result = Subpath(
      start: segments.last?.end ?? start, segments: segments.reversed().map(\.reversed),
      isClosed: isClosed)
    // The closing line is drawn by closing, wherever it stands now.
    if isClosed { result.start = result.segments.first?.start ?? start }
    return result
  }
}

extension PathSegment {
  fileprivate var reversed: PathSegment {
    switch self {
    case .line(let line): .line(Line(start: line.end, end: line.start))
    case .quad(let quad):
      .quad(QuadraticBezier(start: quad.end, control: quad.control, end: quad.start))
    case .cubic(let cubic):
      .cubic(
        CubicBezier(
          start: cubic.end, control1: cubic.control2, control2: cubic.control1, end: cubic.start))
    }
  }

  /// Twice the area between the segment and the lines from `origin` to its ends.
  fileprivate func twiceArea(from origin: Point) -> Double {
    switch self {
    case .line(let line): return (line.start - origin).cross(line.end - origin)
    case .quad(let quad):
      let (a, b, c) = (quad.start - origin, quad.control - origin, quad.end - origin)
      return (2 * a.cross(b) + 2 * b.cross(c) + a.cross(c)) / 3
    case .cubic(let cubic):
      let (a, b) = (cubic.start - origin, cubic.control1 - origin)
      let (c, d) = (cubic.control2 - origin, cubic.end - origin)
      return
        (6 * a.cross(b) + 3 * a.cross(c) + a.cross(d) + 3 * b.cross(c) + 3 * b.cross(d)
        + 6 * c.cross(d)) / 10
    }
  }
}
