import Drawing
import Geometry
import Imaging
import Raster
import Testing

extension FieldCaseTests {
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
