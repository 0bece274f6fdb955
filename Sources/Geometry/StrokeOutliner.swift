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
  private let spineTolerance: Double
  /// The turn, in radians, whose chord on a circle of the half width strays by half the tolerance.
  private let angleStep: Double

  init(style: StrokeStyle, tolerance: Double) {
    self.style = style
    half = style.lineWidth / 2
    spineTolerance = tolerance / 2
    // A chord of angle a on radius h strays by h (1 - cos(a/2)) <= h a² / 8. The smallest step is
    // 6,300 to a circle: true to 1/1024 up to a radius of 7,800, to 1/250 on the largest bitmap, and
    // an end to what a huge width or a tolerance of 0 can cost.
    let step = (8 * (tolerance / 2) / half).squareRoot()
    angleStep = step > 1e-3 ? min(step, .pi / 4) : 1e-3
  }

  /// Appends the outline of one subpath to `path`.
  func append(_ subpath: Subpath, to path: inout Path) {
    let spine = StrokeSpine(subpath, tolerance: spineTolerance, angleStep: angleStep)
    guard let first = spine.chords.first, let last = spine.chords.last else {
      if !subpath.segments.isEmpty || subpath.isClosed { appendDot(at: subpath.start, to: &path) }
      return
    }
    var sides = Sides()
    for (index, chord) in spine.chords.enumerated() {
      appendChord(chord, to: &sides)
      if index + 1 < spine.chords.count {
        appendTurn(from: chord, to: spine.chords[index + 1], to: &sides)
      }
    }
    if subpath.isClosed {
      appendTurn(from: last, to: first, to: &sides)
      append(sides.left.reversed(), to: &path)
      append(sides.right, to: &path)
    } else {
      var outline = sides.left
      appendCap(
        at: last.end, normal: last.endNormal, cut: cut(last.endNormal, last), to: &outline)
      outline += sides.right.reversed()
      appendCap(
        at: first.start, normal: -first.startNormal, cut: -cut(first.startNormal, first),
        to: &outline)
      append(outline.reversed(), to: &path)
    }
  }

  /// The two sides of the outline, each from the line's start to its end; left is where normals
  /// point.
  private struct Sides {
    var left: [Point] = []
    var right: [Point] = []
  }

  /// The normal that `chord` is really cut along where the curve's own is `normal`.
  private func cut(_ normal: Vector, _ chord: StrokeChord) -> Vector {
    chord.allowsCut(along: normal, half: half) ? normal : chord.direction.perpendicular
  }

  private func appendChord(_ chord: StrokeChord, to sides: inout Sides) {
    let startCut = cut(chord.startNormal, chord) * half
    let endCut = cut(chord.endNormal, chord) * half
    sides.left.append(chord.start + startCut)
    sides.left.append(chord.end + endCut)
    sides.right.append(chord.start - startCut)
    sides.right.append(chord.end - endCut)
  }

  // MARK: Turns

  /// Leads both sides from the end of one chord to the start of the next.
  private func appendTurn(
    from first: StrokeChord, to second: StrokeChord, to sides: inout Sides
  ) {
    let (arriving, leaving) = (cut(first.endNormal, first), cut(second.startNormal, second))
    if !first.endsSegment {
      appendCorner(
        at: first.end, from: arriving, to: leaving, join: .round, reach: 0, to: &sides)
      return
    }
    let isPlain = arriving == first.endNormal && leaving == second.startNormal
    let reach = isPlain ? min(first.length, second.length) / 2 : 0
    appendCorner(
      at: first.end, from: arriving, to: first.endNormal, join: .round, reach: 0, to: &sides)
    appendCorner(
      at: first.end, from: first.endNormal, to: second.startNormal, join: style.lineJoin,
      reach: reach, to: &sides)
    appendCorner(
      at: first.end, from: second.startNormal, to: leaving, join: .round, reach: 0, to: &sides)
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
    sides.left.append(center + end * half)
    sides.right.append(center - end * half)
  }

  /// Appends what lies between the two normals on the outer side, without the ends themselves.
  private func appendJoin(
    at center: Point, from start: Vector, to end: Vector, join: LineJoin, to side: inout [Point]
  ) {
    switch join {
    case .bevel: break
    case .round: appendArc(at: center, from: start, to: end, to: &side)
    case .miter:
      // The miter's length over the line's width is 1 / cos(turn / 2).
      let cosine = start.dot(end)
      guard 2 <= style.miterLimit * style.miterLimit * (1 + cosine) else { return }
      side.append(center + (start + end) * (half / (1 + cosine)))
    }
  }

  /// Appends points on the circle of the half width from `start` to `end` the shorter way, without
  /// the two themselves; a half turn goes by way of the direction that the stroke came in.
  private func appendArc(
    at center: Point, from start: Vector, to end: Vector, to side: inout [Point]
  ) {
    let (sine, cosine) = (start.cross(end), start.dot(end))
    appendArc(at: center, from: start, angle: Double.atan2(y: sine, x: cosine), to: &side)
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
      append(circle, to: &path)
    case .square: path.addRect(square)
    }
  }

  private func append(_ polygon: [Point], to path: inout Path) {
    guard let first = polygon.first else { return }
    path.move(to: first)
    // Neighbouring pieces both name the point that they share.
    for (previous, point) in zip(polygon, polygon.dropFirst()) where point != previous {
      path.addLine(to: point)
    }
    path.closeSubpath()
  }
}
