extension SubpathMeasure {
  /// The stretches of the subpath, by length from its start, that may be seen inside `view`.
  ///
  /// Apart and in order. Nothing that can be seen is left out; of a curve, what lies near the border
  /// may be in.
  func ranges(visibleIn view: Rect) -> [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = []
    func add(_ from: Double, _ to: Double) {
      guard from <= to else { return }
      if let last = ranges.last, last.upperBound >= from {
        ranges[ranges.count - 1] = last.lowerBound...max(to, last.upperBound)
      } else {
        ranges.append(from...to)
      }
    }
    for (segment, position) in zip(segments, positions) {
      segment.segment.forEachVisibleStretch(in: view) { t0, t1 in
        add(
          t0 <= 0 ? position : position + segment.length(to: t0),
          position + segment.length(to: t1))
      }
    }
    return ranges
  }
}

extension PathSegment {
  /// Calls `body` with the stretches of the parameter that may be seen inside `view`, in order.
  func forEachVisibleStretch(in view: Rect, _ body: (_ from: Double, _ to: Double) -> Void) {
    switch self {
    case .line(let line):
      if let range = line.range(in: view) { body(range.lowerBound, range.upperBound) }
    case .quad(let quad): quad.forEachVisibleStretch(in: view, from: 0, to: 1, depth: 0, body)
    case .cubic(let cubic): cubic.forEachVisibleStretch(in: view, from: 0, to: 1, depth: 0, body)
    }
  }
}

extension Line {
  /// The stretch of the parameter that lies in `view`, borders included; nil where none does.
  ///
  /// Source: Liang and Barsky, "A New Concept and Method for Line Clipping" (1984).
  func range(in view: Rect) -> ClosedRange<Double>? {
    var (low, high) = (0.0, 1.0)
    let way = end - start
    for (from, step, least, most) in [
      (start.x, way.dx, view.minX, view.maxX), (start.y, way.dy, view.minY, view.maxY),
    ] {
      if step == 0 {
        guard from >= least, from <= most else { return nil }
      } else {
        let (first, second) = ((least - from) / step, (most - from) / step)
        low = max(low, min(first, second))
        high = min(high, max(first, second))
      }
    }
    return low <= high ? low...high : nil
  }
}

extension Curve {
  /// Calls `body` with the stretches of the parameter that may be seen inside `view`, where this
  /// curve is what lies from `t0` to `t1`.
  ///
  /// Halved until a part is all in sight or all out of it, or a sixteenth the size of the view; 30
  /// times at most.
  fileprivate func forEachVisibleStretch(
    in view: Rect, from t0: Double, to t1: Double, depth: Int, _ body: (Double, Double) -> Void
  ) {
    let box = controlBox
    if box.isApart(from: view), box.minX != box.maxX || box.minY != box.maxY { return }
    let isInside =
      box.minX >= view.minX && box.maxX <= view.maxX && box.minY >= view.minY
      && box.maxY <= view.maxY
    let isSmall =
      box.maxX - box.minX <= view.width / 16 && box.maxY - box.minY <= view.height / 16
    if isInside || isSmall || depth == 30 { return body(t0, t1) }
    let (first, second) = halves
    let middle = (t0 + t1) / 2
    first.forEachVisibleStretch(in: view, from: t0, to: middle, depth: depth + 1, body)
    second.forEachVisibleStretch(in: view, from: middle, to: t1, depth: depth + 1, body)
  }
}
