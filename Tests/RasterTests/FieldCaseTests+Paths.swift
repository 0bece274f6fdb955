import Drawing
import Geometry
import Imaging
import Raster
import Testing

extension FieldCaseTests {
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
}
