import Drawing
import Geometry
import Imaging
import Raster
import Testing

@Suite("The edge of the canvas, and far beyond it")
struct EdgeOfCanvasTests {
  /// Compares a picture with the same part of a larger canvas on which the paths are whole.
  static func expectSameAsInTheMiddle(
    _ path: Path, rule: FillRule, side: Int, margin: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let cut = try draw(side, side, [black(path, rule: rule)])
    let move = Affine(translationX: Double(margin), y: Double(margin))
    let large = side + 2 * margin
    let whole = try draw(large, large, [black(path, move, rule: rule)])
    for y in 0..<side {
      for x in 0..<side {
        let (actual, expected) = (cut[x, y].alpha, whole[x + margin, y + margin].alpha)
        // Clipping moves a vertex onto the border, rounded once more.
        guard abs(Int(actual) - Int(expected)) > 1 else { continue }
        Issue.record(
          "\(path) \(rule): \(actual) for \(expected) at (\(x), \(y))",
          sourceLocation: sourceLocation)
        return
      }
    }
  }

  @Test(
    "what leaves the canvas on any side looks as if the canvas went on",
    arguments: FillRule.allCases)
  func cutPaths(rule: FillRule) throws {
    var paths = RandomPaths(seed: 31, size: 20)
    for _ in 0..<200 {
      try Self.expectSameAsInTheMiddle(paths.next(), rule: rule, side: 20, margin: 6)
    }
  }

  // Two parts that left on the right at half a row's height added up to one pixel of one sign, and
  // were taken for one part of full height: the doubled area came out.
  @Test("copies of an edge that leave the canvas within a row count once")
  func copiesLeavingTheCanvas() throws {
    for copies in 1...4 {
      for turn in 0..<4 {
        let rotation = Affine(rotation: .degrees(90 * Double(turn))).about(Point(x: 10, y: 10))
        let path = Path {
          for _ in 0..<copies {
            // Rises over the border within a quarter, a third or half of a row.
            for (y, rise) in [(2.0, 0.5), (5.25, 0.5), (8, 1.0 / 3), (11.5, 0.25), (14, 1)] {
              $0.addPath(polygon([(16, y), (24, y + 2 * rise), (24, y + 3)]))
            }
          }
        }.applying(rotation)
        try Self.expectSameAsInTheMiddle(path, rule: .nonZero, side: 20, margin: 6)
        try Self.expectSameAsInTheMiddle(path, rule: .evenOdd, side: 20, margin: 6)
      }
    }
  }

  @Test("what lies wholly beyond an edge leaves nothing inside")
  func outside() throws {
    for (dx, dy) in [(-30.0, 0.0), (30, 0), (0, -30), (0, 30), (-30, -30), (1e9, 0), (0, -1e9)] {
      let circle = Path(ellipseIn: Rect(x: 2, y: 2, width: 16, height: 16))
      #expect(try draw(20, 20, [black(circle.offsetBy(dx: dx, dy: dy))]).isBlank)
    }
    // Touching an edge from outside.
    for rect in [
      Rect(x: -5, y: 0, width: 5, height: 20), Rect(x: 20, y: 0, width: 5, height: 20),
      Rect(x: 0, y: -5, width: 20, height: 5), Rect(x: 0, y: 20, width: 20, height: 5),
    ] {
      #expect(try draw(20, 20, [black(Path(rect))]).isBlank)
    }
  }

  @Test(
    "a figure that holds the canvas covers it, however large it is",
    arguments: [21.0, 1e4, 1e8, 1e22, 1e150])
  func covering(size: Double) throws {
    let rect = Rect(x: 10 - size, y: 10 - size, width: 2 * size, height: 2 * size)
    let diamond = polygon([(10, -size * 2), (size * 2, 10), (10, size * 2), (-size * 2, 10)])
    for path in [Path(rect), Path(ellipseIn: rect), diamond] {
      let alphas = try draw(20, 20, [black(path)]).alphas
      #expect(alphas.allSatisfy { $0 == 255 }, "\(path)")
      #expect(try draw(20, 20, [black(path, rule: .evenOdd)]).alphas.allSatisfy { $0 == 255 })
    }
  }

