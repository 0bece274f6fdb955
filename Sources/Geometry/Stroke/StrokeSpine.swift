/// A place on the centre line of a stroke.
struct SpineVertex {
  var point: Point
  /// The unit normal of the curve itself there: the direction of travel, turned clockwise on screen.
  var normal: Vector
}

/// The centre line of a stroke, flattened into chords that turn only a little from one to the next.
///
/// Steps are as long as the tolerance lets them be where they are. A chord over the parameters t to
/// t + d, of length l, whose ends' directions differ by the angle a, strays
///
/// - from the curve by at most e = max |B''·n| d²/8, with n its normal: the distance from it vanishes
///   at both ends and has B''·n as its second derivative, which is greatest at an end, since B'' is
///   linear;
/// - from the offset curve at the distance h by at most h a²/8 more, the sagitta of an arc of the
///   radius h; what an inflection hides between the ends adds no more than 4 e/l to a.
///
/// So every step is chosen by the curve's bend at its start and checked when it has been taken.
struct StrokeSpine {
  /// The vertices of all segments; those of one start where those of the one before end.
  private(set) var vertices: [SpineVertex] = []
  /// Which vertices belong to each segment that has a length: two or more, no two in a row at one
  /// place.
  private(set) var segments: [Range<Int>] = []

  private let half: Double
  /// What is asked for.
  private let finest: Double
  /// What the curve at hand is followed to.
  private var tolerance: Double
  /// The length below which the direction of a chord of the curve at hand is mostly rounding; 0 where no
  /// chord is as short as that.
  private var resolution = 0.0
  /// The cosine of the greatest turn of a chord, an eighth of a turn.
  private let leastCosine = 0.7071067811865476

  /// Flattens `subpath` so that a stroke of the half width `half` along it is within `tolerance`, or
  /// within 2^-40 of a curve's greatest coordinate where that is more.
  init(_ subpath: Subpath, half: Double, tolerance: Double) {
    self.half = half
    (finest, self.tolerance) = (tolerance, tolerance)
    for segment in subpath.segments {
      switch segment {
      case .line(let line): append(line)
      case .quad(let quad):
        takeTolerance(for: quad.controlBox)
        append(quad.withoutTinyHandles(tolerance: tolerance))
      case .cubic(let cubic):
        takeTolerance(for: cubic.controlBox)
        append(cubic.withoutTinyHandles(tolerance: tolerance))
      }
    }
  }

  /// Takes the tolerance that is asked for, or the one that a curve within `box` has digits for.
  ///
  /// Closer to its last digits a curve is a staircase, whose every step would be followed and rounded; and
  /// with 2^-40 of its size it takes at most a million or so of chords.
  private mutating func takeTolerance(for box: Box) {
    let reach = max(max(-box.minX, box.maxX), max(-box.minY, box.maxY))
    tolerance = max(finest, reach * 0x1p-40)
    resolution = reach > 65_536 ? reach * 0x1p-40 : 0
  }

  private mutating func append(_ line: Line) {
    guard let direction = line.startDirection else { return }
    let (first, normal) = (vertices.count, direction.perpendicular)
    vertices.append(SpineVertex(point: line.start, normal: normal))
    vertices.append(SpineVertex(point: line.end, normal: normal))
    segments.append(first..<vertices.count)
  }

  private mutating func append(_ curve: some Curve) {
    guard let direction = curve.startDirection else { return }
    let first = vertices.count
    vertices.append(SpineVertex(point: curve.start, normal: direction.perpendicular))
    var sample = Sample(
      t: 0, point: curve.start, direction: direction, speed: curve.derivative(at: 0).length,
      bend: curve.secondDerivative(at: 0))
    // 65,536 steps are beyond any picture; what needs more has no place for them in its digits.
    var shortest = 0x1p-20
    while sample.t < 1 {
      if vertices.count - first == 65_536 { shortest = 0x1p-4 }
      sample = step(along: curve, from: sample, shortest: shortest)
      appendVertex(sample, isFirst: vertices.count == first + 1)
    }
    if vertices.count > first + 1 {
      segments.append(first..<vertices.count)
    } else {
      vertices.removeLast()
    }
  }

  private mutating func appendVertex(_ sample: Sample, isFirst: Bool) {
    let vertex = SpineVertex(point: sample.point, normal: sample.direction.perpendicular)
    if vertex.point != vertices[vertices.count - 1].point {
      vertices.append(vertex)
    } else if !isFirst {
      // A step without length turns on the spot: the chord before it takes over its last direction.
      vertices[vertices.count - 1].normal = vertex.normal
    }
  }

  // MARK: Steps

