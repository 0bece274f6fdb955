import Numerics

/// Builds the outline of a stroke from pieces that are all wound the same way: clockwise on screen,
/// as ``Path/addRect(_:)`` draws.
///
/// The outline of a subpath runs along one side of the centre line and back along the other. Seen
/// as a sum of winding numbers it is made of one quadrilateral a chord, one wedge on the outer side
/// of each turn and one piece a cap, and every one of them winds the same way:
///
/// - A chord's ends are cut along the curve's own normals where the cuts do not cross; along the
///   chord's normal elsewhere, with a rounded turn to the neighbour. Neighbours that share a normal
///   share an edge, and nothing overlaps.
/// - At a turn the inner side goes through the centre line's own point, which adds nothing to the
///   sum. Where both neighbours are long enough the inner side goes straight from one normal to the
///   other instead: that takes the small triangle between them away once, where both quadrilaterals
///   cover it, so the sum stays at least 1.
///
/// So the non-zero rule gives the union of the pieces, without holes, however the line bends.
struct StrokeOutliner {
  let style: StrokeStyle
  private let half: Double
  private let tolerance: Double
  /// The turn, in radians, whose chord on a circle of the half width strays by the tolerance.
  private let angleStep: Double

  init(style: StrokeStyle, tolerance: Double) {
    self.style = style
    half = style.lineWidth / 2
    // A chord of angle a on radius h strays by h (1 - cos(a/2)) <= h a² / 8. The smallest step, for curves
    // as for round turns, is 1e-4, which is 63,000 to a circle: true to 1/1024 up to a radius of 780,000,
    // and an end to what a huge width or a tolerance of 0 can cost.
    self.tolerance = max(tolerance, half * (1e-4 * 1e-4 / 8))
    angleStep = min((8 * self.tolerance / half).squareRoot(), .pi / 4)
  }

  /// Appends the outline of one subpath to `path`.
  func append(_ subpath: Subpath, to path: inout Path) {
    if style.lineJoin != .miterClip, let line = subpath.lineThereAndBack {
      return outliningTurnsAsCaps.append(line, to: &path)
    }
    let spine = StrokeSpine(subpath, half: half, tolerance: tolerance)
    guard let first = spine.segments.first, let last = spine.segments.last else {
      if !subpath.segments.isEmpty || subpath.isClosed { appendDot(at: subpath.start, to: &path) }
      return
    }
    var sides = Sides()
    sides.left.reserveCapacity(2 * spine.vertices.count + 16)
    sides.right.reserveCapacity(2 * spine.vertices.count + 16)
    for (index, segment) in spine.segments.enumerated() {
      if index > 0 { appendJoin(spine, from: spine.segments[index - 1], to: segment, to: &sides) }
      appendSegment(spine, segment, to: &sides)
    }
    if subpath.isClosed {
      appendJoin(spine, from: last, to: first, to: &sides)
      path.addPolygon(sides.left.reversed())
      path.addPolygon(sides.right)
    } else {
      let (start, end) = (Chord(spine, first.lowerBound), Chord(spine, last.upperBound - 2))
      appendCap(
        at: end.end.point, normal: end.end.normal, cut: end.endCut(half), to: &sides.left)
      sides.left += sides.right.reversed()
      appendCap(
        at: start.start.point, normal: -start.start.normal, cut: -start.startCut(half),
        to: &sides.left)
      path.addPolygon(sides.left.reversed())
    }
  }

  /// This outliner, with caps that look like what its joins make of half a turn.
  ///
  /// A miter of half a turn is beyond any limit, and a bevel.
  private var outliningTurnsAsCaps: StrokeOutliner {
    var open = style
    open.lineCap = style.lineJoin == .round ? .round : .butt
    return StrokeOutliner(style: open, tolerance: tolerance)
  }

  /// The two sides of the outline, each from the line's start to its end; left is where normals
  /// point.
  private struct Sides {
    var left: [Point] = []
    var right: [Point] = []

    mutating func append(_ point: Point, _ offset: Vector) {
      left.append(point + offset)
      right.append(point - offset)
    }
  }

  /// One straight piece of the centre line, with the normals that its ends are cut along.
  private struct Chord {
    var start: SpineVertex
    var end: SpineVertex

    init(_ spine: StrokeSpine, _ index: Int) {
      start = spine.vertices[index]
      end = spine.vertices[index + 1]
    }

