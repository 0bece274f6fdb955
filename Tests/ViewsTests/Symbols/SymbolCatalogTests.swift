import Drawing
import Geometry
import Imaging
import Raster
import Testing
import Typography
import Views

/// Every symbol, and every common variant of it, as pixels.
@Suite("Symbols: the catalogue")
struct SymbolCatalogTests {
  static let names = SymbolCatalog.names

  @Test("the icons that the films' screens name are there")
  func iconsOfTheFilms() {
    let asked = """
      sun.max calendar fork.knife basket chart.bar person chevron.left chevron.right chevron.up \
      chevron.down chevron.up.chevron.down shuffle trash square.and.arrow.up \
      arrow.counterclockwise arrow.clockwise plus minus xmark checkmark checkmark.circle.fill \
      circle circle.slash plus.circle scope target magnifyingglass arrow.up.arrow.down \
      line.3.horizontal.decrease slider.horizontal.3 arrow.left.arrow.right heart heart.fill \
      flame.fill bolt.fill clock timer info.circle play.fill forward.end.fill \
      hand.thumbsup.fill hand.thumbsdown.fill carrot.fill leaf.fill drop.fill ellipsis \
      storefront creditcard wallet.pass bell star star.fill house.fill shield.fill gift \
      trophy.fill lock.fill crown.fill speaker.wave.2.fill book.fill graduationcap.fill flag.fill \
      battery.100.bolt diamond.fill face.smiling sparkles camera.fill photo.on.rectangle \
      barcode.viewfinder qrcode viewfinder bolt.slash person.crop.circle paperclip pin \
      paperplane mic pencil cart dumbbell arrow.up.right
      """
    let missing = asked.split(separator: " ").filter {
      SymbolCatalog.symbol(named: String($0)) == nil
    }
    #expect(missing.isEmpty, "\(missing)")
  }

  @Test("no name stands twice in the tables")
  func namesAreUnique() {
    #expect(Set(Self.names).count == Self.names.count)
  }

  @Test(
    "every symbol has ink, and its box is the ink with a margin of 8 hundredths of an em",
    arguments: names)
  func inkFillsTheBox(name: String) throws {
    let isVariant = [".fill", ".circle", ".slash"].contains { name.hasSuffix($0) }
    for weight in isVariant ? [FontWeight.regular] : [.ultraLight, .regular, .black] {
      let symbol = try #require(SymbolCatalog.symbol(named: name))
      let drawing = SymbolDrawing(symbol, lineWidth: weight.symbolLineWidth)
      let ink = try SymbolInk(drawing: drawing)
      let bounds = try #require(ink.bounds, "no ink")
      let margin = 8 * Double(SymbolInk.em) / 100
      let expected = SymbolInk.frame(of: drawing).insetBy(dx: margin, dy: margin)
      // A blank may take ink away at an edge, so that the box is larger than need be; never smaller.
      #expect(bounds.minX >= expected.minX - 1 && bounds.maxX <= expected.maxX + 1, "\(weight)")
      #expect(bounds.minY >= expected.minY - 1 && bounds.maxY <= expected.maxY + 1, "\(weight)")
      let slack = name.contains("slash") ? 12.0 : 3
      #expect(bounds.width >= expected.width - slack, "\(weight)")
      #expect(bounds.height >= expected.height - slack, "\(weight)")
    }
  }

  @Test("the ink's centre of gravity is near the middle of the box", arguments: names)
  func inkIsCentered(name: String) throws {
    let symbol = try #require(SymbolCatalog.symbol(named: name))
    let drawing = SymbolDrawing(symbol, lineWidth: FontWeight.regular.symbolLineWidth)
    let offset = try SymbolInk(drawing: drawing).center - SymbolInk.frame(of: drawing).center
    // Pins, moons and question marks are heavy on one side.
    #expect(offset.length <= 0.175 * Double(SymbolInk.em), "\(offset)")
  }

  @Test("a heavier weight has more ink", arguments: names)
  func weightGrows(name: String) throws {
    // A heavier blank takes ink away again.
    guard !name.hasSuffix(".fill"), !name.hasSuffix(".slash") else { return }
    let weights = stride(from: 100.0, through: 900, by: 100).map { FontWeight($0) }
    let areas = try weights.map { try SymbolInk(name, weight: $0).area }
    for (lighter, heavier) in zip(areas, areas.dropFirst()) {
      #expect(heavier > lighter, "\(areas)")
    }
  }

  @Test("no two names show the same, but for those of both reading directions")
  func drawingsDiffer() {
    var seen: [Symbol: String] = [:]
    for name in Self.names {
      guard let symbol = SymbolCatalog.symbol(named: name) else { continue }
      if let other = seen[symbol] {
        let directions = ["forward", "backward"]
        #expect(directions.contains { name.contains($0) }, "\(name) is \(other)")
      }
      seen[symbol] = name
    }
  }

  @Test("an unknown name lists the near ones, the nearest first")
  func nearNames() {
    #expect(SymbolCatalog.names(near: "chevron.letf").first == "chevron.left")
    #expect(SymbolCatalog.names(near: "hearrt.fill").first == "heart.fill")
    #expect(SymbolCatalog.names(near: "Trash").first == "trash")
    #expect(SymbolCatalog.names(near: "knife").contains("fork.knife"))
    #expect(SymbolCatalog.names(near: "circle.checkmark").contains("checkmark.circle"))
    #expect(SymbolCatalog.names(near: "zzzzzzzzzzzz").isEmpty)
    #expect(SymbolCatalog.names(near: "").isEmpty)
    #expect(SymbolCatalog.names(near: String(repeating: "heart.", count: 100_000)).isEmpty)
  }

  @Test(
    "names that are no symbol's are none",
    arguments: [
      "", ".", ".fill", "fill", "heart.", "heart.fill.fill", "heart.fill.circle.fill.fill",
      "chevron.left.fill", "nosuch.circle.fill", "heart.hexagon", "❤️",
    ])
  func unknownNames(name: String) {
    #expect(SymbolCatalog.symbol(named: name) == nil)
  }
}
