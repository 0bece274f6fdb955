import Drawing
import Geometry
import Imaging
import Raster
import Testing

@Suite("Clips")
struct ClipTests {
  private static func draw(
    _ clips: [Clip], width: Double, height: Double, fill: Path? = nil
  ) throws -> Bitmap {
    let path = fill ?? Path(Rect(x: 0, y: 0, width: width, height: height))
    var item = DrawingItem.fill(Fill(path, paint: .color(.black)))
    for clip in clips.reversed() { item = .group(Group([item], clip: clip)) }
    return try Renderer(scale: 1).render(
      DisplayList(size: Size(width: width, height: height), items: [item]))
  }

  private static func expectInk(_ bitmap: Bitmap, exactly rect: (x: Range<Int>, y: Range<Int>)) {
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let isInside = rect.x.contains(x) && rect.y.contains(y)
        #expect(bitmap[x, y] == (isInside ? .black : .clear), "(\(x), \(y))")
      }
    }
  }

  @Test("nested clips intersect")
  func nested() throws {
    let bitmap = try Self.draw(
      [
        Clip(Path(Rect(x: 12, y: 18, width: 51, height: 44))),
        Clip(Path(Rect(x: 33, y: 30, width: 60, height: 55))),
      ], width: 100, height: 100)
    Self.expectInk(bitmap, exactly: (33..<63, 30..<62))
  }

  @Test("a large clip in a tiny one far to the right leaves the tiny one")
  func tinyThenLarge() throws {
    var large = Path()
    large.move(to: .zero)
    for (x, y) in [(600.0, 0.0), (590, 60), (0, 60)] { large.addLine(to: Point(x: x, y: y)) }
    large.closeSubpath()
    let bitmap = try Self.draw(
      [Clip(Path(Rect(x: 580, y: 20, width: 6, height: 6))), Clip(large)], width: 600, height: 60)
    Self.expectInk(bitmap, exactly: (580..<586, 20..<26))
  }

  @Test("curved clips that do not meet leave nothing")
  func apart() throws {
    var upper = Path()
    upper.move(to: Point(x: -20, y: -60))
    upper.addCurve(
      to: Point(x: 320, y: -60), control1: Point(x: 100, y: -10), control2: Point(x: 200, y: -10))
    upper.addLine(to: Point(x: 320, y: 5))
    upper.addCurve(
      to: Point(x: -20, y: 5), control1: Point(x: 200, y: 9), control2: Point(x: 100, y: 9))
    upper.closeSubpath()
    var lower = Path()
    lower.move(to: Point(x: -20, y: 60))
    lower.addCurve(
      to: Point(x: 320, y: 60), control1: Point(x: 90, y: 14), control2: Point(x: 210, y: 14))
    lower.addLine(to: Point(x: 320, y: 80))
    lower.addLine(to: Point(x: -20, y: 80))
    lower.closeSubpath()
    let bitmap = try Self.draw([Clip(upper), Clip(lower)], width: 300, height: 20)
    #expect(bitmap == Bitmap(width: 300, height: 20))
  }

  @Test("a clip upside down with one off the canvas in it leaves nothing")
  func upsideDown() throws {
    let bitmap = try Self.draw(
      [
        Clip(Path(Rect(x: 10, y: 60, width: 80, height: -20))),
        Clip(Path(Rect(x: 10, y: 140, width: 80, height: -10))),
      ], width: 100, height: 100)
    #expect(bitmap == Bitmap(width: 100, height: 100))
  }

  @Test("the edges of nested clips multiply, and both rules hold")
  func edges() throws {
    let half = Clip(Path(Rect(x: 0, y: 0, width: 10.5, height: 20)))
    let bitmap = try Self.draw([half, half], width: 20, height: 20)
    #expect(abs(Int(bitmap[10, 5].alpha) - 64) <= 1 && bitmap[9, 5] == .black)
    var ring = Path(Rect(x: 2, y: 2, width: 16, height: 16))
    ring.addPath(Path(Rect(x: 6, y: 6, width: 8, height: 8)))
    #expect(try Self.draw([Clip(ring)], width: 20, height: 20)[10, 10] == .black)
    #expect(try Self.draw([Clip(ring, rule: .evenOdd)], width: 20, height: 20)[10, 10] == .clear)
  }

  @Test(
    "a rectangle that holds the canvas or what is in it cuts nothing off, one that is a hair short does"
  )
  func holding() throws {
    /// Two half-clear discs on half-clear ground: a layer for them would round twice.
    func list(_ clip: Clip?) -> DisplayList {
      let discs = [20.0, 34].map { x in
        DrawingItem.fill(
          Fill(
            Path(ellipseIn: Rect(x: x, y: 8.3, width: 40, height: 40)),
            paint: .color(Color(red: 0.9, green: x / 60, blue: 0.1, opacity: 0.37))))
      }
      let ground = DrawingItem.fill(
        Fill(
          Path(Rect(x: 0, y: 0, width: 80, height: 60)),
          paint: .color(Color(red: 0.2, green: 0.3, blue: 0.7, opacity: 0.61))))
      return DisplayList(
        size: Size(width: 80, height: 60), items: [ground, .group(Group(discs, clip: clip))])
    }
    func pixels(_ clip: Clip?) throws -> [RGBA8] {
      let bitmap = try Renderer(scale: 1.5).render(list(clip))
      return (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } }
    }
    let free = try pixels(nil)
    #expect(try pixels(Clip(Path(Rect(x: 0, y: 0, width: 80, height: 60)))) == free)
    #expect(
      try pixels(
        Clip(
          Path(Rect(x: -2, y: -1, width: 3, height: 2)),
          transform: Affine(scaleX: -90, y: 80))) == free, "mirrored and scaled")
    #expect(try pixels(Clip(Path(Rect(x: 20, y: 8.3, width: 54, height: 40)))) == free)
    // A clip that lies on what it holds does so whatever the last bits of its place are.
    for sliver in [1e-13, -1e-13] {
      let moved = Rect(x: 20 + sliver, y: 8.3 - sliver, width: 54, height: 40)
      #expect(try pixels(Clip(Path(moved))) == free)
    }
    #expect(try pixels(Clip(Path(Rect(x: 20, y: 8.3, width: 53.9, height: 40)))) != free)
    #expect(
      try pixels(
        Clip(
          Path(Rect(x: 0, y: 0, width: 80, height: 60)), transform: Affine(rotation: .degrees(9)))
      ) != free)
  }

  @Test("a clip that holds some bands and cuts others leaves the same bytes in all of them")
  func bands() throws {
    let discs = (0..<6).map { index in
      DrawingItem.fill(
        Fill(
          Path(ellipseIn: Rect(x: Double(index * 9), y: Double(index * 7), width: 40, height: 50)),
          paint: .color(Color(red: 0.9, green: Double(index) / 6, blue: 0.1, opacity: 0.37))))
    }
    let clip = Clip(Path(Rect(x: -1, y: 11, width: 90, height: 60)))
    let list = DisplayList(
      size: Size(width: 80, height: 90), items: [.group(Group(discs, clip: clip))])
    let whole = try Renderer(scale: 1).render(list)
    for height in [1, 10, 30] {
      for top in stride(from: 0, to: 90, by: height) {
        let band = try Renderer(scale: 1).render(list, rows: top..<top + height)
        for y in 0..<height {
          #expect((0..<80).allSatisfy { band[$0, y] == whole[$0, top + y] }, "row \(top + y)")
        }
      }
    }
  }
}