    var length: Double { (end.point - start.point).length }

    /// Whether a stroke of half width `half` can be cut along `normal` at an end of this chord: the
    /// slanted cut must take less than half the chord's length, or the two cuts would cross.
    @inline(__always)
    func allowsCut(along normal: Vector, half: Double) -> Bool {
      let across = (end.point - start.point).perpendicular
      let along = across.dot(normal)
      // With the chord's length l and the angle a between the normals: along is l cos a, so this
      // asks for h l sin a <= (l cos a)² / 2, which is a little less than h tan a <= l / 2.
      return along > 0 && half * abs(across.cross(normal)) <= along * along / 2
    }

    private var normal: Vector {
      (end.point - start.point).normalized?.perpendicular ?? start.normal
    }

    /// The normal that the chord is really cut along at its start.
    func startCut(_ half: Double) -> Vector {
      allowsCut(along: start.normal, half: half) ? start.normal : normal
    }

    /// The normal that the chord is really cut along at its end.
    func endCut(_ half: Double) -> Vector {
      allowsCut(along: end.normal, half: half) ? end.normal : normal
    }
  }

  /// Appends both sides of one segment, from its first vertex to its last.
  private func appendSegment(_ spine: StrokeSpine, _ range: Range<Int>, to sides: inout Sides) {
    /// The normal that both sides stand on, at the last point of the centre line.
    var standing: Vector?
    for index in range.lowerBound..<range.upperBound - 1 {
      let chord = Chord(spine, index)
      let (start, end) = (chord.startCut(half), chord.endCut(half))
      if let standing {
        // Where the chord can be cut along the curve's own normal it shares that with the one before.
        if standing != start {
          appendCorner(
            at: chord.start.point, from: standing, to: start, join: .round, reach: 0, to: &sides)
        }
      } else {
        sides.append(chord.start.point, start * half)
      }
      sides.append(chord.end.point, end * half)
      standing = end
    }
  }

  // MARK: Turns

  /// Leads both sides from the end of one segment to the start of the next.
  private func appendJoin(
    _ spine: StrokeSpine, from first: Range<Int>, to second: Range<Int>, to sides: inout Sides
  ) {
    let (before, after) = (Chord(spine, first.upperBound - 2), Chord(spine, second.lowerBound))
    let center = before.end.point
    let (arriving, leaving) = (before.endCut(half), after.startCut(half))
    let (start, end) = (before.end.normal, after.start.normal)
    let isPlain = arriving == start && leaving == end
    let reach = isPlain ? min(before.length, after.length) / 2 : 0
    appendCorner(at: center, from: arriving, to: start, join: .round, reach: 0, to: &sides)
    appendCorner(at: center, from: start, to: end, join: style.lineJoin, reach: reach, to: &sides)
    appendCorner(at: center, from: end, to: leaving, join: .round, reach: 0, to: &sides)
  }

  /// Turns both sides at `center` from one unit normal to another.
  ///
  /// `reach` is how far both neighbours cover the inner side on from here; with 0 the inner side
  /// goes through `center`.
  private func appendCorner(
    at center: Point, from start: Vector, to end: Vector, join: LineJoin, reach: Double,
    to sides: inout Sides
  ) {
    guard start != end else { return }
    let (sine, cosine) = (start.cross(end), start.dot(end))
    let innerIsDirect = cosine > 0 && half * abs(sine) <= reach
    if sine >= 0 {
      appendJoin(at: center, from: -start, to: -end, join: join, to: &sides.right)
      if !innerIsDirect { sides.left.append(center) }
    } else {
      appendJoin(at: center, from: start, to: end, join: join, to: &sides.left)
      if !innerIsDirect { sides.right.append(center) }
    }
    // Both sides stand on the new normal, wherever the turn led them.
    sides.append(center, end * half)
  }

  /// Appends what lies between the two normals on the outer side, without the ends themselves.
  private func appendJoin(
    at center: Point, from start: Vector, to end: Vector, join: LineJoin, to side: inout [Point]
  ) {
    switch join {
    case .bevel: break
    case .round: appendArc(at: center, from: start, to: end, to: &side)
    case .miter, .miterClip:
      // The miter's length over the line's width is 1 / cos(turn / 2).
      let cosine = start.dot(end)
      if 2 <= style.miterLimit * style.miterLimit * (1 + cosine) {
        side.append(center + (start + end) * (half / (1 + cosine)))
      } else if join == .miterClip {
        appendClippedMiter(at: center, from: start, to: end, to: &side)
      }
    }
  }

