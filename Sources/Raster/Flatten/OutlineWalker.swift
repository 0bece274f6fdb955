import Geometry

/// Walks round the outline of a path and hands its edges on: flattened within a stated
/// tolerance, clipped to the canvas in doubles, and only then rounded to fixed point.
///
/// Clipping keeps winding numbers right inside the canvas: what is above, below or to the right of
/// it is dropped, what is to the left is moved onto its left border. The edges depend on the path and
/// the canvas alone; the receiver takes what lies in its own rows.
struct OutlineWalker<Receiver: OutlineReceiver> {
  /// The greatest distance of a chord from its curve, in pixels, before it is balanced.
  ///
  /// Balanced chords (see ``CurveSteps``) stray by 2/3 of this at most, to both sides, and by nothing
  /// on average. Seen through a pixel, chords as long as it average to nothing, and those twice as
  /// long to a quarter of this: a quarter of an 8-bit level, at a radius of 128 pixels. Only next to
  /// a curve's ends, which stay where they are, it is a third. With twice this, pixels of random
  /// paths came out 1.4 levels from their coverage, rounding included; the number of chords goes with
  /// the inverse square root.
  static var tolerance: Double { 1.0 / 256 }

  /// The most steps that a curve is followed by before it is halved to see what of it is visible.
  private static var maximumSteps: Double { 64 }

  private let width: Double
  private let height: Double
  private let canvas: Rect
  private let receiver: Receiver
  /// Curves that lie above or below these heights are passed over; balancing moves vertices by less
  /// than the pixel between them and the receiver's rows.
  private let top: Double
  private let bottom: Double

  /// A walker round paths on a canvas of `width` by `height` pixels, which the rows of `receiver` are a part of.
  init(width: Int, height: Int, receiver: Receiver) {
    self.width = Double(width)
    self.height = Double(height)
    self.receiver = receiver
    canvas = Rect(x: 0, y: 0, width: self.width, height: self.height)
    top = Double(receiver.rows.lowerBound) - 1
    bottom = Double(receiver.rows.upperBound) + 1
  }

  /// Adds the outline of `path` under `transform`, each subpath closed.
  func add(_ path: Path, transform: Affine) {
    var start = Point.zero
    var position = Point.zero
    /// Where `position` is in fixed point, if the outline came there by a line and it is on the canvas.
    var place: FixedPlace?
    var next = 0
    let points = path.points.span
    for verb in path.verbs {
      switch verb {
      case .move:
        addLine(from: position, to: start)
        start = points[next].applying(transform)
        position = start
        next += 1
      case .line:
        let end = points[next].applying(transform)
        next += 1
        // Of lines inside the canvas one after the other each place is found once.
        if let last = place, canvas.holds(end) {
          let end = receiver.place(end)
          receiver.add(from: last, to: end)
          place = end
        } else {
          addLine(from: position, to: end)
          place = canvas.holds(end) ? receiver.place(end) : nil
        }
        position = end
        continue
      case .quad:
        let curve = QuadraticBezier(
          start: position, control: points[next].applying(transform),
          end: points[next + 1].applying(transform))
        add(curve) { CurveSteps($0, count: $1) }
        position = curve.end
        next += 2
      case .cubic:
        let curve = CubicBezier(
          start: position, control1: points[next].applying(transform),
          control2: points[next + 1].applying(transform),
          end: points[next + 2].applying(transform))
        add(curve) { CurveSteps($0, count: $1) }
        position = curve.end
        next += 3
      case .close:
        addLine(from: position, to: start)
        position = start
      }
      place = nil
    }
    addLine(from: position, to: start)
  }

  // MARK: Curves

  @inline(__always)
  private func add<C: Curve>(_ curve: C, _ steps: (C, Int) -> CurveSteps) {
    let box = curve.controlBox
    if box.maxY <= top || box.minY >= bottom { return }
    let count = curve.stepCount(tolerance: Self.tolerance)
    if count <= Self.maximumSteps, canvas.holds(box) {
      addInside(steps(curve, Self.roundedUp(count)), from: curve.start, to: curve.end)
    } else {
      addClipped(curve, steps)
    }
  }

  /// A number of steps, up to ``maximumSteps``, as an integer.
  @inline(__always)
  private static func roundedUp(_ count: Double) -> Int {
    Int(FixedPoint.nearestInteger(count + 0.5))
  }

  /// Adds chords none of which leaves the canvas, but for what the balancing moves them.
  @inline(__always)
  private func addInside(_ steps: CurveSteps, from start: Point, to end: Point) {
    var last = receiver.place(start)
    var index = 1
    while index < steps.count {
      let next = receiver.place(steps.vertex(index))
      receiver.add(from: last, to: next)
      last = next
      index &+= 1
    }
    receiver.add(from: last, to: receiver.place(end))
  }

