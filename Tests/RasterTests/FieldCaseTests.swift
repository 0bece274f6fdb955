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

  // MARK: Paths

  // Seen in linebender/vello.
  @Test("a circle one pixel larger than the canvas")
  func circleLargerThanCanvas() throws {
    let bitmap = try draw(100, 100, [black(Self.circle(50, 50, 51))])
    for (x, y) in [(0, 50), (99, 50), (50, 0), (50, 99)] { #expect(bitmap[x, y].alpha == 255) }
    for (x, y) in [(0, 0), (99, 0), (0, 99), (99, 99)] { #expect(bitmap[x, y].alpha == 0) }
    #expect(Self.isMirrored(bitmap, x: true, within: 1))
    #expect(Self.isMirrored(bitmap, x: false, within: 1))
  }

  // Seen in memononen/nanosvg, mono/SkiaSharp.Extended.
  @Test("a ring by the even-odd rule")
  func evenOddRing() throws {
    let ring = Path {
      $0.addPath(Self.circle(50, 50, 30))
      $0.addPath(Self.circle(50, 50, 15))
    }
    let bitmap = try draw(100, 100, [black(ring, rule: .evenOdd)])
    #expect(bitmap[50, 50].alpha == 0 && bitmap[50, 27].alpha == 255)
    #expect(abs(bitmap.area / 2120.58 - 1) < 0.001)
  }

  // Seen in flutter/flutter.
  @Test("a path that starts with a cubic of no size")
  func leadingDegenerateCubic() throws {
    let start = Point(x: 20, y: 70)
    func path(degenerate: Bool) -> Path {
      Path {
        $0.move(to: start)
        if degenerate { $0.addCurve(to: start, control1: start, control2: start) }
        $0.addCurve(
          to: Point(x: 85, y: 70), control1: Point(x: 45, y: 25), control2: Point(x: 60, y: 25))
        $0.closeSubpath()
      }
    }
    let (with, without) = (path(degenerate: true), path(degenerate: false))
    #expect(try draw(100, 100, [black(with)]) == draw(100, 100, [black(without)]))
    // Stroked, too.
    let style = { (path: Path) in Self.stroke(path, 6, join: .round) }
    #expect(try draw(100, 100, [style(with)]) == draw(100, 100, [style(without)]))
  }

  // Seen in samizdatco/skia-canvas, flutter/flutter.
  @Test("NaN in one shape is an error that says so")
  func notANumber() throws {
    let bad = Self.line([(50, 50), (.nan, 70), (90, 90)])
    do {
      _ = try draw(100, 100, [rect(10, 10, 30, 30), Self.stroke(bad, 4), rect(60, 10, 30, 30)])
      Issue.record("NaN passed")
    } catch let error as RasterError {
      #expect(error.description.contains("NaN") && error.description.contains("a stroked path"))
    }
  }

  // Seen in samizdatco/skia-canvas.
  @Test("contours that overlap at half alpha are painted once")
  func overlappingContours() throws {
    let path = Path {
      $0.addRect(Rect(x: 20, y: 20, width: 40, height: 40))
      $0.addRect(Rect(x: 40, y: 40, width: 40, height: 40))
    }
    let fill = Fill(path, paint: .color(Color(white: 0, opacity: 0.5)))
    let bitmap = try draw(100, 100, [.fill(fill)])
    #expect(bitmap[50, 50].alpha == 128 && bitmap[30, 30].alpha == 128)
    #expect(bitmap.alphas.max() == 128)
  }

  // Seen in jrmuizel/raqote.
  @Test("a quadratic far off the canvas")
  func farQuadratic() throws {
    let path = Path {
      $0.move(to: Point(x: -21_000, y: -3_000))
      $0.addQuadCurve(to: Point(x: -34_000, y: 150), control: Point(x: -33_000, y: -3_500))
      $0.closeSubpath()
    }
    #expect(try draw(100, 100, [black(path)]).isBlank)
  }

  // Seen in typst/typst.
  @Test("a rounded rectangle given with a negative height")
  func negativeHeight() throws {
    let down = Path(roundedRect: Rect(x: 20, y: 70, width: 60, height: -40), cornerRadius: 10)
    let up = Path(roundedRect: Rect(x: 20, y: 30, width: 60, height: 40), cornerRadius: 10)
    #expect(try draw(100, 100, [black(down)]) == draw(100, 100, [black(up)]))
  }

  // Seen in linebender/vello, ruffle-rs/ruffle.
  @Test("two contours of one path with a fractional edge in common")
  func sharedEdge() throws {
    let path = Path {
      $0.addPath(polygon([(10, 10), (33.4, 10), (33.4, 90), (10, 90)]))
      $0.addPath(polygon([(33.4, 10), (90, 10), (90, 90), (33.4, 90)]))
    }
    let bitmap = try draw(100, 100, [black(path)])
    for y in 10..<90 { for x in 10..<90 { #expect(bitmap[x, y].alpha == 255) } }
  }

  // Seen in linebender/vello, audulus/vger-rs.
  @Test("two rectangles that meet between two pixels")
  func touchingRects() throws {
    let color = Color(hex: 0x00aa77)
    let bitmap = try draw(100, 100, [rect(10, 10, 40, 80, color), rect(50, 10, 40, 80, color)])
    for y in 10..<90 { for x in 10..<90 { #expect(bitmap[x, y] == color.premultiplied8) } }
    #expect(Self.inkIsWithin(bitmap, 10..<90, 10..<90))
  }

  // MARK: Strokes

  // Seen in vancluever/z2d, w3c/svgwg, jrmuizel/raqote, Kozea/CairoSVG.
  @Test(
    "a zero-length subpath: nothing under a butt cap, a square along the axes under a square one")
  func zeroLength() throws {
    #expect(try draw(100, 100, [Self.stroke(Self.line([(30, 70), (30, 70)]), 22)]).isBlank)
    let square = try draw(
      100, 100, [Self.stroke(Self.line([(60, 30), (60, 30)]), 16, cap: .square)])
    for y in 22..<38 { for x in 52..<68 { #expect(square[x, y].alpha == 255) } }
    #expect(Self.inkIsWithin(square, 52..<68, 22..<38))
  }

  // Seen in nical/lyon.
  @Test("the join where a path closes")
  func closingJoin() throws {
    let triangle = polygon([(20, 80), (80, 80), (50, 25)])
    let bitmap = try draw(100, 100, [Self.stroke(triangle, 8)])
    #expect(bitmap[15, 82].alpha >= 200 && bitmap[84, 82].alpha >= 200)
    #expect(Self.isMirrored(bitmap, x: true, within: 2))
  }

  // Seen in love2d/love.
  @Test("a miter where the line almost doubles back")
  func nearReversal() throws {
    let bitmap = try draw(100, 100, [Self.stroke(Self.line([(20, 50), (60, 50), (20, 50.4)]), 8)])
    #expect(Self.inkIsWithin(bitmap, 19..<61, 45..<56))
  }

  // Seen in linebender/kurbo.
  @Test("a straight cubic that overshoots and ends in a cusp")
  func collinearCusp() throws {
    let curve = CubicBezier(
      start: Point(x: 50, y: 80), control1: Point(x: 50, y: 120), control2: Point(x: 50, y: 30),
      end: Point(x: 50, y: 30))
    let path = Path {
      $0.move(to: curve.start)
      $0.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
    let bitmap = try draw(100, 100, [Self.stroke(path, 8, cap: .round, join: .round)])
    #expect(Self.followsDistance(bitmap, of: curve, half: 4, slack: 0.8))
    #expect(Self.inkIsWithin(bitmap, 45..<55, 25..<96))
  }

  // Seen in linebender/tiny-skia.
  @Test("a hairline that leaves the canvas at the bottom")
  func hairlineLeaving() throws {
    let bitmap = try draw(100, 100, [Self.stroke(Self.line([(20, 95), (40, 130), (98, 90)]), 0.5)])
    #expect(Self.inkIsWithin(bitmap, 0..<100, 85..<100) && !bitmap.isBlank)
  }

  // Seen in AngusJohnson/Image32.
  @Test("lines under an unequal scale are thicker one way than the other")
  func unequalScale() throws {
    let path = Path {
      $0.addPath(Self.line([(10, 200), (90, 200)]))
      $0.addPath(Self.line([(50, 40), (50, 360)]))
    }
    let bitmap = try draw(
      100, 100, [Self.stroke(path, 16, transform: Affine(scaleX: 1, y: 0.25))])
    #expect((0..<100).filter { bitmap[20, $0].alpha >= 128 }.count == 4)
    #expect((0..<100).filter { bitmap[$0, 20].alpha >= 128 }.count == 16)
  }

  // Seen in linebender/tiny-skia.
  @Test("a thin line with one end at 1e22")
  func farEnd() throws {
    let bitmap = try draw(100, 100, [Self.stroke(Self.line([(20, 90), (1e22, 95), (60, 70)]), 1)])
    #expect(Self.inkIsWithin(bitmap, 0..<100, 40..<100))
  }

  // Seen in linebender/vello.
  @Test("a bend tighter than half the width leaves no hole")
  func tightBend() throws {
    let curve = CubicBezier(
      start: Point(x: 20, y: 90), control1: Point(x: 60, y: -30), control2: Point(x: 45, y: -30),
      end: Point(x: 85, y: 90))
    let path = Path {
      $0.move(to: curve.start)
      $0.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
    let bitmap = try draw(100, 100, [Self.stroke(path, 36, cap: .round, join: .round)])
    #expect(Self.followsDistance(bitmap, of: curve, half: 18, slack: 0.8))
  }

  // Seen in ruffle-rs/ruffle, mrdoob/three.js, QUItCoding/qnanopainter.
  @Test("a translucent stroke that crosses itself is as light there as elsewhere")
  func translucentCrossing() throws {
    let path = Self.line([(15, 20), (85, 80), (85, 20), (15, 80)])
    let bitmap = try draw(
      100, 100,
      [Self.stroke(path, 14, cap: .round, join: .round, color: Color(white: 0, opacity: 0.5))])
    for (x, y) in [(50, 50), (85, 50), (85, 20)] { #expect(bitmap[x, y].alpha == 128) }
    #expect(bitmap.alphas.max() == 128)
  }

  // MARK: Trim

  // Seen in thorvg/thorvg, airbnb/lottie-ios, airbnb/lottie-android.
  @Test("a trim takes all subpaths as one length")
  func trim() throws {
    let path = Path {
      $0.addPath(Self.line([(0, 20), (100, 20)]))
      $0.addPath(Self.line([(0, 60), (50, 60)]))
      $0.addPath(Self.line([(0, 80), (50, 80)]))
    }.trimmedPath(from: 0, to: 0.625)
    let bitmap = try draw(100, 100, [Self.stroke(path, 2)])
    func ink(_ row: Int) -> Int { (0..<100).filter { bitmap[$0, row].alpha == 255 }.count }
    #expect(ink(20) == 100 && ink(60) == 25 && ink(80) == 0)
  }

  // MARK: Gradients

  // Seen in linebender/resvg.
  @Test("a fade to the same colour without alpha keeps its hue")
  func fade() throws {
    let green = Color(hex: 0x003820)
    let bitmap = try draw(
      100, 100, [Self.gradient([(green, 0), (green.opacity(0), 1)], from: (0, 0), to: (100, 0))])
    for y in 0..<100 {
      for x in 0..<100 where bitmap[x, y].alpha >= 64 {
        let straight = bitmap[x, y].straight
        #expect(Self.isNear(bitmap[x, y], [0, 56, 32, Int(straight.alpha)], 2))
      }
      for x in 1..<100 { #expect(bitmap[x, y].alpha <= bitmap[x - 1, y].alpha) }
    }
  }

  // Seen in thorvg/thorvg.
  @Test("a gradient a hundredth of a unit long, and one without length")
  func shortGradients() throws {
    let stops = [(Color(hex: 0xff0000), 0.0), (Color(hex: 0x0000ff), 1)]
    let short = try draw(100, 100, [Self.gradient(stops, from: (50, 0), to: (50.01, 0))])
    for y in 0..<100 {
      for x in 0..<49 { #expect(short[x, y] == Color(hex: 0xff0000).premultiplied8) }
      for x in 51..<100 { #expect(short[x, y] == Color(hex: 0x0000ff).premultiplied8) }
    }
    let none = try draw(100, 100, [Self.gradient(stops, from: (50, 50), to: (50, 50))])
    #expect(Set(none.packed) == [Color(hex: 0x0000ff).premultiplied8.packed])
  }

  // Seen in servo/pathfinder.
  @Test("stops inside 0 to 1 go on flat beyond")
  func innerStops() throws {
    let bitmap = try draw(
      100, 100,
      [
        Self.gradient(
          [(Color(hex: 0xff0000), 0.25), (.black, 0.75)], from: (0, 0), to: (100, 0))
      ])
    for y in 0..<100 {
      for x in 0..<24 { #expect(bitmap[x, y] == Color(hex: 0xff0000).premultiplied8) }
      for x in 76..<100 { #expect(bitmap[x, y] == .black) }
    }
    #expect(Self.isNear(bitmap[50, 50], [126, 0, 0, 255], 2))
  }

  // Seen in yWorks/svg2pdf.js.
  @Test("two stops at 0")
  func twoStopsAtZero() throws {
    let bitmap = try draw(
      100, 100,
      [
        Self.gradient(
          [(Color(hex: 0xff0000), 0), (.white, 0), (Color(hex: 0x0000ff), 1)], from: (0, 0),
          to: (0, 100))
      ])
    #expect(Self.isNear(bitmap[50, 0], [254, 254, 255, 255], 1))
    #expect(Self.isNear(bitmap[50, 99], [1, 1, 255, 255], 1))
    for y in 1..<100 { #expect(bitmap[50, y].green <= bitmap[50, y - 1].green) }
  }

  // Seen in weisJ/jsvg.
  @Test("stop offsets below 0 and a little above 1")
  func offsetsBeyond() throws {
    let bitmap = try draw(
      100, 100,
      [
        Self.gradient(
          [(Color(hex: 0xff0000), -0.2), (Color(hex: 0x0000ff), 1.000_000_1)], from: (0, 0),
          to: (100, 0))
      ])
    #expect(Self.isNear(bitmap[0, 50], [254, 0, 1, 255], 1))
    #expect(Self.isNear(bitmap[99, 50], [1, 0, 254, 255], 1))
    #expect(Self.isNear(bitmap[50, 50], [127, 0, 128, 255], 2))
  }

  // Seen in linebender/vello.
  @Test("stops a ten-millionth apart")
  func closeStops() throws {
    let bitmap = try draw(
      100, 100,
      [
        Self.gradient(
          [
            (Color(hex: 0xff0000), 0), (Color(hex: 0x00ff00), 1e-7), (Color(hex: 0x0000ff), 2e-7),
            (.white, 1),
          ], from: (0, 0), to: (100, 0))
      ])
    #expect(Self.isNear(bitmap[99, 50], [254, 254, 255, 255], 1))
    #expect(Self.isNear(bitmap[1, 50], [4, 4, 255, 255], 1))
    for x in 2..<100 { #expect(bitmap[x, 50].red >= bitmap[x - 1, 50].red) }
  }

  // MARK: Groups and clips

  // Seen in dnfield/flutter_svg, PixiEditor/PixiEditor, ruffle-rs/ruffle.
  @Test("a group's opacity is applied once, to the whole")
  func groupOpacity() throws {
    let ellipse = black(Path(ellipseIn: Rect(x: 20, y: 20, width: 50, height: 60)))
    let group = Group([ellipse, ellipse, rect(40, 40, 50, 20)], opacity: 0.5)
    let bitmap = try draw(100, 100, [.group(group)])
    for (x, y) in [(45, 50), (30, 50), (80, 50)] { #expect(bitmap[x, y].alpha == 128) }
    #expect(bitmap.alphas.max() == 128)
  }

  // Seen in weisJ/jsvg.
  @Test("opacity over a fill and its stroke does not let the fill through")
  func fillAndStroke() throws {
    let (red, blue) = (Color(hex: 0xff0000), Color(hex: 0x0000ff))
    let circle = Self.circle(50, 50, 25)
    let bitmap = try draw(
      100, 100,
      [
        .group(
          Group(
            [.fill(Fill(circle, paint: .color(blue))), Self.stroke(circle, 20, color: red)],
            opacity: 0.5))
      ])
    #expect(Self.isNear(bitmap[50, 20], [255, 0, 0, 128], 1))
    #expect(Self.isNear(bitmap[50, 30], [255, 0, 0, 128], 1))
    #expect(Self.isNear(bitmap[50, 50], [0, 0, 255, 128], 1))
    #expect(bitmap.alphas.max() == 128)
  }

  // Seen in aseprite/aseprite.
  @Test("two hundred translucent layers of the colour below change nothing")
  func whiteStaysWhite() throws {
    let grey = Color(hex: 0x808080)
    var items = [rect(0, 0, 100, 100, .white), rect(0, 50, 100, 50, grey)]
    for _ in 0..<200 {
      items.append(rect(0, 0, 100, 50, Color.white.opacity(0.3)))
      items.append(rect(0, 50, 100, 50, grey.opacity(0.3)))
    }
    let bitmap = try draw(100, 100, items)
    for x in 0..<100 {
      for y in 0..<50 { #expect(bitmap[x, y] == .white) }
      for y in 50..<100 { #expect(bitmap[x, y] == grey.premultiplied8) }
    }
  }

  static func clipped(_ outer: Path, _ inner: Path, _ item: DrawingItem) -> DrawingItem {
    .group(Group([.group(Group([item], clip: Clip(inner)))], clip: Clip(outer)))
  }

  // Seen in linebender/vello.
  @Test("a clip given upside down, with one off the canvas inside it")
  func upsideDownClip() throws {
    let outer = Path(Rect(x: 10, y: 60, width: 80, height: -20))
    let inner = Path(Rect(x: 10, y: 140, width: 80, height: -10))
    #expect(try draw(100, 100, [Self.clipped(outer, inner, black(Self.square))]).isBlank)
  }

  // Seen in linebender/vello.
  @Test("two curved clips that do not meet")
  func curvedClips() throws {
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    let outer = Path {
      $0.move(to: point(-20, -60))
      $0.addCurve(to: point(320, -60), control1: point(100, -10), control2: point(200, -10))
      $0.addLine(to: point(320, 5))
      $0.addCurve(to: point(-20, 5), control1: point(200, 9), control2: point(100, 9))
      $0.closeSubpath()
    }
    let inner = Path {
      $0.move(to: point(-20, 60))
      $0.addCurve(to: point(320, 60), control1: point(90, 14), control2: point(210, 14))
      $0.addLine(to: point(320, 80))
      $0.addLine(to: point(-20, 80))
      $0.closeSubpath()
    }
    #expect(try draw(300, 20, [Self.clipped(outer, inner, rect(0, 0, 300, 20))]).isBlank)
  }

  // Seen in thorvg/thorvg, linebender/resvg.
  @Test("of two nested clips both count")
  func nestedClips() throws {
    let outer = Path(Rect(x: 12, y: 18, width: 51, height: 44))
    let inner = Path(Rect(x: 33, y: 30, width: 60, height: 55))
    let bitmap = try draw(100, 100, [Self.clipped(outer, inner, black(Self.square))])
    for y in 30..<62 { for x in 33..<63 { #expect(bitmap[x, y] == .black) } }
    #expect(Self.inkIsWithin(bitmap, 33..<63, 30..<62))
  }

  // Seen in linebender/vello.
  @Test("a tiny clip with a large one inside it")
  func tinyClip() throws {
    let outer = Path(Rect(x: 580, y: 20, width: 6, height: 6))
    let inner = polygon([(0, 0), (600, 0), (590, 60), (0, 60)])
    let bitmap = try draw(600, 60, [Self.clipped(outer, inner, rect(0, 0, 600, 60))])
    for y in 20..<26 { for x in 580..<586 { #expect(bitmap[x, y] == .black) } }
    #expect(Self.inkIsWithin(bitmap, 580..<586, 20..<26))
  }
}