  /// Appends the two corners of a miter cut off at the limit, on its way out and on its way back.
  ///
  /// With the turn t, a side's edge reaches h cos(t/2) along the bisector where it starts and sin(t/2)
  /// more with each unit on; it is cut at m h. The bisector of a line that turns right back is the way
  /// it came.
  private func appendClippedMiter(
    at center: Point, from start: Vector, to end: Vector, to side: inout [Point]
  ) {
    let cosine = start.dot(end)
    let (cosHalf, sinHalf) = (
      (max(1 + cosine, 0) / 2).squareRoot(), (max(1 - cosine, 0) / 2).squareRoot()
    )
    let limit = max(style.miterLimit, 1)
    let reach = half * (limit - cosHalf) / sinHalf
    guard reach > 0, reach.isFinite else { return }
    // On along the edge that arrives, back along the one that leaves; on the right side, where
    // clockwise turns have their joins, the directions of travel are the normals turned clockwise.
    let way = start.cross(end) >= 0 ? reach : -reach
    side.append(center + start * half + start.perpendicular * way)
    side.append(center + end * half - end.perpendicular * way)
  }

  /// Appends points on the circle of the half width from `start` to `end` the shorter way, without
  /// the two themselves; a half turn goes by way of the direction that the stroke came in.
  private func appendArc(
    at center: Point, from start: Vector, to end: Vector, to side: inout [Point]
  ) {
    let (sine, cosine) = (start.cross(end), start.dot(end))
    // The sine of a half turn may come out as -0, which would lead the other way round.
    let angle = Double.atan2(y: sine == 0 ? 0 : sine, x: cosine)
    appendArc(at: center, from: start, angle: angle, to: &side)
  }

  private func appendArc(
    at center: Point, from start: Vector, angle: Double, to side: inout [Point]
  ) {
    let count = (abs(angle) / angleStep).rounded(.up)
    guard count > 1 else { return }
    let (sine, cosine) = Double.sincos(angle / count)
    var spoke = start * half
    for _ in stride(from: 1, to: count, by: 1) {
      spoke = Vector(
        dx: spoke.dx * cosine - spoke.dy * sine, dy: spoke.dx * sine + spoke.dy * cosine)
      side.append(center + spoke)
    }
  }

  // MARK: Caps

  /// Closes an end: from the side at `cut` round to the side opposite.
  ///
  /// `normal` is the curve's own at this end, which the cap stands on; `cut` is the normal that the
  /// last chord was cut along, from which the side comes.
  private func appendCap(at end: Point, normal: Vector, cut: Vector, to side: inout [Point]) {
    if cut != normal {
      var wedge = Sides()
      appendCorner(at: end, from: cut, to: normal, join: .round, reach: 0, to: &wedge)
      side += wedge.left
      appendCapProper(at: end, normal: normal, to: &side)
      side += wedge.right.reversed()
    } else {
      appendCapProper(at: end, normal: normal, to: &side)
    }
  }

  private func appendCapProper(at end: Point, normal: Vector, to side: inout [Point]) {
    let outwards = -normal.perpendicular
    switch style.lineCap {
    case .butt: break
    case .round: appendArc(at: end, from: normal, angle: -.pi, to: &side)
    case .square:
      side.append(end + (normal + outwards) * half)
      side.append(end + (outwards - normal) * half)
    }
  }

  /// A subpath without length: what its caps alone leave.
  private func appendDot(at center: Point, to path: inout Path) {
    let square = Rect(
      x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
    switch style.lineCap {
    case .butt: break
    case .round:
      var circle: [Point] = [Point(x: center.x + half, y: center.y)]
      appendArc(at: center, from: Vector(dx: 1, dy: 0), angle: 2 * .pi, to: &circle)
      path.addPolygon(circle)
    case .square: path.addRect(square)
    }
  }
}

extension Subpath {
  /// The way there of a line that is closed, which goes back the way it came.
  ///
  /// As a closed outline it would be covered twice, and every pixel on its edges with it.
  fileprivate var lineThereAndBack: Subpath? {
    guard isClosed, segments.count == 2, case .line(let there) = segments[0],
      case .line(let back) = segments[1], there.start == back.end, there.start != there.end
    else { return nil }
    return Subpath(start: start, segments: [segments[0]])
  }
}
