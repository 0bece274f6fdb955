import Drawing
import Geometry
import Imaging
import Raster
import Testing

extension FieldCaseTests {
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
}
