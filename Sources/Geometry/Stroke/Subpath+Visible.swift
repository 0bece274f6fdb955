extension Subpath {
  /// The runs of this subpath that may be seen inside `view`, in order and apart.
  ///
  /// The subpath itself where all of it is inside. A line that leaves the view is cut off at its border,
  /// from whichever end is nearer, so that one end at 1e22 takes no digits from what can be seen; of
  /// a curve, parts near the border may be left. An end that is cut lies on the border or beyond.
  func visibleRuns(in view: Rect) -> [Subpath] {
    var builder = RunBuilder(view: view)
    for segment in segments { builder.add(segment) }
    if !builder.isCut { return [self] }
    return builder.finish(isClosed: isClosed)
  }
}

private struct RunBuilder {
  let view: Rect
  private(set) var isCut = false
  private var runs: [Subpath] = []
  private var current: Subpath?
  /// Whether the first run starts where the subpath does, and the last one ends there.
  private var startsWhole = false
  private var endsWhole = false
  private var count = 0

  init(view: Rect) { self.view = view }

  mutating func add(_ segment: PathSegment) {
    count += 1
    switch segment {
    case .line(let line): add(line)
    case .quad(let quad): add(quad, depth: 0) { .quad($0) }
    case .cubic(let cubic): add(cubic, depth: 0) { .cubic($0) }
    }
  }

  mutating func finish(isClosed: Bool) -> [Subpath] {
    endRun()
    // Over the seam of a closed subpath the last run and the first are one.
    if isClosed, startsWhole, endsWhole, runs.count > 1, let first = runs.first,
      let last = runs.last
    {
      runs[0].start = last.start
      runs[0].segments = last.segments + first.segments
      runs.removeLast()
    }
    return runs
  }

  private mutating func add(_ line: Line) {
    guard let clipped = line.clipped(to: view) else { return leaveOut() }
    if clipped.start != line.start {
      isCut = true
      endRun()
    }
    append(.line(clipped))
    if clipped.end != line.end { leaveOut() }
  }

  private mutating func add<C: Curve>(
    _ curve: C, depth: Int, _ segment: (C) -> PathSegment
  ) {
    let box = curve.controlBox
    if box.minX > view.maxX || box.maxX < view.minX || box.minY > view.maxY || box.maxY < view.minY
    {
      return leaveOut()
    }
    let isInside =
      box.minX >= view.minX && box.maxX <= view.maxX && box.minY >= view.minY
      && box.maxY <= view.maxY
    let isSmall = box.maxX - box.minX <= view.width / 4 && box.maxY - box.minY <= view.height / 4
    if isInside || isSmall || depth == 100 { return append(segment(curve)) }
    let (first, second) = curve.halves
    add(first, depth: depth + 1, segment)
    add(second, depth: depth + 1, segment)
  }

  private mutating func append(_ segment: PathSegment) {
    if current == nil {
      current = Subpath(start: segment.start)
      if runs.isEmpty, !isCut, count == 1 { startsWhole = true }
    }
    current?.segments.append(segment)
    endsWhole = true
  }

  private mutating func leaveOut() {
    isCut = true
    endsWhole = false
    endRun()
  }

  private mutating func endRun() {
    if let run = current { runs.append(run) }
    current = nil
  }
}

extension Line {
  /// The part of the line inside `view`, borders included, or nil where there is none.
  fileprivate func clipped(to view: Rect) -> Line? {
    var line = self
    for (border, sign) in [(view.minX, 1.0), (view.maxX, -1.0)] {
      guard let rest = line.cut(at: border, sign, \.x, { Point(x: border, y: $0) }, \.y) else {
        return nil
      }
      line = rest
    }
    for (border, sign) in [(view.minY, 1.0), (view.maxY, -1.0)] {
      guard let rest = line.cut(at: border, sign, \.y, { Point(x: $0, y: border) }, \.x) else {
        return nil
      }
      line = rest
    }
    return line
  }

  /// What lies on one side of a border: above it in the coordinate `along` where `sign` is 1, below it
  /// where it is -1.
  ///
  /// A new end has the border itself as one coordinate, and the other one reckoned from the nearer
  /// end.
  private func cut(
    at border: Double, _ sign: Double, _ along: (Point) -> Double, _ place: (Double) -> Point,
    _ across: (Point) -> Double
  ) -> Line? {
    let (first, last) = ((along(start) - border) * sign, (along(end) - border) * sign)
    if first >= 0, last >= 0 { return self }
    guard first >= 0 || last >= 0 else { return nil }
    let slope = (across(end) - across(start)) / (last - first)
    let crossing =
      abs(first) < abs(last) ? across(start) - first * slope : across(end) - last * slope
    let cut = place(crossing)
    guard cut.isFinite else { return nil }
    return first < 0 ? Line(start: cut, end: end) : Line(start: start, end: cut)
  }
}
