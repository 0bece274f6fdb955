import Geometry
import Numerics
import Testing

@Suite("Corners, polygons and arcs")
struct CornersTests {
  @Test("a continuous corner leaves each side 1.528665 radii from where the sides meet")
  func published() throws {
    let rect = Rect(x: 0, y: 0, width: 400, height: 300)
    let path = Path(roundedRect: rect, cornerRadius: 40, style: .continuous)
    // PaintCode's points of the top right corner, in radii from the corner.
    let published = [
      (1.528665, 0.0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
      (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379), (0, 0.86840694),
      (0, 1.08849296), (0, 1.528665),
    ]
    for (x, y) in published {
      let expected = Point(x: 400 - 40 * x, y: 40 * y)
      let nearest = path.points.map { $0.distance(to: expected) }.reduce(.infinity, min)
      #expect(nearest < 40 * 5e-6, "\(x), \(y)")
    }
    #expect(path.boundingRect == rect)
  }

  @Test("continuous corners are alike under every symmetry of the rectangle")
  func symmetric() {
    for (width, height, radius) in [
      (300.0, 300.0, 40.0), (300, 100, 50), (200, 90, 30), (60, 60, 30),
    ] {
      let rect = Rect(x: 0, y: 0, width: width, height: height)
      let path = Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
      let mirrored = [
        Affine(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0),
        Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height),
      ]
      for mirror in mirrored {
        for point in path.points {
          let image = point.applying(mirror)
          #expect(path.points.contains { $0.distance(to: image) < 1e-9 })
        }
      }
      // Wound as a rectangle is, never outside of it, and close to the circular one.
      let circular = Path(roundedRect: rect, cornerRadius: radius, style: .circular)
      #expect(path.boundingRect == rect && path.signedArea > 0)
      #expect(abs(path.signedArea - circular.signedArea) < radius * radius * 0.05)
    }
  }

  @Test("a capsule's continuous ends come within half a hundredth of a circle's radius")
  func capsule() {
    let path = Path(
      roundedRect: Rect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 50, style: .continuous)
    let center = Point(x: 50, y: 50)
    for points in PathProbe(path).polylines {
      for point in points { #expect(abs(point.distance(to: center) - 50) < 0.25) }
    }
    #expect(path.points.contains { $0.distance(to: Point(x: 50, y: 0)) < 1e-12 })
  }

  @Test("corners with radii of their own keep them, and shrink together where they overlap")
  func uneven() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 60)
    let radii = RectangleCornerRadii(topLeading: 10, bottomLeading: 0, bottomTrailing: 30)
    let path = Path { $0.addRoundedRect(in: rect, cornerRadii: radii, style: .circular) }
    let expected: Double = 6000 - (1 - Double.pi / 4) * 1000
    #expect(abs(path.signedArea - expected) < 0.01)
    #expect(path.contains(Point(x: 0.1, y: 59.9)) && path.contains(Point(x: 99.9, y: 0.1)))
    #expect(!path.contains(Point(x: 1, y: 1)) && !path.contains(Point(x: 95, y: 58)))

