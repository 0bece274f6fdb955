import Numerics

extension Path {
  /// A path of one rectangle.
  public init(_ rect: Rect) {
    addRect(rect)
  }

  /// A path of the ellipse that touches the four edges of `rect`.
  public init(ellipseIn rect: Rect) {
    addEllipse(in: rect)
  }

  /// A path of a rectangle with circular corners of `cornerRadius`.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    addRoundedRect(in: rect, cornerSize: Size(width: cornerRadius, height: cornerRadius))
  }

  /// Adds a rectangle as a closed subpath, clockwise on screen from its top left corner.
  public mutating func addRect(_ rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds the ellipse that touches the four edges of `rect`, clockwise on screen from its rightmost
  /// point.
  ///
  /// Eight cubics, within 4.3e-6 of the radius.
  public mutating func addEllipse(in rect: Rect) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let center = rect.center
    move(to: Point(x: center.x + rx, y: center.y))
    for quarter in 0..<4 {
      addQuarter(quarter, center: center, rx: rx, ry: ry)
    }
    closeSubpath()
  }

  /// Adds a rectangle whose corners are quarters of an ellipse, clockwise on screen from the top
  /// edge's left end.
  ///
  /// A corner larger than half the rectangle is reduced in that direction alone. Within 4.3e-6 of
  /// the radius.
  public mutating func addRoundedRect(in rect: Rect, cornerSize: Size) {
    let rx = min(max(cornerSize.width, 0), rect.width / 2)
    let ry = min(max(cornerSize.height, 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return addRect(rect) }
    let (left, right) = (rect.minX + rx, rect.maxX - rx)
    let (top, bottom) = (rect.minY + ry, rect.maxY - ry)
    move(to: Point(x: left, y: rect.minY))
    addLine(to: Point(x: right, y: rect.minY))
    addQuarter(3, center: Point(x: right, y: top), rx: rx, ry: ry)
    addLine(to: Point(x: rect.maxX, y: bottom))
    addQuarter(0, center: Point(x: right, y: bottom), rx: rx, ry: ry)
    addLine(to: Point(x: left, y: rect.maxY))
    addQuarter(1, center: Point(x: left, y: bottom), rx: rx, ry: ry)
    addLine(to: Point(x: rect.minX, y: top))
    addQuarter(2, center: Point(x: left, y: top), rx: rx, ry: ry)
    closeSubpath()
  }

  /// Adds an arc of a circle, joined by a line to the current point if there is one.
  ///
  /// The arc is stored as cubics of at most an eighth of a turn, within 4.3e-6 of the radius. As in
  /// Core Graphics, sweeps of a full turn and more draw one full circle.
  ///
  /// An angle that is NaN or infinite gives a path that is not finite.
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
    // Kept as a point that whoever draws the path will refuse.
    guard sweep.isFinite else { return addLine(to: Point(x: .nan, y: .nan)) }
    let count = max((abs(sweep) / (.pi / 4) - 1e-9).rounded(.up), 1)
    let step = sweep / count
    let (sinQuarter, cosQuarter) = Double.sincos(step / 4)
    let reach = radius * (4 / 3) * (sinQuarter / cosQuarter)
    func direction(_ index: Double) -> Vector {
      let (sin, cos) = Double.sincos(startAngle.radians + step * index)
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

  /// Draws a quarter of an ellipse on from the current point: quarter 0 leads from the rightmost
  /// point to the lowest, and so on clockwise on screen.
  private mutating func addQuarter(_ quarter: Int, center: Point, rx: Double, ry: Double) {
    /// cos 45°, and how far the control points of an eighth of a turn stand off: 4/3 tan(45°/4).
    let (diagonal, reach) = (0.7071067811865476, 0.265216489839544)
    let (near, far) = (diagonal - diagonal * reach, diagonal + diagonal * reach)
    func place(_ x: Double, _ y: Double) -> Point {
      let (u, v) =
        switch quarter {
        case 0: (x, y)
        case 1: (-y, x)
        case 2: (-x, -y)
        default: (y, -x)
        }
      return Point(x: center.x + u * rx, y: center.y + v * ry)
    }
    addCurve(
      to: place(diagonal, diagonal), control1: place(1, reach), control2: place(far, near))
    addCurve(to: place(0, 1), control1: place(near, far), control2: place(reach, 1))
  }
}