  /// Adds a curve that may leave the canvas, halved until each part is out of sight or takes few
  /// steps.
  @inline(never)
  private func addClipped<C: Curve>(_ curve: C, _ steps: (C, Int) -> CurveSteps) {
    if addAtOnce(curve, steps) { return }
    // A stack instead of recursion; 50 halvings use up the digits of the parameter.
    let (first, second) = curve.halves
    var pending = [(part: second, depth: 1), (part: first, depth: 1)]
    while let (part, depth) = pending.popLast() {
      if addAtOnce(part, steps) { continue }
      if depth == 50 {
        addLine(from: part.start, to: part.end)
        continue
      }
      let (first, second) = part.halves
      pending.append((second, depth + 1))
      pending.append((first, depth + 1))
    }
  }

  /// Adds a curve that is out of sight or takes few steps; says whether it was one.
  @inline(__always)
  private func addAtOnce<C: Curve>(_ curve: C, _ steps: (C, Int) -> CurveSteps) -> Bool {
    if curve.controlBox.isApart(from: canvas) {
      addLine(from: curve.start, to: curve.end)
      return true
    }
    let count = curve.stepCount(tolerance: Self.tolerance)
    guard count <= Self.maximumSteps else { return false }
    let steps = steps(curve, Self.roundedUp(count))
    var last = curve.start
    var index = 1
    while index < steps.count {
      let next = steps.vertex(index)
      addLine(from: last, to: next)
      last = next
      index += 1
    }
    addLine(from: last, to: curve.end)
    return true
  }

  // MARK: Lines

  @inline(__always)
  private func addLine(from start: Point, to end: Point) {
    if canvas.holds(start), canvas.holds(end) {
      receiver.add(from: receiver.place(start), to: receiver.place(end))
    } else {
      addClippedLine(from: start, to: end)
    }
  }

  @inline(never)
  private func addClippedLine(from start: Point, to end: Point) {
    let isDown = start.y < end.y
    var (top, bottom) = isDown ? (start, end) : (end, start)
    guard top.y < height, bottom.y > 0, top.y < bottom.y else { return }
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let unclipped = top
    if top.y < 0 { top = Point(x: unclipped.x - unclipped.y * slope, y: 0) }
    if bottom.y > height {
      bottom = Point(x: unclipped.x + (height - unclipped.y) * slope, y: height)
    }
    if min(top.x, bottom.x) >= 0, max(top.x, bottom.x) <= width {
      addEdge(from: top, to: bottom, isDown: isDown)
    } else {
      addClippedInX(from: top, to: bottom, slope: slope, isDown: isDown)
    }
  }

  /// Adds what remains of a line that crosses the left or right border, or lies beyond it.
  private func addClippedInX(
    from top: Point, to bottom: Point, slope: Double, isDown: Bool
  ) {
    let (left, right) = (min(top.x, bottom.x), max(top.x, bottom.x))
    guard left < width else { return }
    func onBorder(_ y: Double) -> Point { Point(x: 0, y: y) }
    if right <= 0 {
      addEdge(from: onBorder(top.y), to: onBorder(bottom.y), isDown: isDown)
      return
    }
    func crossing(_ x: Double) -> Point {
      Point(x: x, y: min(max(top.y + (x - top.x) / slope, top.y), bottom.y))
    }
    var (first, last) = (top, bottom)
    if top.x > width { first = crossing(width) }
    if bottom.x > width { last = crossing(width) }
    if top.x < 0 {
      first = crossing(0)
      addEdge(from: onBorder(top.y), to: first, isDown: isDown)
    }
    if bottom.x < 0 {
      last = crossing(0)
      addEdge(from: last, to: onBorder(bottom.y), isDown: isDown)
    }
    addEdge(from: first, to: last, isDown: isDown)
  }

  private func addEdge(from top: Point, to bottom: Point, isDown: Bool) {
    let (top, bottom) = (receiver.place(top), receiver.place(bottom))
    receiver.add(from: isDown ? top : bottom, to: isDown ? bottom : top)
  }
}

extension Rect {
  /// Whether `point` lies inside or on an edge of this canvas.
  @inline(__always)
  fileprivate func holds(_ point: Point) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x <= size.width && point.y <= size.height
  }

  /// Whether `box` lies inside or on the edges of this canvas.
  @inline(__always)
  fileprivate func holds(_ box: Box) -> Bool {
    box.minX >= 0 && box.minY >= 0 && box.maxX <= size.width && box.maxY <= size.height
  }
}
