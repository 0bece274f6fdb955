import Geometry
import Numerics
import Testing

@Suite("Strokes")
struct StrokeTests {
  static func points(_ coordinates: [(Double, Double)]) -> Path {
    Path { path in
      for (index, (x, y)) in coordinates.enumerated() {
        if index == 0 {
          path.move(to: Point(x: x, y: y))
        } else {
          path.addLine(to: Point(x: x, y: y))
        }
      }
    }
  }

  /// Compares the filled outline of `path` under round caps and joins with the set of all points
  /// no farther than the half width away.
  static func checkRound(
    _ path: Path, width: Double, tolerance: Double, _ shapes: inout RandomShapes
  ) {
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    let outline = PathProbe(path.strokedPath(style, tolerance: tolerance))
    let center = PathProbe(path)
    let bounds = path.boundingRect.insetBy(dx: -width * 0.7, dy: -width * 0.7)
    for _ in 0..<80 {
      let point = Point(
        x: shapes.number(bounds.minX..<bounds.maxX), y: shapes.number(bounds.minY..<bounds.maxY))
      let distance = center.distance(to: point)
      let winding = outline.winding(around: point)
      if winding < 0 {
        Issue.record("\(path) width \(width): winds \(winding) times round \(point)")
        return
      }
      // The polyline of the centre strays by less than a thousandth.
      let margin = tolerance * 1.001 + 1e-3
      if distance < width / 2 - margin {
        guard winding == 0 else { continue }
        Issue.record("\(path) width \(width): a hole at \(point), \(distance) away")
        return
      } else if distance > width / 2 + margin {
        guard winding > 0 else { continue }
        Issue.record("\(path) width \(width): ink at \(point), \(distance) away")
        return
      }
    }
  }

  @Test(
    "under round caps and joins a point is inside where it is within half the width of the path",
    arguments: [0.5, 6, 25, 90])
  func roundStrokes(width: Double) {
    var shapes = RandomShapes(seed: 15)
    for _ in 0..<150 {
      let path = shapes.path()
      Self.checkRound(path, width: width, tolerance: 0.02, &shapes)
    }
  }

  @Test("each nasty curve by itself, open and closed", arguments: [3.0, 30, 80])
  func singleCurves(width: Double) {
    var shapes = RandomShapes(seed: 16)
    for index in 0..<150 {
      let curve = shapes.cubic()
      var path = Path { $0.move(to: curve.start) }
      path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
      if index % 3 == 0 { path.closeSubpath() }
      Self.checkRound(path, width: width, tolerance: 0.02, &shapes)
    }
  }

  @Test("an outline winds one way only, whatever its caps and joins", arguments: LineJoin.allCases)
  func oneSign(join: LineJoin) {
    var shapes = RandomShapes(seed: 17)
    for cap in LineCap.allCases {
      for _ in 0..<120 {
        let path = shapes.path()
        let width = shapes.number(0.5..<70)
        let style = StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: 4)
        let outline = path.strokedPath(style, tolerance: 0.05)
        #expect(outline.isFinite)
        let probe = PathProbe(outline)
        let center = PathProbe(path)
        let bounds = path.boundingRect.insetBy(dx: -width, dy: -width)
        for _ in 0..<60 {
          let point = Point(
            x: shapes.number(bounds.minX..<bounds.maxX),
            y: shapes.number(bounds.minY..<bounds.maxY))
          let winding = probe.winding(around: point)
          #expect(winding >= 0, "\(path) \(style): \(winding) round \(point)")
          // Nothing reaches farther than a miter at its limit or the corner of a square cap.
          if winding > 0 { #expect(center.distance(to: point) <= width / 2 * 4 + 0.1) }
        }
      }
    }
  }

  /// Whether the fill of `outline` is the same as that of `polygons` at points all over `area`.
  static func expectSame(
    _ outline: Path, _ polygons: [[(Double, Double)]], in area: Rect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (actual, expected) = (PathProbe(outline), polygons.map { PathProbe(points($0)) })
    for column in 0..<61 {
      for row in 0..<61 {
        let point = Point(
          x: area.minX + area.width * (Double(column) + 0.37) / 61,
          y: area.minY + area.height * (Double(row) + 0.41) / 61)
        let isInside = expected.contains { $0.winding(around: point) != 0 }
        guard (actual.winding(around: point) != 0) != isInside else { continue }
        Issue.record(
          "\(point) should be \(isInside ? "in" : "out")side", sourceLocation: sourceLocation)
        return
      }
    }
  }

  static let area = Rect(x: -10, y: -10, width: 60, height: 60)

