import Geometry
import Numerics
import Testing

@Suite("Stroke outlines")
struct StrokeOutlineTests {
  @Test(
    "a circle's stroke has hardly more edges than its tolerance needs",
    arguments: [(100.0, 8.0), (100, 0.5), (30, 20), (1000, 40)])
  func edges(radius: Double, width: Double) {
    let tolerance = 1.0 / 1024
    let circle = Path(
      ellipseIn: Rect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
    let outline = circle.strokedPath(StrokeStyle(lineWidth: width), tolerance: tolerance)
    // A chord of the outer side that strays by the tolerance.
    let outer = radius + width / 2
    let angle = 2 * (8 * tolerance / outer).squareRoot() / 2
    let needed = 2 * 2 * Double.pi / angle
    #expect(Double(outline.points.count) < needed * 1.15 + 20)
    // And keeps to it.
    let center = Point(x: radius, y: radius)
    for points in PathProbe(outline, samples: 1).polylines {
      for (a, b) in zip(points, points.dropFirst()) {
        let distance = a.mixed(with: b, by: 0.5).distance(to: center)
        let stray = min(abs(distance - outer), abs(distance - radius + width / 2))
        #expect(stray < tolerance * 1.001 + 4.3e-6 * radius)
      }
    }
  }

  @Test(
    "a line that is closed is covered once, with ends as its joins turn",
    arguments: [(LineJoin.miter, 0), (.bevel, 0), (.round, 1.0)])
  func thereAndBack(join: LineJoin, roundEnds: Double) {
    let line = Path { path in
      path.move(to: Point(x: 3, y: 4))
      path.addLine(to: Point(x: 63, y: 84))
      path.closeSubpath()
    }
    let outline = line.strokedPath(
      StrokeStyle(lineWidth: 6, lineCap: .square, lineJoin: join), tolerance: 1e-6)
    // Twice the area that the outline winds round, by the cross products of its sides.
    var doubled = 0.0
    for points in PathProbe(outline, samples: 1).polylines {
      for (a, b) in zip(points, points.dropFirst()) { doubled += (a - .zero).cross(b - .zero) }
    }
    let expected = 100 * 6 + roundEnds * 9 * Double.pi
    #expect(abs(abs(doubled) / 2 - expected) < 1e-3)
  }

  @Test("a clipped miter ends half a limit's widths from the corner, square to the bisector")
  func miterClip() {
    for degrees in [20.0, 45, 80, 100] {
      for limit in [1.0, 1.5, 3] {
        let angle = Angle.degrees(degrees)
        let (sin, cos) = Double.sincos(angle.radians)
        let corner = Path { path in
          path.move(to: Point(x: 100, y: 0))
          path.addLine(to: .zero)
          path.addLine(to: Point(x: 100 * cos, y: 100 * sin))
        }
        let style = StrokeStyle(lineWidth: 8, lineJoin: .miterClip, miterLimit: limit)
        let outline = corner.strokedPath(style)
        let (sinHalf, cosHalf) = Double.sincos(angle.radians / 2)
        let outwards = Vector(dx: -cosHalf, dy: -sinHalf)
        let reach = outline.points.map { ($0 - .zero).dot(outwards) }.reduce(-.infinity, max)
        let full = 4 / sinHalf
        #expect(abs(reach - min(full, 4 * limit)) < 1e-9, "\(degrees)° limit \(limit)")
        // The cut is straight across.
        if full > 4 * limit {
          let tips = outline.points.filter { abs(($0 - .zero).dot(outwards) - reach) < 1e-9 }
          #expect(tips.count == 2)
          let middle = tips[0].mixed(with: tips[1], by: 0.5)
          #expect(abs((middle - .zero).cross(outwards)) < 1e-9)
        }
        let whole = StrokeStyle(lineWidth: 8, miterLimit: 1e9)
        let mitered = corner.strokedPath(whole)
        for point in outline.points {
          #expect(
            mitered.contains(point.mixed(with: Point(x: 50, y: 25 * sin), by: 1e-9))
              || PathProbe(mitered).distance(to: point) < 1e-6)
        }
      }
    }
    // Straight back: as far as the limit, and no farther than the style says it reaches.
    let back = Path {
      $0.move(to: .zero)
      $0.addLine(to: Point(x: 40, y: 0))
      $0.addLine(to: .zero)
    }
    let style = StrokeStyle(lineWidth: 8, lineJoin: .miterClip, miterLimit: 2)
    #expect(abs(back.strokedPath(style).boundingRect.maxX - 48) < 1e-9)
    #expect(style.reach >= (8.0 * 8 + 4 * 4).squareRoot())
  }

  // The sine of the half turn came out as -0 in some directions, and its arc led back over the line.
  @Test("turning straight back is rounded on the far side, whatever the direction")
  func turningBack() {
    let style = StrokeStyle(lineWidth: 8, lineJoin: .round)
    for degrees in stride(from: 0.0, to: 360, by: 15) {
      let turn = Affine(rotation: .degrees(degrees))
      let exact = [0.0, 90, 180, 270].contains(degrees)
      let (x, y) = (turn.a.rounded(), turn.b.rounded())
      let place = exact ? Affine(a: x, b: y, c: -y, d: x, tx: 0, ty: 0) : turn
      func point(_ x: Double) -> Point { Point(x: x, y: 0).applying(place) }
      let line = Path { path in
        path.move(to: .zero)
        path.addLine(to: point(40))
        path.addLine(to: point(10))
      }
      let curve = Path { path in
        path.move(to: .zero)
        // Out to 40 and back to 20.
        path.addQuadCurve(to: point(20), control: point(60))
      }
      for path in [line, curve] {
        let tip = path == line ? 40 : 36.0
        let outline = path.strokedPath(style)
        #expect(outline.contains(point(tip + 3.9)), "\(degrees)°")
        #expect(!outline.contains(point(tip + 4.1)), "\(degrees)°")
      }
    }
  }

