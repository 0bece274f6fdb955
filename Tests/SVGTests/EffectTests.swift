import Drawing
import Foundation
import Geometry
import Imaging
import SVG
import Testing

@Suite struct EffectTests {
  @Test("a clip cuts to the union of its shapes, in either units, and is cut by its own clip")
  func clips() throws {
    let ink = try render(
      svg(
        """
        <clipPath id='c' clip-path='url(#d)'><rect x='10' y='10' width='20' height='80'/>
        <rect x='20' y='10' width='50' height='80'/></clipPath>
        <clipPath id='d' clipPathUnits='objectBoundingBox'><rect y='.2' width='1' height='.3'/></clipPath>
        <rect width='100' height='100' clip-path='url(#c)'/>
        """)
    ).ink
    #expect(ink?.columns == 10...69)
    #expect(ink?.rows == 20...49)
  }

  @Test("a clip by nothing leaves nothing, by something missing everything")
  func oddClips() throws {
    let shape = "<rect width='9' height='9' clip-path='url(#c)'/>"
    #expect(try render(svg("<clipPath id='c'/>" + shape)).ink == nil)
    #expect(try render(svg("<rect id='c'/>" + shape)).hex(4, 4) == "#000000FF")
  }

  @Test("a mask counts luminance times alpha, or alpha alone")
  func masks() throws {
    func alpha(_ type: String, _ fill: String) throws -> String {
      try render(
        svg(
          """
          <mask id='m' style='mask-type:\(type)'><rect width='100' height='100' fill='\(fill)'/></mask>
          <rect width='100' height='100' mask='url(#m)'/>
          """)
      ).hex(50, 50)
    }
    #expect(try alpha("luminance", "white") == "#000000FF")
    // 0.7154 · 255 = 182.4.
    #expect(try alpha("luminance", "lime") == "#000000B6")
    #expect(try alpha("luminance", "black") == "#00000000")
    #expect(try alpha("alpha", "rgba(0,0,0,0.4)") == "#00000066")
  }

  @Test("a group's opacity is that of the group")
  func opacity() throws {
    let picture = try render(
      svg(
        "<g opacity='0.5'><rect width='60' height='60'/><rect x='30' width='60' height='60'/></g>"))
    #expect(picture.hex(15, 30) == "#00000080" && picture.hex(45, 30) == "#00000080")
  }

  @Test("a blend mode mixes with what is below, an isolated group only with its own")
  func blending() throws {
    func picture(_ isolation: String) throws -> String {
      try render(
        svg(
          """
          <rect width='100' height='100' fill='#ff0'/><g style='isolation:\(isolation)'>
          <rect width='100' height='100' fill='#0ff' style='mix-blend-mode:multiply'/></g>
          """)
      ).hex(50, 50)
    }
    #expect(try picture("auto") == "#00FF00FF")
    #expect(try picture("isolate") == "#00FFFFFF")
  }

  @Test("an arc is one segment, however it is drawn: no marker stands inside of it")
  func markersOnArcs() throws {
    let marker =
      "<marker id='m' markerUnits='userSpaceOnUse' refX='2' refY='2' markerWidth='4' "
      + "markerHeight='4' orient='auto'><rect width='4' height='4' fill='lime'/></marker>"
    let picture = try render(
      svg(
        marker
          + "<path d='M10 50A40 40 0 0 1 90 50a9 9 0 1 0-18 0L50 90' marker-mid='url(#m)' fill='none'/>"
      ))
    #expect(picture.hex(90, 50) == "#00FF00FF" && picture.hex(72, 50) == "#00FF00FF")
    // Two squares of 16 pixels, turned: nothing at the top of the arc, nor elsewhere.
    let ink = try #require(picture.ink)
    #expect(ink.rows.lowerBound > 44 && ink.columns.lowerBound > 66)
  }

  @Test("crisp edges have no half-transparent pixels")
  func crispEdges() throws {
    let shapes = "<circle cx='50.3' cy='50' r='30'/><path d='M0 0L90 70' stroke='#000'/>"
    func levels(_ attributes: String) throws -> Set<UInt8> {
      let picture = try render(svg("<g \(attributes)>\(shapes)</g>"))
      return Set((0..<100).flatMap { y in (0..<100).map { picture[$0, y].alpha } })
    }
    #expect(try levels("shape-rendering='crispEdges'") == [0, 255])
    #expect(try levels("").count > 10)
  }

