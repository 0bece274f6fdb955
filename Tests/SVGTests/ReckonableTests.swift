import Geometry
import SVG
import Testing

/// Numbers beyond reckoning once refused the whole document, in words about a view, without a line.
@Suite("Numbers too large to draw")
struct ReckonableTests {
  private static let document = svg(
    """
    <rect width="20" height="20" fill="red"/>
    <text x="5" y="90" font-size="20" letter-spacing="1e308">AB</text>
    <g transform="scale(1e308)"><g transform="scale(1e308)"><rect width="9" height="9"/></g></g>
    <g transform="scale(1e100)"><g transform="scale(1e100)"><rect width="9" height="9"/></g></g>
    <rect x="1e300" width="1e308" height="9" transform="scale(1e9 1)"/>
    <path d="M0 0L1e200 0L0 1e200z" stroke="black"/>
    <g opacity="0.5"><circle cx="1e305" cy="2" r="1e305"/><circle cx="50" cy="50" r="9"/></g>
    <rect x="80" y="80" width="20" height="20" fill="blue"/>
    """)

  @Test("leave their element out with a note of its line, and the rest is drawn, at any size")
  func leftOut() throws {
    var options = SVGOptions()
    options.fonts = Inputs.fonts
    let document = try SVGDocument(bytes: Array(Self.document.utf8), options: options)
    #expect(document.notes.map(\.line) == [2, 3, 4, 5, 6, 7])
    #expect(document.notes.allSatisfy { $0.reason.contains("too large to draw") })
    for side in [100, 700] {
      let bitmap = try render(Self.document, width: side, height: side, options: options)
      #expect(bitmap.hex(side / 10, side / 10) == "#FF0000FF")
      #expect(bitmap.hex(side * 9 / 10, side * 9 / 10) == "#0000FFFF")
      #expect(bitmap.hex(side / 2, side / 2) == "#00000080")
      #expect(bitmap.hex(side * 3 / 4, side / 4) == "#00000000")
    }
  }

  @Test(
    "are no trap wherever they stand",
    arguments: [
      "<rect width='9' height='9' fill='url(#p)'/><pattern id='p' width='1e300' height='1e300'/>",
      "<rect width='9' height='9' filter='url(#f)'/><filter id='f' x='-1e300' width='1e308'>"
        + "<feGaussianBlur stdDeviation='1e300'/></filter>",
      "<rect width='9' height='9' mask='url(#m)'/><mask id='m' x='-1e300' width='1e308'>"
        + "<rect width='1e308' height='1e308'/></mask>",
      "<clipPath id='c'><rect width='1e308' height='1e308' transform='scale(1e9)'/></clipPath>"
        + "<rect width='9' height='9' clip-path='url(#c)'/>",
      "<rect width='9' height='9' fill='url(#g)'/><linearGradient id='g' "
        + "gradientUnits='userSpaceOnUse' x2='1e308' gradientTransform='scale(1e308)'>"
        + "<stop/><stop offset='1' stop-color='red'/></linearGradient>",
      "<svg viewBox='0 0 1e-300 1e-300'><rect width='9' height='9'/></svg>",
      "<path d='M0 0h9' marker-end='url(#k)'/><marker id='k' markerWidth='1e308' "
        + "markerHeight='1e308' refX='1e308'><rect width='9' height='9'/></marker>",
    ])
  func anywhere(content: String) throws {
    let bitmap = try render(
      svg("<rect x='90' y='90' width='9' height='9' fill='lime'/>" + content))
    #expect(bitmap.hex(95, 95) == "#00FF00FF")
  }

  @Test("forty thousand attributes, and as many namespaces, take no longer than their share")
  func manyAttributes() throws {
    let many = (0..<40_000).map { "a\($0)='1'" }.joined(separator: " ")
    let spaces = (0..<20_000).map { "xmlns:p\($0)='u' p\($0):a='1'" }.joined(separator: " ")
    let time = try ContinuousClock().measure {
      let bitmap = try render(
        svg("<rect width='9' height='9' \(many)/><rect x='50' width='9' height='9' \(spaces)/>"))
      #expect(bitmap.hex(4, 4) == "#000000FF" && bitmap.hex(54, 4) == "#000000FF")
    }
    // Each compared with each before it, they took sixteen times that on an idle machine.
    #expect(time < .seconds(2), "\(time)")
    #expect(throws: SVGError.self) { try render(svg("<rect x='1' y='2' x='3'/>")) }
  }

  @Test("a merge of more pictures than anyone draws is an error with its line")
  func merges() throws {
    func document(_ nodes: Int) -> String {
      svg(
        "<rect width='50' height='50' filter='url(#f)'/>\n<filter id='f'><feMerge>"
          + String(repeating: "<feMergeNode in='SourceGraphic'/>", count: nodes)
          + "</feMerge></filter>")
    }
    #expect(try render(document(1000)).hex(20, 20) == "#000000FF")
    let error = #expect(throws: SVGError.self) { try render(document(1001)) }
    #expect(error?.line == 2)
  }
}