  private struct Sample {
    var t: Double
    var point: Point
    var direction: Vector
    /// The length of the first derivative.
    var speed: Double
    /// The second derivative.
    var bend: Vector
  }

  /// The end of the longest step from `start` that keeps to the tolerance, or nearly.
  private func step(along curve: some Curve, from start: Sample, shortest: Double) -> Sample {
    let rest = 1 - start.t
    let shortest = max(shortest, stepToResolution(from: start))
    var length = estimate(along: curve, from: start)
    if !(length < rest * 0.999) {
      length = rest
    } else if length > rest / 2 {
      // Two steps alike rather than a long and a short one.
      length = rest / 2
    }
    while true {
      length = max(length, shortest)
      let t = length >= rest * 0.999 ? 1 : start.t + length
      let end = sample(curve, at: t, after: start)
      if length <= shortest { return end }
      let error = error(from: start, to: end, length: t - start.t)
      if error <= tolerance || isTiny(start, end, length: t - start.t) { return end }
      let factor = (0.9 * tolerance / error).squareRoot()
      length = (t - start.t) * (factor > 0.1 ? min(factor, 0.9) : 0.1)
    }
  }

  /// The step that may get away from the start by as much as directions have digits for.
  private func stepToResolution(from start: Sample) -> Double {
    guard resolution > 0 else { return 0 }
    // bend t² + speed t = resolution, in the form that nothing cancels in.
    let half = start.speed / 2
    let root = (half * half + start.bend.length * resolution).squareRoot()
    let step = resolution / (half + root)
    return step < 1 ? step : 1
  }

  /// The step whose error would be just below the tolerance if the bend stayed what it is.
  private func estimate(along curve: some Curve, from start: Sample) -> Double {
    guard start.speed > 0 else { return 1.0 / 64 }
    let across = abs(start.direction.cross(start.bend))
    let turn = across / start.speed
    return (0.9 * 8 * tolerance / (across + half * turn * turn)).squareRoot()
  }

  private func sample(_ curve: some Curve, at t: Double, after start: Sample) -> Sample {
    let velocity = curve.derivative(at: t)
    let speed = velocity.length
    // Far from under- and overflow the division by the length is all that is needed.
    let isPlain = speed > 1e-100 && speed < 1e100 && t < 1
    let direction =
      isPlain ? velocity * (1 / speed) : curve.direction(at: t) ?? start.direction
    return Sample(
      t: t, point: t < 1 ? curve.point(at: t) : curve.end, direction: direction, speed: speed,
      bend: curve.secondDerivative(at: t))
  }

  /// Whether the curve does not leave the start by as much as the tolerance shows.
  ///
  /// The speed is nowhere above that at the start and the greatest bend, at one of the ends, for all
  /// of the step. A turn that such a step hides is rounded by whoever goes round it.
  private func isTiny(_ start: Sample, _ end: Sample, length: Double) -> Bool {
    let bend = max(start.bend.length, end.bend.length)
    return (start.speed + bend * length) * length < tolerance / 16
  }

  /// A bound of how far a chord strays from the stroke's sides; infinite where it turns too far.
  private func error(from start: Sample, to end: Sample, length: Double) -> Double {
    let cosine = start.direction.dot(end.direction)
    guard cosine >= leastCosine else { return .infinity }
    let chord = end.point - start.point
    let distance = chord.length
    guard distance > 0 else { return .infinity }
    let across = max(abs(chord.cross(start.bend)), abs(chord.cross(end.bend))) / distance
    let spine = across * length * length / 8
    let hidden = spine / distance
    // 1 - cos a is a²/2 and less: within a tenth of it up to an eighth of a turn.
    return spine + half * max((1 - cosine) / 4 * 1.06, 2 * hidden * hidden)
  }
}

/// A curve that starts off along a handle too short to be seen, and turns at once, has the direction that it
/// turns to: its caps and joins are to stand on that. A handle counts as too short below a quarter of the
/// tolerance; without it the curve is nowhere more than an eighth of the tolerance (4/9 of the handle's length, half of a
/// quadratic's) from where it was.
extension CubicBezier {
  fileprivate func withoutTinyHandles(tolerance: Double) -> CubicBezier {
    guard (end - start).length > tolerance else { return self }
    var curve = self
    if (control1 - start).length < tolerance / 4 { curve.control1 = start }
    if (control2 - end).length < tolerance / 4 { curve.control2 = end }
    return curve
  }
}

extension QuadraticBezier {
  fileprivate func withoutTinyHandles(tolerance: Double) -> QuadraticBezier {
    guard (end - start).length > tolerance else { return self }
    var curve = self
    if (control - start).length < tolerance / 4 { curve.control = start }
    if (control - end).length < tolerance / 4 { curve.control = end }
    return curve
  }
}
