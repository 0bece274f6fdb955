import Geometry
import Numerics
import Testing

@Suite("Arcs, ellipses and rounded rectangles")
struct ShapesTests {
  /// The stated error, in radii.
  static let bound = 4.3e-6

  /// The greatest distance of the path's curves from the circle of radius 1 about `center`.
  static func error(of path: Path, center: Point = .zero, radius: Double = 1) -> Double {
    PathProbe(path, samples: 1000).polylines.joined()
      .map { abs($0.distance(to: center) / radius - 1) }.max() ?? .infinity
  }

  @Test("an ellipse is within 4.3e-6 of its radius, and comes near to that bound")
  func ellipse() {
    let circle = Path(ellipseIn: Rect(x: -1, y: -1, width: 2, height: 2))
    let error = Self.error(of: circle)
    #expect(error <= Self.bound && error > 3e-6)
    let ellipse = Path(ellipseIn: Rect(x: 10, y: 20, width: 6, height: 80))
      .applying(Affine(translationX: -13, y: -60))
      .applying(Affine(scaleX: 1.0 / 3, y: 1.0 / 40))
    #expect(Self.error(of: ellipse) <= Self.bound)
    #expect(circle.subpaths.map(\.isClosed) == [true])
    #expect(PathProbe(circle).winding(around: Point(x: 0.1, y: 0.1)) == 1, "clockwise on screen")
  }

  @Test("arcs of any sweep are within 4.3e-6 of the radius, and end where they should")
  func arcs() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let start = generator.next(in: -10..<10)
      let sweep = generator.next(in: 0.001..<6.28)
      let clockwise = generator.next(in: 0..<1) < 0.5
      let end = clockwise ? start - sweep : start + sweep
      let path = Path {
        $0.addArc(
          center: Point(x: 3, y: 4), radius: 2, startAngle: .radians(start),
          endAngle: .radians(end), clockwise: clockwise)
      }
      #expect(Self.error(of: path, center: Point(x: 3, y: 4), radius: 2) <= Self.bound)
      let (sin, cos) = Double.sincos(end)
      let tip = Point(x: 3 + 2 * cos, y: 4 + 2 * sin)
      #expect(path.currentPoint.map { $0.distance(to: tip) < 1e-14 } == true)
      #expect(abs(PathProbe(path, samples: 1000).length - 2 * sweep) < 1e-4)
    }
  }

  @Test("clockwise is meant for y upwards: false lets the angle grow", arguments: [false, true])
  func clockwise(clockwise: Bool) {
    let quarter = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
    }
    // From (1, 0) to (0, 1): a quarter where the angle grows, three quarters where it falls.
    let length = PathProbe(quarter, samples: 1000).length
    #expect(abs(length - (clockwise ? 1.5 : 0.5) * .pi) < 1e-4)
    #expect(PathProbe(quarter).winding(around: Point(x: -0.3, y: -0.3)) == (clockwise ? -1 : 0))
  }

  @Test(
    "the sweep wraps as in Core Graphics",
    arguments: [
      (0.0, 360.0, false, 360.0), (0, 360, true, 0), (0, 720, false, 360), (360, 0, true, 360),
      (0, -90, false, 270), (0, -90, true, 90), (0, 450, true, 270), (350, 370, false, 20),
      (10, -10, false, 340), (0, 0, false, 0), (1000, 1100, false, 100),
    ])
  func wraps(start: Double, end: Double, clockwise: Bool, sweep: Double) {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
    #expect(abs(PathProbe(path, samples: 1000).length - sweep * .pi / 180) < 1e-4)
  }

  @Test("an arc is joined to the current point by a line")
  func joined() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      $0.closeSubpath()
    }
    #expect(path.verbs == [.move, .line, .cubic, .cubic, .close])
    #expect(path.points[1] == Point(x: 5, y: 0))
  }

  // The number of cubics became NaN or infinite, and the loop over them never ended.
  @Test(
    "an arc with an angle that is NaN or infinite ends, as a path that is not finite",
    arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(angle: Double) {
    for clockwise in [false, true] {
      let path = Path {
        $0.addArc(
          center: .zero, radius: 1, startAngle: .zero, endAngle: .radians(angle),
          clockwise: clockwise)
        $0.addArc(
          center: .zero, radius: 1, startAngle: .radians(angle), endAngle: .zero,
          clockwise: clockwise)
      }
      #expect(!path.isFinite)
    }
  }

  @Test("a rounded rectangle has circular corners and straight edges between")
  func roundedRect() {
    let path = Path(
      roundedRect: Rect(x: 10, y: 20, width: 60, height: 40), cornerRadius: 8, style: .circular)
    for point in PathProbe(path).polylines.joined() {
      // The distance from the rectangle of the corners' centres is the radius.
      let inner = Point(x: min(max(point.x, 18), 62), y: min(max(point.y, 28), 52))
      #expect(abs(point.distance(to: inner) / 8 - 1) <= Self.bound)
    }
    #expect(PathProbe(path).winding(around: Point(x: 40, y: 40)) == 1, "clockwise on screen")
  }

  @Test("a corner larger than half the rectangle is reduced to that, and one of 0 is a rectangle")
  func largeCorners() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 4)
    let path = Path {
      $0.addRoundedRect(in: rect, cornerSize: Size(width: 99, height: 99), style: .circular)
    }
    let ellipse = path.applying(Affine(translationX: -5, y: -2))
      .applying(Affine(scaleX: 0.2, y: 0.5))
    #expect(Self.error(of: ellipse) <= Self.bound)
    for radius in [0, -3, Double.nan] {
      #expect(Path(roundedRect: rect, cornerRadius: radius) == Path(rect))
    }
  }

  @Test("a rectangle given upside down has the same shape")
  func upsideDown() {
    let rect = Rect(x: 20, y: 30, width: 60, height: 40)
    let turned = Rect(x: 20, y: 70, width: 60, height: -40)
    #expect(Path(rect) == Path(turned))
    #expect(
      Path(roundedRect: rect, cornerRadius: 10) == Path(roundedRect: turned, cornerRadius: 10))
    #expect(Path(ellipseIn: rect) == Path(ellipseIn: turned))
  }

  @Test("lines through points are a subpath of their own, and no points are none")
  func lines() {
    let path = Path { path in
      path.addRect(Rect(x: 0, y: 0, width: 1, height: 1))
      path.addLines([Point(x: 3, y: 4), Point(x: 5, y: 4), Point(x: 5, y: 9)])
      path.addLines([])
    }
    #expect(path.subpaths.count == 2)
    #expect(
      path.svgData.hasSuffix(
        Path { path in
          path.move(to: Point(x: 3, y: 4))
          path.addLine(to: Point(x: 5, y: 4))
          path.addLine(to: Point(x: 5, y: 9))
        }.svgData))
    #expect(Path { $0.addLines([]) }.isEmpty)
  }

  @Test("rectangles are added each closed")
  func rects() {
    let rects = [Rect(x: 0, y: 0, width: 2, height: 3), Rect(x: 5, y: 5, width: 1, height: 1)]
    let path = Path { $0.addRects(rects) }
    #expect(path.subpaths.count == 2)
    #expect(path.boundingRect == Rect(x: 0, y: 0, width: 6, height: 6))
  }
}
