import Drawing
import Geometry
import Imaging
import SVG
import Testing

@Suite struct PaintTests {
  /// The first fill of a document that is fitted into its own size.
  private func paint(_ content: String) throws -> Paint? {
    let document = try SVGDocument(bytes: Array(svg(content).utf8))
    for item in document.displayList().items {
      if case .fill(let fill) = item { return fill.paint }
    }
    return nil
  }

  @Test("a gradient takes what it lacks from the one that it refers to")
  func gradientLinks() throws {
    let paint = try paint(
      """
      <linearGradient id="a" x2="7" gradientUnits="userSpaceOnUse" spreadMethod="reflect">
      <stop offset="25%" stop-color="red"/><stop offset="0.1" stop-color="blue" stop-opacity="0.5"/>
      </linearGradient><linearGradient id="b" x1="3" y2="4" xlink:href="#a"/>
      <rect width="9" height="9" fill="url(#b)"/>
      """)
    guard case .linearGradient(let gradient) = paint else {
      Issue.record("\(String(describing: paint))")
      return
    }
    #expect(gradient.start == Point(x: 3, y: 0) && gradient.end == Point(x: 7, y: 4))
    #expect(gradient.gradient.spread == .reflect && gradient.gradient.interpolation == .straight)
    // A stop never lies before the one above it.
    #expect(gradient.gradient.stops.map(\.location) == [0.25, 0.25])
    #expect(gradient.gradient.stops.last?.color.opacity == 0.5)
  }

  @Test("fractions of the box become the box")
  func boxUnits() throws {
    let paint = try paint(
      """
      <radialGradient id="a" fx="25%"><stop/><stop offset="1"/></radialGradient>
      <rect x="10" y="20" width="40" height="60" fill="url(#a)"/>
      """)
    guard case .radialGradient(let gradient) = paint else {
      Issue.record("\(String(describing: paint))")
      return
    }
    #expect(gradient.startCenter.applying(gradient.transform) == Point(x: 20, y: 50))
    #expect(gradient.endCenter.applying(gradient.transform) == Point(x: 30, y: 50))
    #expect(gradient.transform == Affine(a: 40, b: 0, c: 0, d: 60, tx: 10, ty: 20))
  }

  @Test(
    "a gradient of one stop is a colour, one of none is nothing, one without a box its fallback")
  func oddGradients() throws {
    let one = try paint(
      "<linearGradient id='a'><stop stop-color='lime'/></linearGradient><rect width='9' height='9' fill='url(#a)'/>"
    )
    #expect(one?.description == "#00FF00")
    let none = try paint("<linearGradient id='a'/><rect width='9' height='9' fill='url(#a)'/>")
    #expect(none == nil)
    let picture = try render(
      svg(
        """
        <linearGradient id='a'><stop/><stop offset='1'/></linearGradient>
        <path d='M0 5H50' stroke-width='4' stroke='url(#a) lime'/>
        """))
    #expect(picture.hex(20, 5) == "#00FF00FF")
  }

  @Test("a pattern repeats its tile from its corner on")
  func patterns() throws {
    let picture = try render(
      svg(
        """
        <pattern id='p' x='10' y='10' width='20' height='20' patternUnits='userSpaceOnUse'>
        <rect width='10' height='10' fill='lime'/></pattern><rect width='100' height='100' fill='url(#p)'/>
        """))
    for (x, y) in [(10, 10), (19, 19), (30, 50), (99, 90)] where x % 20 >= 10 && y % 20 >= 10 {
      #expect(picture.hex(x, y) == "#00FF00FF", "\(x) \(y)")
    }
    for (x, y) in [(9, 10), (20, 10), (10, 20), (45, 45)] {
      #expect(picture.hex(x, y) == "#00000000", "\(x) \(y)")
    }
  }

  @Test("fill, stroke and their opacities are painted in the order asked for")
  func order() throws {
    func middle(_ order: String) throws -> String {
      let shape =
        "<rect x='20' y='20' width='60' height='60' fill='blue' stroke='lime' stroke-width='20'"
      return try render(svg("\(shape) paint-order='\(order)'/>")).hex(25, 50)
    }
    #expect(try middle("normal") == "#00FF00FF")
    #expect(try middle("stroke") == "#0000FFFF")
    let half = try render(
      svg("<rect width='9' height='9' fill='lime' fill-opacity='50%' opacity='0.5'/>"))
    #expect(half.hex(4, 4) == "#00FF0040")
  }

  @Test("a line that does not scale is as wide as it says")
  func nonScaling() throws {
    let ink = try render(
      svg(
        "<path d='M1 5H9' transform='scale(10)' stroke='black' stroke-width='4' vector-effect='non-scaling-stroke'/>"
      )
    ).ink
    #expect(ink?.rows == 48...51)
  }
}
