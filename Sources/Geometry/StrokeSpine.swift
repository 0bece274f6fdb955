/// One straight piece of a flattened centre line, with the normals that its ends are cut along.
struct StrokeChord {
  var start: Point
  var end: Point
  /// The unit vector from start to end.
  var direction: Vector
  var length: Double
  /// The unit normals of the curve itself at the two ends: the direction of travel, perpendicular.
  var startNormal: Vector
  var endNormal: Vector
  /// Whether the next chord belongs to another segment of the path, so that a join stands between.
  var endsSegment = false

  /// Whether a stroke of half width `half` can be cut along `normal` at an end of this chord: the
  /// slanted cut must take less than half the chord's length, or the two cuts would cross.
  func allowsCut(along normal: Vector, half: Double) -> Bool {
    let across = direction.perpendicular
    let cosine = across.dot(normal)
    return cosine > 0 && half * abs(across.cross(normal)) <= cosine * length / 2
  }
}

/// The centre line of a stroke, flattened into chords that turn only a little from one to the next.
struct StrokeSpine {
  /// Chords in order, each with a length; empty for a subpath that never leaves its start.
  private(set) var chords: [StrokeChord] = []

  /// Flattens `subpath` to within `tolerance`, with directions no farther than `angleStep` radians
  /// apart inside a curve wherever its chords are longer than `tolerance`.
  init(_ subpath: Subpath, tolerance: Double, angleStep: Double) {
    let limits = Limits(tolerance: tolerance, cosine: 1 - angleStep * angleStep / 2)
    for segment in subpath.segments {
      let first = chords.count
      switch segment {
      case .line(let line): append(line, limits)
      case .quad(let quad): append(quad, limits)
      case .cubic(let cubic): append(cubic, limits)
      }
      if chords.count > first { chords[chords.count - 1].endsSegment = true }
    }
  }

  private struct Limits {
    var tolerance: Double
    /// Below the cosine of the angle step, by the first terms of its series.
    var cosine: Double
  }

  private struct Sample {
    var t: Double
    var point: Point
    var direction: Vector
  }

  private mutating func append(_ line: Line, _ limits: Limits) {
    guard let direction = line.startDirection else { return }
    appendChord(
      from: Sample(t: 0, point: line.start, direction: direction),
      to: Sample(t: 1, point: line.end, direction: direction))
  }

  private mutating func append(_ curve: some Curve, _ limits: Limits) {
    guard let first = curve.startDirection, let last = curve.endDirection else { return }
    // 8,192 steps are true to 1/100 for control points a million apart; what is larger is drawn as
    // quickly, less closely.
    let steps = curve.stepCount(tolerance: limits.tolerance)
    let count = steps < 8_192 ? steps.rounded(.up) : 8_192
    var previous = Sample(t: 0, point: curve.start, direction: first)
    for index in stride(from: 1, to: count, by: 1) {
      let t = index / count
      let next = Sample(
        t: t, point: curve.point(at: t), direction: curve.direction(at: t) ?? previous.direction)
      refine(curve, from: previous, to: next, limits, depth: 0)
      previous = next
    }
    refine(
      curve, from: previous, to: Sample(t: 1, point: curve.end, direction: last), limits, depth: 0)
  }

  /// Halves a step until its directions are close, or it is too short for the difference to show.
  private mutating func refine(
    _ curve: some Curve, from start: Sample, to end: Sample, _ limits: Limits, depth: Int
  ) {
    let turnsLittle = start.direction.dot(end.direction) >= limits.cosine
    let isShort = start.point.distance(to: end.point) < limits.tolerance
    if turnsLittle || (isShort && depth >= 3) || depth == 24 {
      appendChord(from: start, to: end)
      return
    }
    let t = (start.t + end.t) / 2
    let middle = Sample(
      t: t, point: curve.point(at: t), direction: curve.direction(at: t) ?? start.direction)
    refine(curve, from: start, to: middle, limits, depth: depth + 1)
    refine(curve, from: middle, to: end, limits, depth: depth + 1)
  }

  private mutating func appendChord(from start: Sample, to end: Sample) {
    let difference = end.point - start.point
    guard let direction = difference.normalized else {
      // A step without length turns on the spot: the chord before it takes over its last direction.
      if !chords.isEmpty, !chords[chords.count - 1].endsSegment {
        chords[chords.count - 1].endNormal = end.direction.perpendicular
      }
      return
    }
    chords.append(
      StrokeChord(
        start: start.point, end: end.point, direction: direction, length: difference.length,
        startNormal: start.direction.perpendicular, endNormal: end.direction.perpendicular))
  }
}
