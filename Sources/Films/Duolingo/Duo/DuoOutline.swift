import Flipbook

extension Path {
  /// A line from a place along curves: two control points and an end each.
  init(from start: CGPoint, _ curves: [Double]...) {
    self.init()
    move(to: start)
    add(curves)
  }

  /// A closed outline, mirror-symmetric about x = 0.
  ///
  /// Its right half runs from a place on the axis along `curves` back to the axis; the left half is the same
  /// numbers with the other sign, so both are equal to the last bit.
  init(mirroredFrom top: Double, _ curves: [Double]...) {
    self.init()
    move(to: CGPoint(x: 0, y: top))
    add(curves)
    let starts = [CGPoint(x: 0, y: top)] + curves.map { CGPoint(x: $0[4], y: $0[5]) }
    for (curve, start) in zip(curves, starts).reversed() {
      addCurve(
        to: CGPoint(x: -start.x, y: start.y), control1: CGPoint(x: -curve[2], y: curve[3]),
        control2: CGPoint(x: -curve[0], y: curve[1]))
    }
    closeSubpath()
  }

  /// This path and its mirror image about x = 0, as one path.
  ///
  /// A single line that ran on from one side to the other would not be symmetric to the last bit, nor would
  /// two that are painted one after the other where they meet.
  var onBothSides: Path {
    var path = self
    path.addPath(self, transform: Affine(scaleX: -1, y: 1))
    return path
  }

  /// Lines one after the other through places.
  init(through places: CGPoint...) {
    self.init()
    for (index, place) in places.enumerated() {
      if index == 0 { move(to: place) } else { addLine(to: place) }
    }
  }

  /// An ellipse about a place.
  init(ellipseAt center: CGPoint = .zero, rx: Double, ry: Double) {
    self.init(
      ellipseIn: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
  }

  private mutating func add(_ curves: [[Double]]) {
    for curve in curves {
      addCurve(
        to: CGPoint(x: curve[4], y: curve[5]), control1: CGPoint(x: curve[0], y: curve[1]),
        control2: CGPoint(x: curve[2], y: curve[3]))
    }
  }
}

/// The share `t` of the way from `a` to `b`.
func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }

extension Double {
  /// The number, held to a range.
  func clamped(_ low: Double = 0, _ high: Double = 1) -> Double { min(max(self, low), high) }
}

extension StrokeStyle {
  /// A line with round caps and joins.
  static func round(_ width: Double) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }
}
