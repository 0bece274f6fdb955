import Drawing
import Geometry
import Imaging
import Raster
import Testing

@Suite("Patterns")
struct PatternTests {
  private static let whole = Path(Rect(x: 0, y: 0, width: 48, height: 48))

  private static func draw(
    _ pattern: PatternPaint, path: Path = whole, scale: Double = 1
  ) throws -> Bitmap {
    let list = DisplayList(
      size: Size(width: 48, height: 48), items: [.fill(Fill(path, paint: .pattern(pattern)))])
    return try Renderer(scale: scale).render(list)
  }

  private static func fill(_ color: UInt32, _ path: Path) -> DrawingItem {
    .fill(Fill(path, paint: .color(Color(hex: color))))
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(Rect(x: x, y: y, width: width, height: height))
  }

  private static let dotted = [
    fill(0xffe0a0, rect(-50, -50, 100, 100)),
    fill(0x3060c0, Path(ellipseIn: Rect(x: 1.3, y: 2.1, width: 8, height: 7))),
  ]

  @Test("a tile on whole pixels is repeated exactly", arguments: [1, 2, 3])
  func wholePixels(scale: Int) throws {
    let pattern = PatternPaint(
      Self.dotted, tile: Rect(x: 1, y: 2, width: 12, height: 10),
      transform: Affine(translationX: 3, y: -1))
    let drawn = try Self.draw(pattern, scale: Double(scale))
    let (across, down) = (12 * scale, 10 * scale)
    for y in 0..<48 * scale - down {
      for x in 0..<48 * scale - across {
        #expect(drawn[x, y] == drawn[x + across, y] && drawn[x, y] == drawn[x, y + down])
      }
    }
    let list = DisplayList(
      size: Size(width: 48, height: 48), items: [.fill(Fill(Self.whole, paint: .pattern(pattern)))])
    let reference = ReferenceRenderer(
      width: 48 * scale, height: 48 * scale, scale: Double(scale)
    ).render(list)
    for index in reference.indices {
      let (x, y) = (index % (48 * scale), index / (48 * scale))
      #expect(drawn[x, y].levels.distance(to: reference[index] * 255) <= 2, "(\(x), \(y))")
    }
  }

  @Test("where tiles meet there is no seam, however they are turned and stretched")
  func seams() throws {
    let plain = [Self.fill(0x3060c0, Self.rect(-50, -50, 100, 100))]
    let transforms = [
      Affine(rotation: Angle(degrees: 30)), Affine(scaleX: 0.73, y: 1.19),
      Affine(a: 1, b: 0.2, c: -0.5, d: 0.8, tx: 3.3, ty: 1.7), Affine(scaleX: -1.01, y: 0.31),
      Affine(scaleX: 0.01, y: 0.01), Affine(scaleX: 3.7, y: 4.1),
    ]
    for transform in transforms {
      let drawn = try Self.draw(
        PatternPaint(
          plain, tile: Rect(x: 0.4, y: 0.3, width: 11.1, height: 7.7), transform: transform))
      #expect(drawn == Bitmap(width: 48, height: 48, fill: Color(hex: 0x3060c0).premultiplied8))
    }
  }

  @Test("a turned pattern shows each tile's middle where the transform takes it")
  func turned() throws {
    let tile = [
      Self.fill(0xffffff, Self.rect(0, 0, 16, 16)), Self.fill(0xff0000, Self.rect(5, 5, 6, 6)),
    ]
    let turn = Affine(rotation: Angle(degrees: 27)).concatenating(
      Affine(translationX: 5.5, y: 2.3))
    let drawn = try Self.draw(
      PatternPaint(tile, tile: Rect(x: 0, y: 0, width: 16, height: 16), transform: turn))
    for row in -2..<4 {
      for column in -2..<4 {
        for (x, y, color) in [(8.0, 8.0, 0xff0000), (1, 1, 0xffffff), (15, 8, 0xffffff)] {
          let point = Point(x: Double(column * 16) + x, y: Double(row * 16) + y).applying(turn)
          guard point.x >= 1, point.y >= 1, point.x < 47, point.y < 47 else { continue }
          #expect(
            drawn[Int(point.x), Int(point.y)] == Color(hex: UInt32(color)).premultiplied8,
            "tile (\(column), \(row))")
        }
      }
    }
  }

  @Test("where one tile is all that is seen, its items are drawn in place")
  func onlyTile() throws {
    let rect = Rect(x: 3.3, y: 4.7, width: 40.2, height: 37.9)
    let dot = Self.fill(0x3060c0, Path(ellipseIn: Rect(x: 8.4, y: 9.2, width: 21, height: 17)))
    let drawn = try Self.draw(
      PatternPaint([dot], tile: rect), path: Path(rect))
    let direct = try Renderer(scale: 1).render(
      DisplayList(size: Size(width: 48, height: 48), items: [dot]))
    #expect(drawn == direct)
  }

  @Test("a tile far larger than the canvas is sharp where two or four of it meet")
  func largeTiles() throws {
    let items = [
      Self.fill(0xffffff, Self.rect(0, 0, 100, 100)),
      Self.fill(0xff0000, Self.rect(0, 0, 1e-3, 1e-3)),
    ]
    let transform = Affine(scaleX: 2e4, y: 2e4).concatenating(Affine(translationX: 20, y: 30))
    let drawn = try Self.draw(
      PatternPaint(
        items, tile: Rect(x: 0, y: 0, width: 100, height: 100), transform: transform))
    for y in 0..<48 {
      for x in 0..<48 {
        let isRed = (20..<40).contains(x) && (30..<48).contains(y)
        #expect(drawn[x, y] == (isRed ? Color(hex: 0xff0000) : .white).premultiplied8)
      }
    }
  }

  @Test("opacity thins a pattern, and what lies outside the tile is not seen")
  func opacityAndOverflow() throws {
    let items = [Self.fill(0xff0000, Self.rect(0, 0, 8, 8))]
    let drawn = try Self.draw(
      PatternPaint(items, tile: Rect(x: 4, y: 4, width: 12, height: 12), opacity: 0.5))
    let red = Color(hex: 0xff0000).opacity(0.5).premultiplied8
    for y in 0..<48 {
      for x in 0..<48 {
        let isRed = (x + 8) % 12 < 4 && (y + 8) % 12 < 4
        #expect(drawn[x, y] == (isRed ? red : .clear), "(\(x), \(y))")
      }
    }
  }

  @Test("an empty tile paints nothing, and tiles far smaller than a pixel their mean")
  func limits() throws {
    let empty = try Self.draw(
      PatternPaint(Self.dotted, tile: Rect(x: 0, y: 0, width: 0, height: 10)))
    #expect(empty == Bitmap(width: 48, height: 48))
    let halves = [
      Self.fill(0xffffff, Self.rect(0, 0, 2, 2)), Self.fill(0x000000, Self.rect(1, 0, 1, 2)),
    ]
    let tiny = try Self.draw(
      PatternPaint(
        halves, tile: Rect(x: 0, y: 0, width: 2, height: 2),
        transform: Affine(scaleX: 1e-4, y: 1e-4)))
    #expect(abs(Int(tiny[20, 20].red) - 128) <= 1 && tiny[20, 20].alpha == 255)
  }
}