  @Test("a limit by angle keeps miters of that angle")
  func limitByAngle() {
    #expect(abs(StrokeStyle.miterLimit(forAngle: .degrees(60)) - 2) < 1e-12)
    #expect(abs(StrokeStyle.miterLimit(forAngle: .degrees(180)) - 1) < 1e-12)
  }

  @Test("a stroke of what can be seen is the whole stroke there")
  func visible() {
    var shapes = RandomShapes(seed: 81, size: 1000)
    let view = Rect(x: 400, y: 400, width: 60, height: 60)
    for index in 0..<120 {
      let path = shapes.path()
      let style = StrokeStyle(
        lineWidth: shapes.number(1..<30), lineCap: LineCap.allCases[index % 3],
        lineJoin: LineJoin.allCases[index % 4], dash: index % 2 == 0 ? [] : [40, 25])
      let whole = path.strokedPath(style, tolerance: 1.0 / 64)
      let seen = path.strokedPath(style, tolerance: 1.0 / 64, visibleIn: view)
      let probe = PathProbe(whole, samples: 1)
      for _ in 0..<40 {
        let point = Point(x: shapes.number(400..<460), y: shapes.number(400..<460))
        guard probe.distance(to: point) > 0.1 else { continue }
        #expect(
          whole.contains(point) == seen.contains(point), "\(path) \(style) at \(point)")
      }
    }
  }

  @Test(
    "a line keeps its width where it is seen, however far its ends are",
    arguments: [1e3, 1e8, 1e12, 1e22, 1e100])
  func farEnds(far: Double) throws {
    let view = Rect(x: 0, y: 0, width: 100, height: 100)
    let style = StrokeStyle(lineWidth: 8, lineJoin: .round)
    for data in [
      "M-\(far) 50H\(far)", "M50 50H\(far)M50 50H-\(far)", "M\(far) 50L50 50L-\(far) 50",
    ] {
      let outline = try Path(svg: data).strokedPath(style, visibleIn: view)
      for x in stride(from: 1.0, to: 100, by: 7) {
        #expect(outline.contains(Point(x: x, y: 46.01)) && outline.contains(Point(x: x, y: 53.99)))
        #expect(
          !outline.contains(Point(x: x, y: 45.99)) && !outline.contains(Point(x: x, y: 54.01)))
      }
      #expect(outline.points.count < 100)
    }
  }

  private static let turns = [
    StrokeStyle(lineWidth: 2, lineCap: .butt, lineJoin: .miter),
    StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round),
    StrokeStyle(lineWidth: 3e12, lineCap: .square, lineJoin: .miterClip, miterLimit: 1e9),
    StrokeStyle(lineWidth: 1e300, lineCap: .round, lineJoin: .bevel),
  ]

  @Test(
    "an outline has no more points than memory has room for, however long the path",
    arguments: turns)
  func manySegments(style: StrokeStyle) {
    var shapes = RandomShapes(seed: 31)
    func point() -> Point { Point(x: shapes.number(0..<48), y: shapes.number(0..<48)) }
    let curves = Path { path in
      path.move(to: point())
      for _ in 0..<20_000 { path.addCurve(to: point(), control1: point(), control2: point()) }
    }
    let lines = Path { path in
      path.move(to: point())
      for _ in 0..<100_000 { path.addLine(to: point()) }
    }
    var dashed = style
    dashed.dash = [0.03, 0.01]
    for path in [curves, lines, curves.trimmedPath(from: 0.2, to: 0.9)] {
      #expect(path.strokedPath(style).points.count < 10_000_000)
    }
    for path in [curves, lines] {
      #expect(path.strokedPath(dashed).points.count < 10_000_000)
    }
  }

  /// Curves with few digits for their steps: far away, as large as numbers get, or starting as slowly as
  /// they can.
  private static let coarse = [
    "M1e9-13s37 0 17 1", "M52 58A1e38 47 17 1 0 44 26", "M8-9c-9 26 35-7-13 1e38 59 43 56 1-7 12",
    "M0 0q1e38 44 12 1e38L18 50", "M24 1e-308c1 0 1e308 2 9 9", "M1e9 0S0 56 27 1",
    "M0 45C0 45 0 45 20 39V0S34-3 1 44Q4 45 1e7 62",
  ]

  @Test(
    "a curve that has no digits for its steps takes few", arguments: coarse, turns)
  func coarseCurves(data: String, style: StrokeStyle) throws {
    let path = try Path(svg: data)
    let view = Rect(x: 0, y: 0, width: 48, height: 48)
    var dashed = style
    dashed.dash = [36, 0.06]
    for style in [style, dashed] {
      #expect(path.strokedPath(style, visibleIn: view).points.count < 3_000_000)
    }
  }
}