  @Test(
    "a half plane with its far corners at any distance ends where it should",
    arguments: [1e3, 1e8, 1e15, 1e22, 1e150])
  func halfPlanes(far: Double) throws {
    for path in [
      polygon([(-far, 7.5), (far, 7.5), (far, far), (-far, far)]),
      polygon([(-far, 7.5), (far, 7.5), (0, far)]),
    ] {
      let bitmap = try draw(20, 20, [black(path)])
      #expect(abs(bitmap.area - 20 * 12.5) < 0.2)
      #expect(bitmap[3, 6].alpha == 0 && bitmap[3, 7].alpha == 128 && bitmap[3, 8].alpha == 255)
    }
  }

  @Test("huge random curves are drawn in moments", arguments: [1e5, 1e8, 1e22, 1e150, 1e300])
  func hugeCurves(size: Double) throws {
    var paths = RandomPaths(seed: 32, size: 2)
    let clock = ContinuousClock()
    let elapsed = try clock.measure {
      for _ in 0..<15 {
        let path = paths.next().applying(Affine(translationX: -1, y: -1))
          .applying(Affine(scaleX: size, y: size))
        _ = try draw(40, 40, [black(path), black(path, rule: .evenOdd)])
        let stroke = Stroke(path, style: StrokeStyle(lineWidth: 3), paint: .color(.black))
        _ = try draw(40, 40, [.stroke(stroke)])
      }
    }
    #expect(elapsed < .seconds(20))
  }

  @Test("a huge stroke covers, whatever its joins", arguments: [1e3, 1e9])
  func hugeStrokes(width: Double) throws {
    let line = Path {
      $0.move(to: Point(x: 5, y: 5))
      $0.addQuadCurve(to: Point(x: 15, y: 9), control: Point(x: 8, y: 20))
    }
    for join in LineJoin.allCases {
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: join)
      let bitmap = try draw(20, 20, [.stroke(Stroke(line, style: style, paint: .color(.black)))])
      #expect(bitmap.alphas.allSatisfy { $0 == 255 })
    }
  }
}

@Suite("Sizes and errors")
struct SizeAndErrorTests {
  static func item(_ path: Path) -> DrawingItem { black(path) }

  static func error(_ list: DisplayList, scale: Double = 1) -> RasterError? {
    do {
      _ = try Renderer(scale: scale).render(list)
      return nil
    } catch {
      return error
    }
  }

  static func isNotFinite(_ error: RasterError?) -> Bool {
    if case .notFinite = error { true } else { false }
  }

  @Test("NaN and infinity are refused wherever they stand, in a group or off the canvas too")
  func notFinite() {
    for number in [Double.nan, .infinity, -.infinity] {
      let path = polygon([(1, 1), (5, number), (5, 5)])
      let first = polygon([(number, 1), (5, 1), (5, 5)])
      let good = Path(Rect(x: 0, y: 0, width: 5, height: 5))
      let stops = GradientStops([.init(color: .black, location: 0)])
      let bad = Affine(translationX: number, y: 0)
      var items: [DrawingItem] = [
        black(path), black(first), black(good, bad),
        .stroke(Stroke(path, style: StrokeStyle(), paint: .color(.black))),
        .stroke(Stroke(good, style: StrokeStyle(lineWidth: number), paint: .color(.black))),
        .fill(
          Fill(
            good,
            paint: .linearGradient(
              LinearGradientPaint(stops, start: Point(x: number, y: 0), end: .zero)))),
        .group(Group([black(good)], clip: Clip(path))),
        .group(Group([black(good)], clip: Clip(good, transform: bad))),
        .group(Group([black(good), black(good)], opacity: number)),
        .group(Group([black(good)], opacity: number)),
      ]
      items += items.map { .group(Group([black(good), $0], opacity: 0.5)) }
      items += items.map {
        .group(Group([$0], clip: Clip(good.offsetBy(dx: 900, dy: 0))))
      }
      for item in items {
        #expect(Self.isNotFinite(Self.error(picture(9, 9, [item]))), "\(item)")
      }
    }
    // Finite, but not in pixels.
    let far = black(polygon([(0, 0), (1e308, 0), (0, 1e308)]))
    #expect(Self.isNotFinite(Self.error(picture(9, 9, [far]), scale: 10)))
  }