  @Test("a butt cap ends at the end, a square cap half a width beyond")
  func caps() {
    let line = Self.points([(10, 20), (30, 20)])
    Self.expectSame(
      line.strokedPath(StrokeStyle(lineWidth: 8)), [[(10, 16), (30, 16), (30, 24), (10, 24)]],
      in: Self.area)
    Self.expectSame(
      line.strokedPath(StrokeStyle(lineWidth: 8, lineCap: .square)),
      [[(6, 16), (34, 16), (34, 24), (6, 24)]], in: Self.area)
  }

  @Test("a right angle is mitered to a corner, or cut by a bevel")
  func joins() {
    let corner = Self.points([(0, 20), (20, 20), (20, 40)])
    let arms = [
      [(0.0, 16.0), (20, 16), (20, 24), (0, 24)], [(16, 20), (24, 20), (24, 40), (16, 40)],
    ]
    Self.expectSame(
      corner.strokedPath(StrokeStyle(lineWidth: 8)),
      arms + [[(20, 16), (24, 16), (24, 20), (20, 20)]],
      in: Self.area)
    Self.expectSame(
      corner.strokedPath(StrokeStyle(lineWidth: 8, lineJoin: .bevel)),
      arms + [[(20, 16), (24, 20), (20, 20)]], in: Self.area)
  }

  @Test("a closed square is joined at all four corners, and left open inside")
  func closed() {
    let square = Path(Rect(x: 5, y: 5, width: 30, height: 30))
    let sides: [[(Double, Double)]] = [
      [(1, 1), (39, 1), (39, 9), (1, 9)], [(1, 31), (39, 31), (39, 39), (1, 39)],
      [(1, 1), (9, 1), (9, 39), (1, 39)], [(31, 1), (39, 1), (39, 39), (31, 39)],
    ]
    Self.expectSame(square.strokedPath(StrokeStyle(lineWidth: 8)), sides, in: Self.area)
  }

  @Test("a width larger than the figure fills it")
  func wideSquare() {
    let square = Path(Rect(x: 15, y: 15, width: 10, height: 10))
    Self.expectSame(
      square.strokedPath(StrokeStyle(lineWidth: 24)), [[(3, 3), (37, 3), (37, 37), (3, 37)]],
      in: Self.area)
  }

