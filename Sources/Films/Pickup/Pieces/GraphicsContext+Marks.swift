import Flipbook

// What the street is drawn with: flat marks in points.
extension GraphicsContext {
  /// A rectangle, with round corners where a radius is given.
  func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0, _ color: Color
  ) {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    fill(
      radius > 0
        ? Path(roundedRect: rect, cornerRadius: radius, style: .circular) : Path(rect),
      with: .color(color))
  }

  /// A disc round a point.
  func disc(_ x: Double, _ y: Double, _ radius: Double, _ color: Color) {
    let frame = CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    fill(Path(ellipseIn: frame), with: .color(color))
  }

  /// A figure of straight sides.
  func polygon(_ corners: [(x: Double, y: Double)], _ color: Color) {
    let path = Path { path in
      for (index, corner) in corners.enumerated() {
        let point = CGPoint(x: corner.x, y: corner.y)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
    fill(path, with: .color(color))
  }

  /// The inside of an outline, moved.
  func fill(_ outline: Path, dx: Double = 0, dy: Double = 0, _ color: Color) {
    fill(outline.offsetBy(dx: dx, dy: dy), with: .color(color))
  }

  /// A line with round ends along a path, moved.
  func line(
    _ path: Path, dx: Double = 0, dy: Double = 0, width: Double, cap: CGLineCap = .round,
    _ color: Color
  ) {
    stroke(
      path.offsetBy(dx: dx, dy: dy), with: .color(color),
      style: StrokeStyle(lineWidth: width, lineCap: cap))
  }
}

extension Path {
  /// The path that constant SVG path data describe.
  init(drawn data: String) {
    do throws(PathDataError) {
      try self.init(svg: data)
    } catch {
      preconditionFailure("the path data of a drawing must be right: \(error)")
    }
  }
}