  @Test("markers stand on vertices, turned with the path and scaled with the line")
  func markers() throws {
    let picture = try render(
      svg(
        """
        <marker id='m' markerWidth='3' markerHeight='3' refX='0' refY='1.5' orient='auto'>
        <rect width='3' height='3' fill='lime'/></marker>
        <path d='M50 20 V60' stroke='black' stroke-width='4' marker-end='url(#m)'/>
        """))
    // Pointing down from (50, 60): twelve wide about x = 50, twelve long.
    #expect(picture.hex(45, 71) == "#00FF00FF" && picture.hex(55, 61) == "#00FF00FF")
    #expect(picture.hex(43, 65) == "#00000000" && picture.hex(50, 73) == "#00000000")
  }

  @Test("a filter's primitives find their inputs, regions and defaults")
  func filters() throws {
    let text = svg(
      """
      <filter id='f' x='0' y='0' width='1' height='1' primitiveUnits='objectBoundingBox'>
      <feOffset dx='.5' in='SourceAlpha' result='a'/><feFlood flood-color='lime' width='.25'/>
      <feComposite in2='a' operator='in' color-interpolation-filters='sRGB'/></filter>
      <rect x='10' y='10' width='40' height='20' filter='url(#f)'/>
      """)
    let list = try SVGDocument(bytes: Array(text.utf8)).displayList()
    guard case .group(let group)? = list.items.first, let filter = group.filters.first else {
      Issue.record("\(list)")
      return
    }
    #expect(filter.region == Rect(x: 10, y: 10, width: 40, height: 20))
    #expect(
      filter.primitives.map(\.operation) == [
        .offset(dx: 20, dy: 0, snapsToPixels: true), .flood(.init(hex: 0x00FF00)),
        .blend(.sourceIn),
      ])
    #expect(filter.primitives.map(\.inputs) == [[.sourceAlpha], [], [.result(1), .result(0)]])
    #expect(filter.primitives[1].subregion == Rect(x: 10, y: 10, width: 10, height: 20))
    #expect(filter.primitives.map(\.space) == [.linear, .linear, .sRGB])
  }

  @Test("filter functions work on sRGB numbers; one that is wrong makes all void")
  func filterFunctions() throws {
    let half = "<rect width='50' height='50' fill='#804020' filter='FILTER'/>"
    func color(_ filter: String) throws -> String {
      try render(svg(half.replacing("FILTER", with: filter))).hex(25, 25)
    }
    #expect(try color("brightness(2)") == "#FF8040FF")
    #expect(try color("invert(100%) opacity(0.5)").hasSuffix("80"))
    #expect(try color("brightness(2) hue-rotate(1)") == "#804020FF")
    #expect(try color("url(#missing)") == "#00000000")
  }

  @Test("a picture in a data URL is fitted into its frame")
  func images() throws {
    // Two pixels: red and half-clear green.
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAD0lEQVR4nGP4z8DwHwgbABB5A359Y87XAAAAAElFTkSuQmCC"
    let picture = try render(
      svg(
        """
        <image x='10' y='10' width='40' height='40' image-rendering='pixelated' \
        href='data:image/png;base64,\(png)'/>
        """))
    #expect(picture.ink?.columns == 10...49 && picture.ink?.rows == 20...39)
    #expect(picture.hex(15, 30) == "#FF0000FF")
  }

  @Test("no link leads out of the document's folder")
  func links() throws {
    var options = SVGOptions()
    options.folder = SVGFolder(path: Inputs.folder.appendingPathComponent("cases").path)
    for link in [
      "../../SVGTests/CaseTests.swift", "/etc/passwd", "file:///etc/passwd", "http://a/b.png",
    ] {
      let text = svg("<image width='9' height='9' href='\(link)'/>")
      let document = try SVGDocument(bytes: Array(text.utf8), options: options)
      #expect(document.notes.count == 1 && document.displayList().items.isEmpty)
    }
    let own = svg("<image width='50' height='50' href='even-odd-ring.svg'/>")
    #expect(try render(own, options: options).ink != nil)
  }
}