  @Test("a miter up to the limit is drawn, and beyond it a bevel")
  func miterLimit() {
    // The ratio at an angle a between the two lines is 1 / sin(a / 2): 2 at 60 degrees.
    let (sin, cos) = Double.sincos(.pi / 3)
    let corner = Self.points([(20 * cos + 10, 20 * sin + 20), (10, 20), (30, 20)])
    let bisector = Vector(dx: (3.0 / 4).squareRoot(), dy: 0.5)
    for (limit, isMitered) in [(2.001, true), (1.999, false), (10, true), (1, false), (0, false)] {
      let outline = PathProbe(
        corner.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: limit)))
      let nearTip = Point(x: 10, y: 20) - bisector * 3.8
      #expect((outline.winding(around: nearTip) != 0) == isMitered, "limit \(limit)")
      #expect(outline.winding(around: Point(x: 10, y: 20) - bisector * 4.2) == 0)
      #expect(outline.winding(around: Point(x: 10, y: 20) - bisector * 0.9) != 0)
    }
  }

  @Test(
    "turning straight back makes no spike, unless a miter is to be cut off at its limit",
    arguments: [LineJoin.miter, .round, .bevel])
  func reversal(join: LineJoin) {
    let style = StrokeStyle(lineWidth: 8, lineJoin: join)
    for back in [0, 0.4, 1e-9] {
      let line = Self.points([(0, 20), (40, 20), (0, 20 + back)])
      let bounds = line.strokedPath(style).boundingRect
      let end = join == .round ? 44.001 : 40.1
      #expect(bounds.maxX <= end && bounds.minX >= -0.1, "\(bounds)")
      #expect(bounds.minY >= 15.9 && bounds.maxY <= 24.5)
    }
  }

  @Test("a subpath without length leaves a dot, a square, or nothing under a butt cap")
  func dots() {
    let place = Point(x: 10, y: 20)
    let dots: [Path] = [
      Self.points([(10, 20), (10, 20)]),
      Path {
        $0.move(to: place)
        $0.closeSubpath()
      },
      Path {
        $0.move(to: place)
        $0.addCurve(to: place, control1: place, control2: place)
      },
    ]
    for dot in dots {
      let round = dot.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round), tolerance: 1e-3)
      let points = PathProbe(round).polylines.joined()
      #expect(points.allSatisfy { abs($0.distance(to: place) - 3) < 1e-3 } && points.count > 20)
      #expect(PathProbe(round).winding(around: place) == 1)
      Self.expectSame(
        dot.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .square)),
        [[(7, 17), (13, 17), (13, 23), (7, 23)]], in: Self.area)
      #expect(dot.strokedPath(StrokeStyle(lineWidth: 6)).isEmpty)
    }
    let move = Path { $0.move(to: place) }
    #expect(move.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round)).isEmpty)
  }

  // Dots wound the other way than lines, and cancelled what they lay on.
  @Test("a dot on a line, of the same path, leaves no hole", arguments: [LineCap.round, .square])
  func dotOnLine(cap: LineCap) {
    let path = Path {
      $0.move(to: Point(x: 0, y: 20))
      $0.addLine(to: Point(x: 40, y: 20))
      $0.move(to: Point(x: 20, y: 20))
      $0.closeSubpath()
    }
    let outline = PathProbe(path.strokedPath(StrokeStyle(lineWidth: 6, lineCap: cap)))
    #expect(outline.winding(around: Point(x: 20.3, y: 20.2)) == 2)
  }

  @Test("a width of 0, below, NaN or infinite leaves nothing", arguments: [0, -1, .nan, .infinity])
  func noWidth(width: Double) {
    let path = Path(ellipseIn: Rect(x: 0, y: 0, width: 9, height: 9))
    #expect(path.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }

  // A cap's arc was cut by the tolerance alone: 1e13 points round a width of 1e22.
  @Test("huge widths and small tolerances end", arguments: [1e6, 1e22])
  func hugeWidths(width: Double) {
    let path = Path {
      $0.move(to: .zero)
      $0.addLine(to: Point(x: 10, y: 0))
      $0.addCurve(
        to: Point(x: 30, y: 30), control1: Point(x: 40, y: -9), control2: Point(x: 10, y: 9))
    }
    for tolerance in [1.0 / 512, 1e-12, 0, .nan] {
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      let outline = path.strokedPath(style, tolerance: tolerance)
      #expect(outline.isFinite && outline.verbs.count < 1_500_000, "\(outline.verbs.count)")
      let bounds = outline.boundingRect
      #expect(abs(bounds.height / width - 1) < 0.01)
    }
  }

  @Test("a hairline keeps its width")
  func hairline() {
    let path = Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100))
    let outline = path.strokedPath(StrokeStyle(lineWidth: 0.01), tolerance: 1e-4)
    for point in PathProbe(outline).polylines.joined() {
      #expect(abs(abs(point.distance(to: Point(x: 50, y: 50)) - 50) - 0.005) < 4e-4)
    }
  }

  @Test("one far vertex leaves the rest of the line where it is", arguments: [1e8, 1e22, 1e200])
  func farVertex(far: Double) {
    let path = Self.points([(20, 90), (far, 95), (60, 70), (10, 10)])
    let outline = path.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(outline.isFinite)
    #expect(PathProbe(outline).winding(around: Point(x: 35, y: 40)) != 0)
  }

  @Test("a path that is not finite comes back as it is, for the renderer to refuse")
  func notFinite() {
    let path = Self.points([(0, 0), (.nan, 1)])
    #expect(!path.strokedPath(StrokeStyle()).isFinite)
  }

  /// Handles of 1/10,000 along x turned the caps of a diagonal by half a right angle.
  @Test("a handle too short to be seen turns no cap", arguments: [LineCap.butt, .square, .round])
  func tinyHandles(cap: LineCap) {
    let style = StrokeStyle(lineWidth: 20, lineCap: cap)
    let (start, end) = (Point(x: 20, y: 160), Point(x: 160, y: 20))
    let line = Path {
      $0.move(to: start)
      $0.addLine(to: end)
    }
    let expected = line.strokedPath(style)
    for tiny in [1e-4, 1e-9, 0] {
      let cubic = Path {
        $0.move(to: start)
        $0.addCurve(
          to: Point(x: end.x + tiny, y: end.y), control1: Point(x: start.x + tiny, y: start.y),
          control2: end)
      }
      let quad = Path {
        $0.move(to: start)
        $0.addQuadCurve(to: end, control: Point(x: start.x + tiny, y: start.y))
      }
      for path in [cubic, quad] {
        let outline = path.strokedPath(style)
        let (found, wanted) = (outline.boundingRect, expected.boundingRect)
        #expect(abs(found.minX - wanted.minX) < 0.01 && abs(found.maxX - wanted.maxX) < 0.01)
        #expect(abs(found.minY - wanted.minY) < 0.01 && abs(found.maxY - wanted.maxY) < 0.01)
        // Just inside and outside of the corners of a butt cap, along the end's edge.
        for (along, across) in [(-0.5, 9.5), (-0.5, -9.5), (0.5, 9.5), (0.5, -9.5)] {
          let step = 0.5.squareRoot()
          let point = Point(
            x: start.x - (along + across) * step, y: start.y + (along - across) * step)
          #expect(outline.contains(point) == expected.contains(point), "\(path) at \(point)")
        }
      }
    }
  }
}
