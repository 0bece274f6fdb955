import Numerics

extension Path {
  /// How often the path winds round `point`, each subpath closed by a straight line if it is open.
  ///
  /// Positive where it winds the way of a clock's hand on screen. Counted where the curves cross the
  /// ray to the left, without flattening them: each is cut where it is level, and a stretch between two
  /// cuts crosses a height once at most. A point is on the wrong side only where its distance from
  /// the path is within rounding, some 1e-15 of the coordinates. A point on an edge counts as inside
  /// where the path's inside lies to the right or below, as ``Rect/contains(_:)`` has it. Zero for a
  /// path or point that is not finite.
  ///
  /// Linear in the number of segments.
  public func windingNumber(around point: Point) -> Int {
    guard isFinite, point.isFinite else { return 0 }
    var counter = CrossingCounter(point: point)
    for subpath in subpaths {
      for segment in subpath.segments { counter.add(segment) }
      if let last = subpath.segments.last?.end, last != subpath.start {
        counter.add(.line(Line(start: last, end: subpath.start)))
      }
    }
    return counter.winding
  }

  /// Whether `point` is inside the path: by the non-zero rule, or by the even-odd rule.
  ///
  /// See ``windingNumber(around:)`` for how exactly.
  public func contains(_ point: Point, eoFill: Bool = false) -> Bool {
    let winding = windingNumber(around: point)
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

/// Counts how often segments cross the ray from a point to the left.
private struct CrossingCounter {
  let point: Point
  private(set) var winding = 0

  init(point: Point) { self.point = point }

  mutating func add(_ segment: PathSegment) {
    switch segment {
    case .line(let line): addMonotone(line, from: 0, to: 1, line.start, line.end)
    case .quad(let quad):
      let bend = (quad.start.y - quad.control.y) + (quad.end.y - quad.control.y)
      add(quad, cuts: solveQuadratic(0, bend, quad.control.y - quad.start.y))
    case .cubic(let cubic):
      // B'(t)/3 in powers of t.
      let (a, b) = (cubic.control1.y - cubic.start.y, cubic.control2.y - cubic.control1.y)
      let c = cubic.end.y - cubic.control2.y
      add(cubic, cuts: solveQuadratic((a - b) + (c - b), 2 * (b - a), a))
    }
  }

  private mutating func add(_ curve: some Curve, cuts: RealRoots) {
    let box = curve.controlBox
    // Nothing reaches the ray's height, or its side.
    guard box.minY <= point.y, box.maxY >= point.y, box.minX <= point.x else { return }
    var (t, start) = (0.0, curve.start)
    for cut in cuts where cut > 0 && cut < 1 {
      let place = curve.point(at: cut)
      addMonotone(curve, from: t, to: cut, start, place)
      (t, start) = (cut, place)
    }
    addMonotone(curve, from: t, to: 1, start, curve.end)
  }

  /// Counts a stretch that rises or falls all the way.
  ///
  /// Its lower end is not part of it, so that two that meet are counted once where they go on the same
  /// way, and not at all where they turn.
  private mutating func addMonotone(
    _ curve: some Curve, from t0: Double, to t1: Double, _ start: Point, _ end: Point
  ) {
    let (isAbove, endsAbove) = (start.y <= point.y, end.y <= point.y)
    guard isAbove != endsAbove else { return }
    if crossing(of: curve, from: t0, to: t1, isDown: isAbove, start, end) <= point.x {
      winding += isAbove ? -1 : 1
    }
  }

  /// The x at which a stretch crosses the height of the point.
  private func crossing(
    of curve: some Curve, from t0: Double, to t1: Double, isDown: Bool, _ start: Point, _ end: Point
  ) -> Double {
    if curve is Line {
      // From the nearer end, so that a far one takes no digits.
      let (first, second) = (point.y - start.y, end.y - point.y)
      let share = first / (first + second)
      return abs(first) < abs(second)
        ? start.x + (end.x - start.x) * share
        : end.x - (end.x - start.x) * (second / (first + second))
    }
    var (low, high) = (t0, t1)
    while true {
      let middle = (low + high) / 2
      guard low < middle, middle < high else { return curve.point(at: middle).x }
      if (curve.point(at: middle).y <= point.y) == isDown { low = middle } else { high = middle }
    }
  }
}
