import Geometry

/// Turns paths into edges: flattened within a stated tolerance, clipped to the canvas in doubles,
/// and only then rounded to fixed point.
///
/// Clipping keeps winding numbers right inside the canvas: what is above, below or to the right of
/// it is dropped, what is to the left is moved onto its left border.
struct EdgeBuilder {
  /// The greatest distance of a chord from its curve, in pixels.
  ///
  /// A quarter of an 8-bit level of coverage. Together with the rounding of vertices and of the coverage itself, every pixel then
  /// comes out within one level of the true area.
  static let tolerance = 1.0 / 1024

  private let width: Double
  private let height: Double
  private let canvas: Rect
  private(set) var edges: [Edge] = []

  /// A builder for a canvas of `width` by `height` pixels.
  init(width: Int, height: Int) {
    self.width = Double(width)
    self.height = Double(height)
    canvas = Rect(x: 0, y: 0, width: self.width, height: self.height)
  }

  /// Adds the outline of `path` under `transform`, each subpath closed.
  mutating func add(_ path: Path, transform: Affine) {
    var start = Point.zero
    var position = Point.zero
    var next = 0
    func take() -> Point {
      defer { next += 1 }
      return path.points[next].applying(transform)
    }
    for verb in path.verbs {
      switch verb {
      case .move:
        addLine(from: position, to: start)
        start = take()
        position = start
      case .line:
        let end = take()
        addLine(from: position, to: end)
        position = end
      case .quad:
        let curve = QuadraticBezier(start: position, control: take(), end: take())
        add(curve)
        position = curve.end
      case .cubic:
        let curve = CubicBezier(
          start: position, control1: take(), control2: take(), end: take())
        add(curve)
        position = curve.end
      case .close:
        addLine(from: position, to: start)
        position = start
      }
    }
    addLine(from: position, to: start)
  }

  private mutating func add(_ curve: some Curve) {
    curve.forEachChord(tolerance: EdgeBuilder.tolerance, in: canvas) { start, end in
      addLine(from: start, to: end)
    }
  }

  // MARK: Clipping

  private mutating func addLine(from start: Point, to end: Point) {
    let isDown = start.y < end.y
    var (top, bottom) = isDown ? (start, end) : (end, start)
    guard top.y < height, bottom.y > 0 else { return }
    guard top.y < bottom.y else { return addLevel(from: start, to: end) }
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let unclipped = top
    if top.y < 0 { top = Point(x: unclipped.x - unclipped.y * slope, y: 0) }
    if bottom.y > height {
      bottom = Point(x: unclipped.x + (height - unclipped.y) * slope, y: height)
    }
    let winding: Int32 = isDown ? 1 : -1
    if min(top.x, bottom.x) >= 0, max(top.x, bottom.x) <= width {
      addEdge(from: top, to: bottom, winding: winding)
    } else {
      addClippedInX(from: top, to: bottom, slope: slope, winding: winding)
    }
  }

  /// Adds what remains of a line that crosses the left or right border, or lies beyond it.
  private mutating func addClippedInX(
    from top: Point, to bottom: Point, slope: Double, winding: Int32
  ) {
    let (left, right) = (min(top.x, bottom.x), max(top.x, bottom.x))
    guard left < width else { return }
    func onBorder(_ y: Double) -> Point { Point(x: 0, y: y) }
    if right <= 0 {
      addEdge(from: onBorder(top.y), to: onBorder(bottom.y), winding: winding)
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
      addEdge(from: onBorder(top.y), to: first, winding: winding)
    }
    if bottom.x < 0 {
      last = crossing(0)
      addEdge(from: last, to: onBorder(bottom.y), winding: winding)
    }
    addEdge(from: first, to: last, winding: winding)
  }

  private mutating func addLevel(from start: Point, to end: Point) {
    func clamped(_ point: Point) -> Point { Point(x: min(max(point.x, 0), width), y: point.y) }
    if start.x != end.x { addEdge(from: clamped(start), to: clamped(end), winding: 1) }
  }

  private mutating func addEdge(from top: Point, to bottom: Point, winding: Int32) {
    let edge = Edge(
      x0: FixedPoint.nearest(top.x), y0: FixedPoint.nearest(top.y),
      x1: FixedPoint.nearest(bottom.x), y1: FixedPoint.nearest(bottom.y), winding: winding)
    // On the border of two rows a level edge parts nothing.
    if edge.y0 < edge.y1 || edge.y0 & FixedPoint.mask != 0 { edges.append(edge) }
  }
}
