import Numerics

extension Path {
  /// The smallest box that holds all points of the path, control points included.
  ///
  /// Cheap, and never too small; nil for a path without points. Coordinates must be finite.
  package var controlBounds: Box? {
    guard let first = points.first else { return nil }
    var bounds = Box(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for point in points { bounds.add(point) }
    return bounds
  }

  /// The smallest rectangle that holds the path's lines and curves.
  ///
  /// Exact to rounding: curves are looked at where their derivative vanishes. An empty path has the
  /// rectangle without extent at the origin.
  public var boundingRect: Rect {
    var bounds = BoundsBuilder()
    for subpath in subpaths {
      bounds.add(subpath.start)
      for segment in subpath.segments { bounds.add(segment) }
    }
    return bounds.rect ?? .zero
  }
}

private struct BoundsBuilder {
  private(set) var rect: Rect?

  mutating func add(_ point: Point) {
    let place = Rect(origin: point, size: .zero)
    rect = rect?.union(place) ?? place
  }

  mutating func add(_ segment: PathSegment) {
    add(segment.curve.end)
    switch segment {
    case .line: break
    case .quad(let quad):
      addExtrema(of: quad) { p in
        // B'(t)/2 = (p1 - p0) + t (p0 - 2 p1 + p2)
        solveQuadratic(
          0, p(quad.start) - 2 * p(quad.control) + p(quad.end), p(quad.control) - p(quad.start))
      }
    case .cubic(let cubic):
      addExtrema(of: cubic) { p in
        // B'(t)/3 in powers of t.
        let (a, b) = (p(cubic.control1) - p(cubic.start), p(cubic.control2) - p(cubic.control1))
        let c = p(cubic.end) - p(cubic.control2)
        return solveQuadratic(a - 2 * b + c, 2 * (b - a), a)
      }
    }
  }

  private mutating func addExtrema(
    of curve: some Curve, roots: (_ coordinate: (Point) -> Double) -> some Sequence<Double>
  ) {
    for coordinate in [{ (p: Point) in p.x }, { (p: Point) in p.y }] {
      for t in roots(coordinate) where t > 0 && t < 1 {
        add(curve.point(at: t))
      }
    }
  }
}
