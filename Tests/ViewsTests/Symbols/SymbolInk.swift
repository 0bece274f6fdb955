import Drawing
import Geometry
import Imaging
import Raster
import Testing
import Typography
import Views

/// The ink of a symbol as pixels: what the tests of symbols look at.
struct SymbolInk: Equatable {
  /// Pixels an em.
  static let em = 64
  /// Pixels a side; the symbol's middle is the picture's.
  static let side = 96

  /// How much of each pixel is covered, 0 to 255, row by row.
  private(set) var levels: [Int]

  /// The ink of the symbol called `name` in `weight`.
  init(_ name: String, weight: FontWeight = .regular) throws {
    let symbol = try #require(SymbolCatalog.symbol(named: name), "\(name)")
    let drawing = SymbolDrawing(symbol, lineWidth: weight.symbolLineWidth)
    try self.init(drawing: drawing)
  }

  init(drawing: SymbolDrawing) throws {
    let list = DisplayList(
      size: Size(width: Double(Self.side), height: Double(Self.side)),
      items: drawing.items(
        in: Self.frame(of: drawing), paints: [.init(paint: .color(.white))]))
    let bitmap = try Renderer(scale: 1).render(list)
    levels = []
    for y in 0..<Self.side {
      for x in 0..<Self.side { levels.append(Int(bitmap[x, y].alpha)) }
    }
  }

  /// Where the drawing's box lies in the picture.
  static func frame(of drawing: SymbolDrawing) -> Rect {
    let (scale, middle) = (Double(em) / 100, Double(side) / 2)
    return Rect(
      x: middle + drawing.box.minX * scale, y: middle + drawing.box.minY * scale,
      width: drawing.box.width * scale, height: drawing.box.height * scale)
  }

  /// The sum of all levels, in whole pixels.
  var area: Double { Double(levels.reduce(0, +)) / 255 }

  /// The smallest rectangle of pixels with ink in them; nil where there is none.
  var bounds: Rect? {
    var bounds: Rect?
    for (index, level) in levels.enumerated() where level > 0 {
      let pixel = Rect(
        x: Double(index % Self.side), y: Double(index / Self.side), width: 1, height: 1)
      bounds = bounds?.union(pixel) ?? pixel
    }
    return bounds
  }

  /// The centre of gravity.
  var center: Point {
    var (x, y) = (0.0, 0.0)
    for (index, level) in levels.enumerated() {
      x += (Double(index % Self.side) + 0.5) * Double(level) / 255
      y += (Double(index / Self.side) + 0.5) * Double(level) / 255
    }
    return Point(x: x / area, y: y / area)
  }
}
