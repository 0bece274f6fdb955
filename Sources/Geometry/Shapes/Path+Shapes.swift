extension Path {
  /// A path of one rectangle.
  public init(_ rect: Rect) {
    addRect(rect)
  }

  /// A path of the ellipse that touches the four edges of `rect`.
  public init(ellipseIn rect: Rect) {
    addEllipse(in: rect)
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

  /// Draws a quarter of an ellipse on from the current point: quarter 0 leads from the rightmost
  /// point to the lowest, and so on clockwise on screen.
  mutating func addQuarter(_ quarter: Int, center: Point, rx: Double, ry: Double) {
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