    let large = RectangleCornerRadii(
      topLeading: 60, bottomLeading: 30, bottomTrailing: -5, topTrailing: .nan)
    let fitted = large.fitted(in: rect.size)
    #expect(abs(fitted.topLeading - 40) < 1e-12 && abs(fitted.bottomLeading - 20) < 1e-12)
    #expect(fitted.bottomTrailing == 0 && fitted.topTrailing == 0)
    for style in RoundedCornerStyle.allCases {
      let path = Path { $0.addRoundedRect(in: rect, cornerRadii: large, style: style) }
      #expect(path.isFinite && path.boundingRect == rect)
    }
  }

  @Test("one radius, given for each corner or for all, is one shape, in either style")
  func sameEitherWay() {
    let rect = Rect(x: 3, y: 4, width: 100, height: 60)
    for style in RoundedCornerStyle.allCases {
      let all = Path(roundedRect: rect, cornerRadius: 20, style: style)
      let each = Path { path in
        path.addRoundedRect(
          in: rect,
          cornerRadii: RectangleCornerRadii(
            topLeading: 20, bottomLeading: 20, bottomTrailing: 20, topTrailing: 20), style: style)
      }
      #expect(all == each)
      let negative = Rect(x: 103, y: 64, width: -100, height: -60)
      #expect(Path(roundedRect: negative, cornerRadius: 20, style: style) == all)
    }
  }

  @Test("an arc between tangents touches both lines at a radius from its centre")
  func tangents() throws {
    var shapes = RandomShapes(seed: 71)
    for _ in 0..<300 {
      let (start, corner, end) = (shapes.point(), shapes.point(), shapes.point())
      let radius = shapes.number(0.1..<30)
      let path = Path { path in
        path.move(to: start)
        path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
      }
      let last = try #require(path.currentPoint)
      let arc = try #require(path.subpaths.first).segments.dropFirst()
      let first = try #require(arc.first).start
      let (back, on) = (
        try #require((start - corner).normalized), try #require((end - corner).normalized)
      )
      guard abs(back.cross(on)) > 0.01 else { continue }
      #expect(abs((first - corner).cross(back)) < 1e-6 && (first - corner).dot(back) > 0)
      #expect(abs((last - corner).cross(on)) < 1e-6 && (last - corner).dot(on) > 0)
      // The centre lies a radius inwards from both.
      let side: Double = back.cross(on) < 0 ? -1 : 1
      let center = first + back.perpendicular * (side * radius)
      let from = last - on.perpendicular * (side * radius)
      #expect(center.distance(to: from) < 1e-6 * (1 + radius))
      for segment in arc {
        let middle = segment.curve.point(at: 0.5)
        #expect(abs(middle.distance(to: center) - radius) < radius * 5e-6 + 1e-9)
      }
    }
    let straight = Path { path in
      path.move(to: .zero)
      path.addArc(
        tangent1End: Point(x: 5, y: 0), tangent2End: Point(x: 9, y: 0), radius: 3)
      path.addArc(
        tangent1End: Point(x: 5, y: 9), tangent2End: Point(x: 9, y: 0), radius: 0)
    }
    #expect(straight == (try Path(svg: "M0 0H5V9")))
  }

  @Test("a relative arc passes the angle asked for, and of many turns keeps one")
  func relative() throws {
    let center = Point(x: 10, y: 20)
    for delta in [0.5, -0.5, 3, -6, 7, 100, -1e6] {
      let arc = Path {
        $0.addRelativeArc(
          center: center, radius: 5, startAngle: .degrees(30), delta: .radians(delta))
      }
      let end = try #require(arc.currentPoint)
      let (sin, cos) = Double.sincos(Double.pi / 6 + delta)
      #expect(end.distance(to: Point(x: 10 + 5 * cos, y: 20 + 5 * sin)) < 1e-8)
      #expect(arc.length() <= 5 * 4 * .pi + 1e-3)
      #expect(arc.length() >= 5 * min(abs(delta), 2 * .pi) - 1e-3)
    }
  }

  @Test("polygons and stars are regular, upright and closed")
  func polygons() {
    let center = Point(x: 4, y: 5)
    for sides in 3...12 {
      let path = Path(regularPolygon: sides, center: center, radius: 2)
      #expect(path.points.count == sides && path.isClosed && path.signedArea > 0)
      #expect(path.points.first?.distance(to: Point(x: 4, y: 3)) ?? 1 < 1e-15)
      let side = 4 * Double.sin(.pi / Double(sides))
      #expect(abs(path.length() - side * Double(sides)) < 1e-12)
    }
    let star = Path(star: 5, center: center, outerRadius: 2, innerRadius: 1, rotation: .degrees(90))
    #expect(star.points.count == 10)
    #expect(star.points.first?.distance(to: Point(x: 6, y: 5)) ?? 1 < 1e-15)
    for (index, point) in star.points.enumerated() {
      #expect(abs(point.distance(to: center) - (index % 2 == 0 ? 2 : 1)) < 1e-15)
    }
    #expect(Path(regularPolygon: 2, center: center, radius: 1).isEmpty)
    #expect(Path(star: -1, center: center, outerRadius: 1, innerRadius: 1).isEmpty)
  }
}
