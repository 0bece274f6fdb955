import Motion
import Numerics
import Testing

@Suite("UnitCurve") struct UnitCurveTests {
  static let named: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    UnitCurve.circularEaseInOut.inverse,
  ]

  /// Control points: random ones, and the shapes that trip solvers.
  static var controls: [[Double]] {
    var generator = SeededGenerator(seed: 1)
    let random = (0..<60).map { _ in
      [
        generator.nextUnit(), generator.next(in: -2..<3), generator.nextUnit(),
        generator.next(in: -2..<3),
      ]
    }
    return random + [
      [1, 0, 0, 1], [1, 1, 0, 0], [0, 0, 1, 1], [0, 1, 0, 1], [1, 0, 1, 0], [0, 0, 0, 0],
      [1, 1, 1, 1], [0, 1, 1, 0], [0.999999, 0, 0.000001, 1], [0.68, -0.6, 0.32, 1.6],
    ]
  }

  static func bernstein(_ t: Double, _ first: Double, _ second: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
  }

  @Test("a Bézier curve agrees with plain bisection", arguments: controls)
  func againstBisection(control: [Double]) {
    let curve = UnitCurve.bezier(control[0], control[1], control[2], control[3])
    for step in 0...2000 {
      let x = Double(step) / 2000
      var (low, high) = (0.0, 1.0)
      for _ in 0..<200 {
        let middle = (low + high) / 2
        if Self.bernstein(middle, control[0], control[2]) < x {
          low = middle
        } else {
          high = middle
        }
      }
      let expected = Self.bernstein(low, control[1], control[3])
      // A difference of 10^-15 in x, times the slope.
      let slope = curve.velocity(at: x).magnitude
      let near = curve.velocity(at: min(x + 1e-5, 1)).magnitude
      let tolerance = 1e-12 + 1e-15 * min(max(slope, near), 1e12)
      // Around an upright tangent any y within the rounding of x will do.
      let loose = tolerance > 1e-10 || x == 0.5 ? 2e-4 : tolerance
      #expect((curve.value(at: x) - expected).magnitude <= loose, "at \(x)")
    }
  }

  @Test("the progress that a Bézier curve meets is the one asked for", arguments: controls)
  func meetsProgress(control: [Double]) {
    // With y equal to x in the control points the curve is the diagonal, whatever its pace.
    let curve = UnitCurve.bezier(control[0], control[0], control[2], control[2])
    for step in 0...5000 {
      let x = Double(step) / 5000
      #expect((curve.value(at: x) - x).magnitude < 1e-15, "at \(x)")
    }
  }

  @Test("curves start at 0, end at 1 and hold there", arguments: named)
  func ends(curve: UnitCurve) {
    for x in [0, -0.0, -1, -Double.infinity] { #expect(curve.value(at: x) == 0) }
    for x in [1, 2, Double.infinity] { #expect(curve.value(at: x) == 1) }
    #expect(curve.value(at: .nan).isNaN)
    #expect(curve.velocity(at: .nan).isNaN)
  }

  @Test("the named curves never fall and undo their inverse", arguments: named)
  func inverse(curve: UnitCurve) {
    var last = 0.0
    for step in 0...1000 {
      let x = Double(step) / 1000
      let y = curve.value(at: x)
      #expect(y >= last && y <= 1)
      last = y
      #expect((curve.inverse.value(at: y) - x).magnitude < 1e-7, "at \(x)")
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test("velocity is the slope of value", arguments: named)
  func velocity(curve: UnitCurve) {
    for step in 1..<100 where step != 50 {
      let x = Double(step) / 100
      let h = 1e-6
      let slope = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
      #expect((curve.velocity(at: x) - slope).magnitude < 1e-6 * max(1, slope), "at \(x)")
    }
  }

  @Test("velocity at the ends is that of the tangent, upright ones infinite")
  func endVelocity() {
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    #expect((UnitCurve.easeIn.velocity(at: 1) - 1 / 0.58).magnitude < 1e-15)
    #expect((UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58).magnitude < 1e-15)
    #expect(UnitCurve.easeOut.velocity(at: 1) == 0)
    #expect(UnitCurve.linear.velocity(at: 5) == 1)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.bezier(0, 1, 0.5, 1).velocity(at: 0) == .infinity)
    #expect(UnitCurve.bezier(0, -1, 0.5, 1).velocity(at: 0) == -.infinity)
    #expect(UnitCurve.bezier(0, 0, 1, 1).velocity(at: 0) == 1)
    #expect(UnitCurve.bezier(1, 1, 0, 0).velocity(at: 0.5) == 1)
  }

  @Test("values known from elsewhere")
  func knownValues() {
    // CSS's ease at half its time; ease-in-out by symmetry; circles by Pythagoras (3, 4, 5).
    #expect((UnitCurve.bezier(0.25, 0.1, 0.25, 1).value(at: 0.5) - 0.8024033877).magnitude < 1e-9)
    #expect((UnitCurve.easeInOut.value(at: 0.5) - 0.5).magnitude < 1e-15)
    #expect((UnitCurve.circularEaseIn.value(at: 0.6) - 0.2).magnitude < 1e-15)
    #expect((UnitCurve.circularEaseOut.value(at: 0.4) - 0.8).magnitude < 1e-15)
    #expect((UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1).magnitude < 1e-15)
    #expect((UnitCurve.circularEaseInOut.value(at: 0.7) - 0.9).magnitude < 1e-15)
  }

  @Test("an overshooting curve passes its ends; control points beyond the sides are held")
  func overshoot() {
    let curve = UnitCurve.bezier(0.3, -0.6, 0.6, 1.6)
    #expect(curve.value(at: 0.1) < 0 && curve.value(at: 0.9) > 1)
    #expect(UnitCurve.bezier(-3, 0.2, 7, 0.8) == UnitCurve.bezier(0, 0.2, 1, 0.8))
  }

  @Test("NaN and infinite control points end at once")
  func absurd() {
    for bad in [Double.nan, .infinity, -.infinity] {
      for position in 0..<4 {
        var control = [0.3, 0.3, 0.6, 0.6]
        control[position] = bad
        let curve = UnitCurve.bezier(control[0], control[1], control[2], control[3])
        _ = (curve.value(at: 0.4), curve.velocity(at: 0.4))
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      }
    }
  }
}