  @Test("the largest numbers are drawn or refused, without a trap")
  func largest() {
    for size in [1e300, 1e307, .greatestFiniteMagnitude] {
      for path in [
        polygon([(-size, -size), (size, -size), (size, size), (-size, size)]),
        polygon([(-size, 3), (size, 4), (5, size)]),
        Path {
          $0.move(to: Point(x: -size, y: 3))
          $0.addCurve(
            to: Point(x: size, y: 5), control1: Point(x: size, y: -size),
            control2: Point(x: -size, y: size))
        },
      ] {
        let stroke = Stroke(path, style: StrokeStyle(lineWidth: 2), paint: .color(.black))
        for item in [black(path), .stroke(stroke)] {
          let group = DrawingItem.group(Group([item, item], opacity: 0.5))
          _ = Self.error(picture(9, 9, [item, group]))
        }
      }
    }
  }

  @Test("an infinite miter limit is no limit")
  func infiniteMiterLimit() throws {
    let line = Path {
      $0.move(to: Point(x: 2, y: 10))
      $0.addLine(to: Point(x: 10, y: 10))
      $0.addLine(to: Point(x: 2, y: 11))
    }
    let style = StrokeStyle(lineWidth: 1, miterLimit: .infinity)
    let stroke = DrawingItem.stroke(Stroke(line, style: style, paint: .color(.black)))
    let whole = try draw(30, 20, [stroke])
    #expect(whole[13, 9].alpha > 0)
    let grouped = try draw(30, 20, [.group(Group([stroke, stroke], blendMode: .lighten))])
    #expect(grouped[13, 9].alpha > 0)
  }

  @Test("a picture without size, or at a scale that is not a positive number, is refused")
  func scales() {
    for scale in [0, -1, Double.nan, .infinity, -.infinity] {
      guard case .scale = Self.error(picture(10, 10, []), scale: scale) else {
        Issue.record("scale \(scale) passed")
        continue
      }
    }
    for (width, height) in [(0.0, 10.0), (10, 0), (-10, 10), (.nan, 10), (10, .infinity)] {
      guard case .scale = Self.error(DisplayList(size: Size(width: width, height: height))) else {
        Issue.record("size \(width) x \(height) passed")
        continue
      }
    }
    let negative = DisplayList(size: Size(width: -10, height: -10))
    #expect(Self.error(negative, scale: -1) != nil)
  }

  @Test("the largest bitmap's side can be drawn on to its last pixel, and one more is refused")
  func largestSides() throws {
    for (width, height) in [(32_767, 3), (3, 32_767)] {
      let (w, h) = (Double(width), Double(height))
      let triangle = polygon([(0, 0), (w, h / 2), (0, h)])
      let corner = rect(w - 0.5, h - 0.5, 9, 9)
      let bitmap = try draw(width, height, [black(triangle), corner])
      #expect(bitmap[width - 1, height - 1].alpha == 64)
      let drawn = try draw(width, height, [black(triangle)]).area
      #expect(abs(drawn / (w * h / 2) - 1) < 1e-3)
    }
    for (width, height) in [(32_768, 1), (1, 32_768), (100_000, 100_000), (20_000, 20_000)] {
      guard case .size = Self.error(picture(width, height, [])) else {
        Issue.record("\(width) x \(height) passed")
        continue
      }
    }
    guard case .size = Self.error(picture(10, 10, []), scale: 1e300) else {
      Issue.record("a scale of 1e300 passed")
      return
    }
  }

  @Test("one pixel is drawn like any other, and a picture smaller than a pixel is one pixel")
  func onePixel() throws {
    #expect(try draw(1, 1, [rect(0.25, 0.5, 0.5, 0.5)])[0, 0].alpha == 64)
    #expect(try draw(1, 1, [rect(-5, -5, 99, 99)])[0, 0].alpha == 255)
    let small = DisplayList(size: Size(width: 0.2, height: 0.2), items: [rect(0, 0, 9, 9)])
    let bitmap = try Renderer(scale: 1).render(small)
    #expect(bitmap.width == 1 && bitmap.height == 1 && bitmap[0, 0].alpha == 255)
  }

  @Test("the background lies under everything, rounded once")
  func background() throws {
    let grey = Color(white: 0.5, opacity: 0.5)
    #expect(try draw(2, 2, [], background: grey)[1, 1] == grey.premultiplied8)
    let over = try draw(2, 2, [rect(0, 0, 1, 2)], background: .white)
    #expect(over[0, 0] == .black && over[1, 0] == .white)
  }
}
