import Flipbook

/// A part of a drawing: an outline, filled, drawn along, or both.
struct Mark {
  let path: Path
  var fill: Color?
  var line: (color: Color, style: StrokeStyle)?

  /// The inside of an outline.
  static func fill(_ path: Path, _ color: Color) -> Mark {
    Mark(path: path, fill: color)
  }

  /// A line with round ends.
  static func line(
    _ path: Path, _ color: Color = .outline, _ width: Double = Limb.width, dash: [Double] = []
  ) -> Mark {
    Mark(path: path, line: (color, round(width, dash)))
  }

  /// The inside of an outline with a line round it.
  static func solid(_ path: Path, _ color: Color, rim width: Double = 2.4) -> Mark {
    Mark(path: path, fill: color, line: (.outline, round(width, [])))
  }

  func moved(by transform: Affine) -> Mark {
    Mark(path: path.applying(transform), fill: fill, line: line)
  }

  func draw(in context: GraphicsContext) {
    if let fill { context.fill(path, with: .color(fill)) }
    if let line { context.stroke(path, with: .color(line.color), style: line.style) }
  }

  private static func round(_ width: Double, _ dash: [Double]) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round, dash: dash)
  }
}

extension Path {
  /// A circle about (`x`, `y`).
  init(circle x: Double, _ y: Double, radius: Double) {
    self.init(ellipse: x, y, radius, radius)
  }

  /// An ellipse about (`x`, `y`).
  init(ellipse x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double) {
    self.init(
      ellipseIn: CGRect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY))
  }
}
