import Geometry
import Imaging
import SVG
import Testing

@Suite struct TextTests {
  private var options: SVGOptions {
    var options = SVGOptions()
    options.fonts = Inputs.fonts
    options.families.standard = "Plus Jakarta Sans"
    return options
  }

  private func ink(
    _ content: String
  ) throws -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    try render(svg(content), options: options).ink
  }

  @Test("text stands on its baseline, at its start, middle or end")
  func anchors() throws {
    let start = try #require(try ink("<text x='50' y='50' font-size='20'>HH</text>"))
    let middle = try #require(
      try ink("<text x='50' y='50' font-size='20' text-anchor='middle'>HH</text>"))
    let end = try #require(
      try ink("<text x='50' y='50' font-size='20' text-anchor='end'>HH</text>"))
    #expect(start.rows.upperBound == 49)
    #expect(start.columns.lowerBound >= 50 && end.columns.upperBound < 50)
    #expect(abs(middle.columns.lowerBound + middle.columns.upperBound - 99) <= 2)
  }

  @Test("lists of positions place each letter; white space is one space, or none at the ends")
  func positions() throws {
    let one = try #require(try ink("<text x='10 60' y='50 70' font-size='20'>  I\n  I </text>"))
    let apart = try #require(
      try ink("<text x='10' y='50' font-size='20'>I<tspan x='60' y='70'>I</tspan></text>"))
    #expect(one.columns.lowerBound == apart.columns.lowerBound)
    // The second position is the space's.
    #expect(one.rows.upperBound == 69 && one.columns.upperBound > 60)
  }

  @Test("letter spacing widens, textLength fits, a decoration is drawn")
  func spacing() throws {
    let plain = try #require(try ink("<text x='5' y='50' font-size='20'>HHH</text>"))
    let wide = try #require(
      try ink("<text x='5' y='50' font-size='20' letter-spacing='5'>HHH</text>"))
    #expect(wide.columns.upperBound - plain.columns.upperBound == 10)
    let fitted = try #require(
      try ink("<text x='5' y='50' font-size='20' textLength='80'>HHH</text>"))
    #expect((82...84).contains(fitted.columns.upperBound))
    let lined = try #require(
      try ink("<text x='5' y='50' font-size='20' text-decoration='underline'>HHH</text>"))
    #expect(lined.rows.upperBound > plain.rows.upperBound)
  }

  @Test("axes and features of a font can be set by name, and the shorthand sets them back")
  func fontSettings() throws {
    func picture(_ style: String) throws -> Bitmap {
      try render(
        svg("<text x='5' y='50' font-size='40' style=\"\(style)\">AVA</text>"), options: options)
    }
    #expect(try picture("font-variation-settings: 'wght' 800") == picture("font-weight: 800"))
    #expect(try picture("font-variation-settings: 'wght' 800") != picture(""))
    #expect(try picture("font-feature-settings: 'kern' off") == picture("font-kerning: none"))
    #expect(try picture("font-kerning: none") != picture(""))
    #expect(
      try picture("font-kerning: none; font: 40px 'Plus Jakarta Sans'") == picture(""))
    for void in ["'wght'800px", "wght 800", "'weight' 800"] {
      #expect(try picture("font-variation-settings: \(void)") == picture(""))
    }
  }

  @Test("text that is read from right to left ends where it would start")
  func direction() throws {
    let text = "<text x='50' y='50' font-size='20' direction='rtl'"
    let start = try #require(try ink("\(text)>HI!</text>"))
    #expect(start.columns.upperBound < 50)
    let end = try #require(try ink("\(text) text-anchor='end'>HI!</text>"))
    #expect(end.columns.lowerBound >= 50)
    // The mark of exclamation stands on the left, thin beside the letter.
    let plain = try #require(try ink("<text x='50' y='50' font-size='20'>HI!</text>"))
    #expect(plain.columns.count == start.columns.count || plain.columns.count == end.columns.count)
    let column = try render(svg("\(text)>HI!</text>"), options: options)
    let left = (0..<100).filter { column[start.columns.lowerBound + 1, $0].alpha > 128 }.count
    let right = (0..<100).filter { column[start.columns.upperBound - 1, $0].alpha > 128 }.count
    #expect(left < right)
  }

  @Test("text on a path follows it")
  func paths() throws {
    let ink = try #require(
      try ink(
        "<path id='p' d='M50 10V90' fill='none'/><text font-size='20'><textPath href='#p'>HHH</textPath></text>"
      ))
    // Down along x = 50, the letters' tops to the right.
    #expect(ink.columns.lowerBound == 50 && ink.rows.lowerBound >= 10)
  }

  @Test("text without fonts is left out and said so; a missing letter, too")
  func missing() throws {
    let text = svg("<text y='20'>\u{4E2D}A</text>")
    #expect(try SVGDocument(bytes: Array(text.utf8)).notes.count == 1)
    #expect(try SVGDocument(bytes: Array(text.utf8), options: options).notes.count == 1)
    #expect(try ink("<text y='20'>\u{4E2D}A</text>") != nil)
  }
}
