import Numerics

extension Path {
  /// Draws an arc of an ellipse on from the current point to `end`, in the terms of SVG's `A`.
  ///
  /// Of the two ellipses of these radii through both points, and the two arcs on each, the flags
  /// choose one. As SVG asks: radii of 0 give a straight line, negative radii count without
  /// their sign, radii too small to reach are enlarged by one factor until they do, and an arc that
  /// ends where it starts is left out.
  ///
  /// Stored as cubics of at most an eighth of a turn, within 4.3e-6 of the radius. The points are
  /// reckoned from the chord and never from the centre, so that an arc of a huge radius is as exact
  /// as a line.
  ///
  /// - Parameters:
  ///   - end: Where the arc ends.
  ///   - radii: The ellipse's radii along its own x and y axis.
  ///   - rotation: The turn of the ellipse's x axis from the coordinate system's.
  ///   - isLargeArc: Whether the arc is more than half a turn.
  ///   - isClockwise: Whether the angle grows along the arc: on screen, the way of a clock's hand.
  ///     SVG calls it the sweep flag.
  ///
  /// Source: Scalable Vector Graphics (SVG) 2, appendix B.2, "Elliptical arc implementation notes",
  /// for the rules.
  public mutating func addArc(
    to end: Point, radii: Size, rotation: Angle = .zero, isLargeArc: Bool, isClockwise: Bool
  ) {
    guard let start = currentPoint else { return move(to: end) }
    guard start != end else { return }
    guard
      let arc = EndpointArc(
        chord: end - start, radii: radii, rotation: rotation, isLargeArc: isLargeArc,
        isClockwise: isClockwise)
    else { return addLine(to: end) }
    append(arc, from: start, to: end)
  }

  private mutating func append(_ arc: EndpointArc, from start: Point, to end: Point) {
    let count = max((arc.sweep / (.pi / 4) - 1e-9).rounded(.up), 1)
    let step = arc.sweep / count
    let (sinQuarter, cosQuarter) = Double.sincos(step / 4)
    let reach = 4 / 3 * (sinQuarter / cosQuarter)
    var (from, tangent) = (start, arc.tangent(at: 0))
    for index in stride(from: 1, through: count, by: 1) {
      let nextTangent = arc.tangent(at: step * index)
      let to = index == count ? end : start + arc.displacement(at: step * index)
      addCurve(to: to, control1: from + tangent * reach, control2: to - nextTangent * reach)
      (from, tangent) = (to, nextTangent)
    }
  }
}

/// An arc of an ellipse between two points, reckoned from its chord.
///
/// In the coordinates where the ellipse is the unit circle, the arc of sweep s over a chord of
/// length 2 h has h = sin(s/2), and from the start to the angle a along it leads the chord
/// 2 sin(a/2) in the direction of the start's tangent turned by a/2. No centre, no difference of
/// large numbers.
private struct EndpointArc {
  /// The angle passed on the ellipse, more than 0, at most a full turn.
  let sweep: Double
  private let radii: Size
  private let axis: Vector
  /// The direction of travel at the start, on the unit circle.
  private let startTangent: Vector
  /// 1 where the angle grows along the arc, -1 where it shrinks.
  private let side: Double

  /// The arc over `chord`; nil where it is a straight line or overflows.
  init?(chord: Vector, radii: Size, rotation: Angle, isLargeArc: Bool, isClockwise: Bool) {
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    guard rx > 0, ry > 0 else { return nil }
    let (sin, cos) = Double.sincos(rotation.radians)
    let onCircle = Vector(
      dx: (chord.dx * cos + chord.dy * sin) / rx, dy: (chord.dy * cos - chord.dx * sin) / ry)
    guard let direction = onCircle.normalized else { return nil }
    let half = onCircle.length / 2
    if half >= 1 {
      (rx, ry) = (rx * half, ry * half)
      sweep = .pi
    } else {
      let toCentre = ((1 - half) * (1 + half)).squareRoot()
      sweep = 2 * Double.atan2(y: half, x: isLargeArc ? -toCentre : toCentre)
    }
    guard rx.isFinite, ry.isFinite, sweep > 0 else { return nil }
    self.radii = Size(width: rx, height: ry)
    axis = Vector(dx: cos, dy: sin)
    side = isClockwise ? 1 : -1
    startTangent = direction.turned(by: -side * sweep / 2)
  }

  /// The derivative by the angle at `angle` along the arc.
  func tangent(at angle: Double) -> Vector { placed(startTangent.turned(by: side * angle)) }

  /// The way from the start to `angle` along the arc.
  func displacement(at angle: Double) -> Vector {
    let (sinHalf, _) = Double.sincos(angle / 2)
    return placed(startTangent.turned(by: side * angle / 2) * (2 * sinHalf))
  }

  /// A displacement on the unit circle, on the ellipse.
  private func placed(_ vector: Vector) -> Vector {
    let (x, y) = (vector.dx * radii.width, vector.dy * radii.height)
    return Vector(dx: x * axis.dx - y * axis.dy, dy: x * axis.dy + y * axis.dx)
  }
}

extension Vector {
  /// The vector turned by `angle` radians, from x towards y.
  fileprivate func turned(by angle: Double) -> Vector {
    let (sin, cos) = Double.sincos(angle)
    return Vector(dx: dx * cos - dy * sin, dy: dx * sin + dy * cos)
  }
}
