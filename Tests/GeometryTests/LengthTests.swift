import Geometry
import Numerics
import Testing

@Suite("Arc length")
struct LengthTests {
  @Test("the length of a circle is 2 π r, as near as its cubics are")
  func circle() {
    let circle = Path(ellipseIn: Rect(x: -50, y: -50, width: 100, height: 100))
    #expect(abs(circle.length(accuracy: 1e-9) - 100 * .pi) < 100 * .pi * 4.3e-6)
  }

  @Test("the length of a parabola is its closed form", arguments: [1e-3, 1e-6, 1e-9])
  func parabola(accuracy: Double) {
    // y = x² from 0 to w has length (w s + asinh(2 w) / 2) / 2 with s = sqrt(1 + 4 w²).
    for width in [0.1, 1, 4, 20] {
      let curve = QuadraticBezier(
        start: .zero, control: Point(x: width / 2, y: 0), end: Point(x: width, y: width * width))
      let root = (1 + 4 * width * width).squareRoot()
      let exact = (width * root + Double.log(2 * width + root) / 2) / 2
      #expect(abs(curve.length(accuracy: accuracy) - exact) <= accuracy)
    }
  }

  @Test("the length is that of a dense polyline, cusps and turning points included")
  func polylines() {
    var shapes = RandomShapes(seed: 10)
    for _ in 0..<200 {
      let path = shapes.path()
      let polyline = PathProbe(path, samples: 20_000).length
      let length = path.length(accuracy: 1e-6)
      #expect(abs(length - polyline) < 1e-3, "\(path): \(length) for \(polyline)")
      #expect(abs(length - path.length(accuracy: 1e-4)) < 1e-3)
    }
  }

  @Test("the length of a curve is the sum of its parts'")
  func parts() {
    var shapes = RandomShapes(seed: 11)
    for _ in 0..<100 {
      let curve = shapes.cubic()
      let t = shapes.number(0.01..<0.99)
      let sum =
        curve.part(from: 0, to: t).length(accuracy: 1e-8)
        + curve.part(from: t, to: 1).length(accuracy: 1e-8)
      #expect(abs(curve.length(accuracy: 1e-8) - sum) < 1e-5)
    }
  }

  // A kink beyond the outermost node of a stretch was not seen, 3e-4 off.
  @Test("the length up to any place is within the accuracy of Simpson's rule with many steps")
  func simpson() {
    var shapes = RandomShapes(seed: 18)
    let nearCusp = CubicBezier(
      start: Point(x: 55.33, y: 29.74), control1: Point(x: 33.63, y: 78.88),
      control2: Point(x: 66.82, y: 3.72), end: Point(x: 42.57, y: 58.65))
    for index in 0..<40 {
      let curve = index == 0 ? nearCusp : shapes.cubic()
      for step in 1...10 {
        let t = Double(step) * 0.097
        let count = 20_000
        var sum = curve.derivative(at: 0).length + curve.derivative(at: t).length
        for node in 1..<count {
          let speed = curve.derivative(at: t * Double(node) / Double(count)).length
          sum += speed * (node % 2 == 0 ? 2 : 4)
        }
        let expected = sum * t / Double(3 * count)
        // Simpson's rule itself is off by up to 4e-6 where a cusp lies between two nodes.
        #expect(abs(curve.length(from: 0, to: t, accuracy: 1e-8) - expected) < 5e-6, "\(curve)")
      }
    }
  }

  @Test("the parameter at a length cuts the curve at that length")
  func parameter() {
    var shapes = RandomShapes(seed: 12)
    for _ in 0..<100 {
      let curve = shapes.cubic()
      let total = curve.length(accuracy: 1e-8)
      let target = total * shapes.number(0..<1)
      let t = SegmentMeasure(.cubic(curve), accuracy: 1e-6).parameter(at: target)
      #expect(abs(curve.length(from: 0, to: t, accuracy: 1e-8) - target) < 1e-5, "\(curve)")
    }
  }

  // An accuracy beyond the digits of the sum halved every stretch 20 times: a million quadratures
  // a segment.
  @Test(
    "a curve too large for the accuracy, or one that is not finite, is measured as quickly",
    arguments: [1e12, 1e22, 1e200, .infinity, .nan])
  func tooLarge(size: Double) {
    let path = Path {
      for _ in 0..<200 {
        $0.move(to: .zero)
        $0.addCurve(
          to: Point(x: size, y: 0), control1: Point(x: 0, y: size),
          control2: Point(x: size, y: size))
      }
    }
    let clock = ContinuousClock()
    let elapsed = clock.measure { _ = path.trimmedPath(from: 0.2, to: 0.7) }
    #expect(elapsed < .seconds(2))
    // The closed form of this curve is twice its size.
    if size <= 1e22 { #expect(abs(path.length() / (200 * size) - 2) < 1e-9) }
  }
}
