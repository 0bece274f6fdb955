import Drawing
import Geometry
import Imaging
import Raster
import Testing

/// What public bug reports say other renderers got wrong, each as a small drawing of our own.
///
/// The comment above each test names the projects.
@Suite("Cases from the field")
struct FieldCaseTests {
  static func stroke(
    _ path: Path, _ width: Double, cap: LineCap = .butt, join: LineJoin = .miter,
    color: Color = .black, transform: Affine = .identity
  ) -> DrawingItem {
    let style = StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: join)
    return .stroke(Stroke(path, style: style, paint: .color(color), transform: transform))
  }

  static func line(_ points: [(Double, Double)]) -> Path {
    Path { path in
      for (index, (x, y)) in points.enumerated() {
        if index == 0 {
          path.move(to: Point(x: x, y: y))
        } else {
          path.addLine(to: Point(x: x, y: y))
        }
      }
    }
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(ellipseIn: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  static let square = Path(Rect(x: 0, y: 0, width: 100, height: 100))

  static func gradient(
    _ stops: [(Color, Double)], from start: (Double, Double), to end: (Double, Double)
  ) -> DrawingItem {
    GradientTests.fill(100, 100, GradientTests.paint(stops, from: start, to: end, .straight))
  }

  static func isNear(_ pixel: RGBA8, _ rgba: [Int], _ tolerance: Int) -> Bool {
    let straight = pixel.straight
    return zip([straight.red, straight.green, straight.blue, straight.alpha], rgba)
      .allSatisfy { abs(Int($0) - $1) <= tolerance }
  }

  /// Whether no pixel outside the rectangle has any alpha.
  static func inkIsWithin(_ bitmap: Bitmap, _ x: Range<Int>, _ y: Range<Int>) -> Bool {
    (0..<bitmap.height).allSatisfy { row in
      (0..<bitmap.width).allSatisfy { column in
        bitmap[column, row].alpha == 0 || x.contains(column) && y.contains(row)
      }
    }
  }

  static func isMirrored(_ bitmap: Bitmap, x: Bool, within: Int) -> Bool {
    (0..<bitmap.height).allSatisfy { row in
      (0..<bitmap.width).allSatisfy { column in
        let other =
          x ? bitmap[bitmap.width - 1 - column, row] : bitmap[column, bitmap.height - 1 - row]
        return abs(Int(bitmap[column, row].alpha) - Int(other.alpha)) <= within
      }
    }
  }

  /// Whether pixels nearer to the polyline than `half - slack` are opaque, and those farther than
  /// `half + slack` are empty.
  static func followsDistance(
    _ bitmap: Bitmap, of curve: some Curve, half: Double, slack: Double
  ) -> Bool {
    let points = (0...1000).map { curve.point(at: Double($0) / 1000) }
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let distance = points.map { $0.distance(to: center) }.min() ?? .infinity
        let alpha = bitmap[x, y].alpha
        if distance < half - slack, alpha < 250 { return false }
        if distance > half + slack, alpha > 5 { return false }
      }
    }
    return true
  }
}
