import Geometry

extension SVGResolver {
  /// The outline of a basic shape or path in user space; nil where the element draws nothing.
  mutating func path(of index: Int, _ context: ResolveContext) -> Path? {
    let path: Path?
    switch tree.elements[index].tag {
    case "path": path = tree.elements[index]["d"].map { Path(svgTolerant: $0) }
    case "rect": path = rectPath(index, context)
    case "circle":
      let radius = length("r", of: index, .diagonal, context) ?? 0
      path = ellipsePath(index, radius, radius, context)
    case "ellipse":
      let (rx, ry) = (radius("rx", index, .width, context), radius("ry", index, .height, context))
      path = ellipsePath(index, rx ?? ry ?? 0, ry ?? rx ?? 0, context)
    case "line":
      path = Path { path in
        path.move(
          to: Point(
            x: length("x1", of: index, .width, context) ?? 0,
            y: length("y1", of: index, .height, context) ?? 0))
        path.addLine(
          to: Point(
            x: length("x2", of: index, .width, context) ?? 0,
            y: length("y2", of: index, .height, context) ?? 0))
      }
    case "polyline": path = polyline(index, closed: false)
    case "polygon": path = polyline(index, closed: true)
    default: path = nil
    }
    guard let path, !path.isEmpty else { return nil }
    guard path.isFinite else {
      noteUnreckonable(index)
      return nil
    }
    return path
  }

  /// A corner's or ellipse's radius; nil for `auto`, and for what is not a radius.
  private func radius(
    _ name: String, _ index: Int, _ reference: SVGLength.Reference, _ context: ResolveContext
  ) -> Double? {
    length(name, of: index, reference, context).flatMap { $0 < 0 ? nil : $0 }
  }

  private func rectPath(_ index: Int, _ context: ResolveContext) -> Path? {
    guard let width = length("width", of: index, .width, context), width > 0,
      let height = length("height", of: index, .height, context), height > 0
    else { return nil }
    let x = length("x", of: index, .width, context) ?? 0
    let y = length("y", of: index, .height, context) ?? 0
    let (rx, ry) = (radius("rx", index, .width, context), radius("ry", index, .height, context))
    // Each radius stands in for the other, and each is held to half its side.
    let cornerX = min(rx ?? ry ?? 0, width / 2)
    let cornerY = min(ry ?? rx ?? 0, height / 2)
    let rect = Rect(x: x, y: y, width: width, height: height)
    guard cornerX > 0, cornerY > 0 else { return Path(rect) }
    return Path { path in
      // Dashes start where the top edge does, clockwise, as SVG says.
      path.move(to: Point(x: rect.minX + cornerX, y: rect.minY))
      func corner(_ center: Point, from degrees: Double, to end: Point) {
        path.addLine(to: Point(center, cornerX, cornerY, degrees: degrees))
        path.addEllipticalQuarter(center: center, cornerX, cornerY, from: degrees)
      }
      let (left, right) = (rect.minX + cornerX, rect.maxX - cornerX)
      let (top, bottom) = (rect.minY + cornerY, rect.maxY - cornerY)
      corner(Point(x: right, y: top), from: 270, to: Point(x: rect.maxX, y: top))
      corner(Point(x: right, y: bottom), from: 0, to: Point(x: right, y: rect.maxY))
      corner(Point(x: left, y: bottom), from: 90, to: Point(x: rect.minX, y: bottom))
      corner(Point(x: left, y: top), from: 180, to: Point(x: left, y: rect.minY))
      path.closeSubpath()
    }
  }

  private func ellipsePath(
    _ index: Int, _ rx: Double, _ ry: Double, _ context: ResolveContext
  ) -> Path? {
    guard rx > 0, ry > 0 else { return nil }
    let center = Point(
      x: length("cx", of: index, .width, context) ?? 0,
      y: length("cy", of: index, .height, context) ?? 0)
    return Path { path in
      path.move(to: Point(x: center.x + rx, y: center.y))
      for quarter in 0..<4 {
        path.addEllipticalQuarter(center: center, rx, ry, from: Double(quarter) * 90)
      }
      path.closeSubpath()
    }
  }

  private mutating func polyline(_ index: Int, closed: Bool) -> Path? {
    let numbers = tree.elements[index]["points"]?.numbers ?? []
    guard numbers.count >= 4 else { return nil }
    if numbers.count % 2 == 1 {
      note(index, "has an odd number of coordinates; the last is left out")
    }
    return Path { path in
      path.move(to: Point(x: numbers[0], y: numbers[1]))
      for place in stride(from: 2, to: numbers.count - 1, by: 2) {
        path.addLine(to: Point(x: numbers[place], y: numbers[place + 1]))
      }
      if closed { path.closeSubpath() }
    }
  }
}

extension Point {
  /// A point of an ellipse, at a whole number of right angles.
  fileprivate init(_ center: Point, _ rx: Double, _ ry: Double, degrees: Double) {
    switch degrees {
    case 0: self.init(x: center.x + rx, y: center.y)
    case 90: self.init(x: center.x, y: center.y + ry)
    case 180: self.init(x: center.x - rx, y: center.y)
    default: self.init(x: center.x, y: center.y - ry)
    }
  }
}

extension Path {
  /// Draws a quarter of an ellipse, clockwise on screen, from a whole number of right angles on.
  ///
  /// Two cubics of an eighth each, within 4e-6 of the radius.
  fileprivate mutating func addEllipticalQuarter(
    center: Point, _ rx: Double, _ ry: Double, from degrees: Double
  ) {
    // 4/3 tan(π/16), and the sine of 45°.
    let (reach, diagonal) = (0.26521648983954400, 0.5.squareRoot())
    func place(_ u: Double, _ v: Double) -> Point {
      let (x, y) =
        switch degrees {
        case 0: (u, v)
        case 90: (-v, u)
        case 180: (-u, -v)
        default: (v, -u)
        }
      return Point(x: center.x + x * rx, y: center.y + y * ry)
    }
    let (far, near) = (diagonal * (1 + reach), diagonal * (1 - reach))
    addCurve(
      to: place(diagonal, diagonal), control1: place(1, reach), control2: place(far, near))
    addCurve(to: place(0, 1), control1: place(near, far), control2: place(reach, 1))
  }
}
