import Numerics

extension Path {
  /// Adds an arc of a circle, joined by a line to the current point if there is one.
  ///
  /// The arc is stored as cubics of at most an eighth of a turn, within 4.3e-6 of the radius. As in
  /// Core Graphics, sweeps of a full turn and more draw one full circle. An angle that is not
  /// finite leaves a point that is not, for whoever draws the path to refuse.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: Its radius, in the path's units.
  ///   - startAngle: Where the arc starts; 0 lies on the positive x axis.
  ///   - endAngle: Where it ends.
  ///   - clockwise: As in SwiftUI and Core Graphics, whose convention is for y growing upwards:
  ///     false lets the angle grow, which on screen, with y downwards, is the way of a clock's hand.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let sweep = Path.sweep(
      from: startAngle.radians, to: endAngle.radians, decreasing: clockwise)
    addArc(center: center, radius: radius, from: startAngle.radians, sweep: sweep)
  }

  /// Adds an arc of a circle that passes the angle `delta`, joined by a line to the current point
  /// if there is one.
  ///
  /// Of a `delta` of several turns one whole turn is kept, beside what is left over. Within 4.3e-6 of
  /// the radius.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: Its radius, in the path's units.
  ///   - startAngle: Where the arc starts; 0 lies on the positive x axis.
  ///   - delta: The angle to pass: positive is, on screen, the way of a clock's hand.
  public mutating func addRelativeArc(
    center: Point, radius: Double, startAngle: Angle, delta: Angle
  ) {
    let fullTurn = 2 * Double.pi
    var sweep = delta.radians
    if abs(sweep) > 2 * fullTurn, sweep.isFinite {
      sweep = sweep.truncatingRemainder(dividingBy: fullTurn) + (sweep < 0 ? -fullTurn : fullTurn)
    }
    addArc(center: center, radius: radius, from: startAngle.radians, sweep: sweep)
  }

  /// Adds an arc of a circle that rounds the corner at `tangent1End`, and a line from the current
  /// point to where it starts.
  ///
  /// The circle touches the lines from the current point to `tangent1End` and on to `tangent2End`;
  /// the path ends where it touches the second. Where the three points lie on one line, or the
  /// radius is not more than 0, a line to `tangent1End` is all. Without a current point the path
  /// starts at `tangent1End`. Within 4.3e-6 of the radius.
  public mutating func addArc(tangent1End: Point, tangent2End: Point, radius: Double) {
    guard let current = currentPoint else { return move(to: tangent1End) }
    guard radius > 0,
      let back = (current - tangent1End).normalized, let on = (tangent2End - tangent1End).normalized
    else { return addLine(to: tangent1End) }
    let (sine, cosine) = (back.cross(on), back.dot(on))
    // Half the corner's angle a: the circle touches at a distance of radius / tan(a / 2).
    let reach = radius * (1 + cosine) / abs(sine)
    guard sine != 0, reach.isFinite, reach > 0 else { return addLine(to: tangent1End) }
    let (first, last) = (tangent1End + back * reach, tangent1End + on * reach)
    addLine(to: first)
    addArc(
      to: last, radii: Size(width: radius, height: radius), isLargeArc: false,
      isClockwise: sine < 0)
  }

  private mutating func addArc(
    center: Point, radius: Double, from startAngle: Double, sweep: Double
  ) {
    guard sweep.isFinite else { return addLine(to: Point(x: .nan, y: .nan)) }
    let count = max((abs(sweep) / (.pi / 4) - 1e-9).rounded(.up), 1)
    let step = sweep / count
    let (sinQuarter, cosQuarter) = Double.sincos(step / 4)
    let reach = radius * (4 / 3) * (sinQuarter / cosQuarter)
    func direction(_ index: Double) -> Vector {
      let (sin, cos) = Double.sincos(startAngle + step * index)
      return Vector(dx: cos, dy: sin)
    }
    var outwards = direction(0)
    let start = center + outwards * radius
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    var from = start
    for index in stride(from: 1, through: count, by: 1) {
      let next = direction(index)
      let to = center + next * radius
      addCurve(
        to: to, control1: from + outwards.perpendicular * reach,
        control2: to - next.perpendicular * reach)
      (outwards, from) = (next, to)
    }
  }

  /// The signed sweep of an arc, following Core Graphics: the shortest way round in the direction
  /// asked for, or one full turn where the angles are a turn or more apart that way.
  private static func sweep(from start: Double, to end: Double, decreasing: Bool) -> Double {
    let fullTurn = 2 * Double.pi
    let along = decreasing ? start - end : end - start
    guard along.isFinite else { return along }
    if along >= fullTurn { return decreasing ? -fullTurn : fullTurn }
    let remainder = along.truncatingRemainder(dividingBy: fullTurn)
    let turn = remainder < 0 ? remainder + fullTurn : remainder
    return decreasing ? -turn : turn
  }
}
