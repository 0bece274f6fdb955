import Drawing
import Geometry
import Imaging
import SVG
import Testing

@Suite struct StructureTests {
  @Test(
    "the size comes from width and height, their units, or the viewBox",
    arguments: [
      ("width='20' height='10'", 20.0, 10.0),
      ("width='1in' height='10mm'", 96.0, 37.79527559055118),
      ("viewBox='0 0 30 40'", 30.0, 40.0), ("width='50%' viewBox='0 0 30 40'", 15.0, 40.0),
      ("", 100.0, 100.0),
    ])
  func sizes(_ attributes: String, _ width: Double, _ height: Double) throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>"
    let size = try SVGDocument(bytes: Array(text.utf8)).size
    #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9)
  }

  @Test(
    "a viewBox is fitted as preserveAspectRatio says",
    arguments: [
      ("", 25...74, 0...99), ("xMinYMid", 0...49, 0...99), ("xMaxYMid meet", 50...99, 0...99),
      ("none", 0...99, 0...99), ("xMidYMid slice", 0...99, 0...99),
      ("xMidYMin slice", 0...99, 0...99),
    ])
  func viewBoxes(_ fit: String, _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) throws {
    let box = "viewBox='10 10 10 20' preserveAspectRatio='\(fit)'"
    let ink = try render(svg("<rect x='10' y='10' width='10' height='20'/>", box)).ink
    #expect(ink?.columns == columns && ink?.rows == rows)
  }

  @Test("slice shows the middle, or the side that is asked for")
  func slices() throws {
    let content = "<rect x='10' y='10' width='10' height='5'/>"
    func top(_ fit: String) throws -> ClosedRange<Int>? {
      try render(svg(content, "viewBox='10 10 10 20' preserveAspectRatio='\(fit)'")).ink?.rows
    }
    #expect(try top("xMidYMin slice") == 0...49)
    #expect(try top("xMidYMid slice") == nil)
  }

  @Test(
    "transforms move what they are written on, the last one first",
    arguments: [
      ("translate(20 30)", 20...29, 30...39), ("translate(20)", 20...29, 0...9),
      ("scale(2)", 0...19, 0...19), ("scale(2,3) translate(10)", 20...39, 0...29),
      ("rotate(90) translate(0 -30)", 20...29, 0...9), ("rotate(180 10 10)", 10...19, 10...19),
      ("matrix(1 0 0 2 5 6)", 5...14, 6...25), ("translate(10)scale(2)", 10...29, 0...19),
    ])
  func transforms(
    _ transform: String, _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>
  ) throws {
    let ink = try render(svg("<rect width='10' height='10' transform='\(transform)'/>")).ink
    #expect(ink?.columns == columns && ink?.rows == rows)
  }

  @Test("use draws its target at its place, in its style, and symbols in its frame")
  func use() throws {
    let picture = try render(
      svg(
        """
        <defs><rect id="a" width="10" height="10"/>
        <symbol id="s" viewBox="0 0 1 1"><rect width="2" height="1"/></symbol></defs>
        <use href="#a" x="20" y="30" fill="lime"/>
        <use xlink:href="#s" x="50" y="50" width="20" height="20" fill="blue"/>
        """))
    #expect(picture.hex(25, 35) == "#00FF00FF")
    #expect(picture.hex(60, 60) == "#0000FFFF")
    #expect(picture.hex(75, 60) == "#00000000")
    #expect(picture.hex(5, 5) == "#00000000")
  }

  @Test("a use in itself is left out, and said so")
  func recursion() throws {
    let text = svg("<g id='a'>\n<use href='#a'/><rect width='9' height='9'/></g>")
    let document = try SVGDocument(bytes: Array(text.utf8))
    #expect(document.notes.map(\.line) == [2])
    #expect(try render(text).hex(4, 4) == "#000000FF")
  }

  @Test("what is used a million times is refused")
  func bomb() throws {
    var groups = "<g id='u0'><rect width='1' height='1'/></g>"
    for level in 1...8 {
      let uses = String(repeating: "<use href='#u\(level - 1)'/>", count: 10)
      groups += "<g id='u\(level)'>\(uses)</g>"
    }
    #expect(throws: SVGError.self) { try SVGDocument(bytes: Array(svg(groups).utf8)) }
  }

  @Test("a nested svg has its own viewport, which cuts what overflows")
  func nested() throws {
    let inner =
      "<svg x='10' y='20' width='50%' height='30' viewBox='0 0 5 3'><rect width='9' height='9'/></svg>"
    let ink = try render(svg(inner)).ink
    #expect(ink?.columns == 10...59 && ink?.rows == 20...49)
  }

  @Test("switch draws the first that is offered")
  func switches() throws {
    let picture = try render(
      svg(
        """
        <switch><rect systemLanguage="de" width="9" height="9" fill="red"/>
        <rect systemLanguage="fr, en-US" width="9" height="9" fill="lime"/>
        <rect width="9" height="9" fill="blue"/></switch>
        """))
    #expect(picture.hex(4, 4) == "#00FF00FF")
  }

  @Test("what is not supported is said once, by element and line, and the rest is drawn")
  func notes() throws {
    let text = svg("\n<foreignObject/>\n<script/><rect width='9' height='9'/>")
    let document = try SVGDocument(bytes: Array(text.utf8))
    #expect(document.notes.map { "\($0.line) \($0.element)" } == ["2 foreignObject", "3 script"])
    #expect(try render(text).hex(4, 4) == "#000000FF")
  }

  @Test("other proportions stretch the picture to the size asked for")
  func stretching() throws {
    let picture = try render(svg("<rect width='50' height='50'/>"), width: 40, height: 20)
    #expect(picture.ink?.columns == 0...19 && picture.ink?.rows == 0...9)
  }
}
