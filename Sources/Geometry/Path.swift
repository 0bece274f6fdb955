/// Lines and Bézier curves, in subpaths: what is filled, stroked and clipped with.
///
/// A value of two arrays: one verb an element, and the points that the verbs take, in turn.
/// `move` and `line` take one point, `quad` two (control, end), `cubic` three (two controls, end),
/// `close` none. Arcs are stored as cubics (see ``addArc(center:radius:startAngle:endAngle:clockwise:)``).
/// Every subpath starts with a `move`: drawing without a current point starts at the first point
/// given, and drawing on after a close starts where the closed subpath started.
public struct Path: Hashable, Sendable {
  /// What an element is; the raw values are part of a display list's fingerprint.
  @frozen
  package enum Verb: UInt8, Hashable, Sendable {
    case move, line, quad, cubic, close
  }

  /// One verb an element.
  package private(set) var verbs: [Verb] = []
  /// The points of the verbs, in turn.
  package private(set) var points: [Point] = []
  /// Where the current subpath started, while there is one to draw on.
  private var start: Point?

  /// A path of nothing.
  public init() {}

  /// The path that `build` makes.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// Whether the path has no element.
  public var isEmpty: Bool { verbs.isEmpty }

  /// The last point drawn to, which the next line or curve starts at.
  public var currentPoint: Point? {
    verbs.last == .close ? start : points.last
  }

  /// Whether every coordinate is a number other than NaN and infinity.
  public var isFinite: Bool { points.allSatisfy(\.isFinite) }

  /// Starts a subpath at `point`.
  public mutating func move(to point: Point) {
    if verbs.last == .move {
      points[points.count - 1] = point
    } else {
      verbs.append(.move)
      points.append(point)
    }
    start = point
  }

  /// Draws a straight line from the current point to `point`.
  public mutating func addLine(to point: Point) {
    beginSubpathIfNeeded(at: point)
    verbs.append(.line)
    points.append(point)
  }

  /// Draws a quadratic Bézier curve from the current point to `end`.
  public mutating func addQuadCurve(to end: Point, control: Point) {
    beginSubpathIfNeeded(at: control)
    verbs.append(.quad)
    points.append(control)
    points.append(end)
  }

  /// Draws a cubic Bézier curve from the current point to `end`.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    beginSubpathIfNeeded(at: control1)
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  /// Closes the current subpath with a straight line to its start.
  ///
  /// Nothing happens where there is no subpath to close.
  public mutating func closeSubpath() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  /// Adds a closed subpath of straight lines; nothing without points.
  ///
  /// A point equal to the one before it is left out.
  package mutating func addPolygon(_ polygon: some Sequence<Point>) {
    var count = 0
    for point in polygon {
      if count == 0 {
        move(to: point)
      } else if point != points[points.count - 1] {
        points.append(point)
        verbs.append(.line)
      }
      count += 1
    }
    if count > 0 { closeSubpath() }
  }

  /// Appends the elements of `other`, each point after `transform`.
  public mutating func addPath(_ other: Path, transform: Affine = .identity) {
    // Of two moves in a row the last counts.
    if verbs.last == .move, other.verbs.first == .move {
      verbs.removeLast()
      points.removeLast()
    }
    verbs += other.verbs
    // Not `reserveCapacity`, which grows to the exact size: many short paths would take quadratic time.
    points += other.points.lazy.map { $0.applying(transform) }
    start = other.start?.applying(transform) ?? start
  }

  /// The path of the same elements with each point made from the one here and the one in `other`,
  /// which has as many.
  func mapPoints(with other: Path, _ change: (Point, Point) -> Point) -> Path {
    var result = self
    for index in points.indices {
      result.points[index] = change(points[index], other.points[index])
    }
    if let start, let otherStart = other.start { result.start = change(start, otherStart) }
    return result
  }

  /// The path with each point after `transform`.
  public func applying(_ transform: Affine) -> Path {
    var result = Path()
    result.addPath(self, transform: transform)
    return result
  }

  /// The path moved by (`x`, `y`).
  public func offsetBy(dx: Double, dy: Double) -> Path {
    applying(Affine(translationX: dx, y: dy))
  }

  private mutating func beginSubpathIfNeeded(at point: Point) {
    switch verbs.last {
    case nil: move(to: point)
    case .close: move(to: start ?? point)
    default: break
    }
  }
}
