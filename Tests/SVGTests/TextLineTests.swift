import Geometry
import Imaging
import SVG
import Testing

/// Where lines of text lie and which way they run.
@Suite struct TextLineTests {
  private static let families = "font-family='Plus Jakarta Sans'"

  private func picture(_ content: String) throws -> Bitmap {
    var options = SVGOptions()
    options.fonts = Inputs.fonts
    return try render(svg(content), options: options)
  }

  /// The ink of text of size 20 at (50, 50) with some attributes.
  private func ink(
    _ attributes: String, _ content: String = "H"
  ) throws -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    let text = "<text x='50' y='50' font-size='20' \(Self.families) \(attributes)>\(content)</text>"
    return try #require(try picture(text).ink)
  }

  // MARK: Baselines

  @Test(
    "a baseline is put where the alphabetic one would lie",
    arguments: [
      // The font's ascent is 1.038 em, its descent 0.222 em; small letters are 0.526 em high.
      ("alphabetic", 0.0), ("auto", 0), ("middle", 5.26), ("central", 8.16), ("hanging", 16.6),
      ("mathematical", 10.38), ("text-before-edge", 20.76), ("text-after-edge", -4.44),
    ])
  func baselines(name: String, down: Double) throws {
    let plain = try ink("").rows.upperBound
    for attribute in ["dominant-baseline", "alignment-baseline"] {
      let moved = try ink("\(attribute)='\(name)'").rows.upperBound
      #expect(abs(Double(moved - plain) - down) <= 1, "\(attribute)")
    }
  }

  @Test("small letters above and below stand where the font says, and nest")
  func scripts() throws {
    let plain = try ink("").rows.upperBound
    let above = try ink("", "<tspan baseline-shift='super'>H</tspan>").rows.upperBound
    let below = try ink("", "<tspan baseline-shift='sub'>H</tspan>").rows.upperBound
    #expect(above < plain - 3 && below > plain + 1)
    let back = try ink(
      "",
      "<tspan baseline-shift='7'><tspan baseline-shift='-7'>H</tspan></tspan>")
    #expect(back.rows == (try ink("").rows))
  }

  // MARK: Columns

  @Test("a line that runs down is the same line turned clockwise, its middle where it stands")
  func columns() throws {
    let across = try ink("dominant-baseline='central'", "Hxg")
    let down = try ink("writing-mode='tb'", "Hxg")
    #expect(abs(down.rows.lowerBound - across.columns.lowerBound) <= 1)
    #expect(abs(down.rows.upperBound - across.columns.upperBound) <= 1)
    // What was above is on the right.
    #expect(abs(down.columns.upperBound - (99 - across.rows.lowerBound)) <= 1)
    #expect(abs(down.columns.lowerBound - (99 - across.rows.upperBound)) <= 1)
  }

  @Test("letters that stand upright in a column are an em apart, centred")
  func uprightLetters() throws {
    let one = try ink("writing-mode='vertical-rl' text-orientation='upright'", "H")
    let two = try ink("writing-mode='vertical-rl' text-orientation='upright'", "HH")
    #expect(two.columns == one.columns && two.rows.lowerBound == one.rows.lowerBound)
    #expect(two.rows.upperBound - one.rows.upperBound == 20)
    #expect(abs(one.columns.lowerBound + one.columns.upperBound - 99) <= 1)
    let flat = try ink("", "H")
    #expect(one.columns.count == flat.columns.count)
    #expect(abs(one.rows.count - flat.rows.count) <= 1)
  }

  @Test("a column is anchored by its length, and moved on by dy")
  func anchoredColumn() throws {
    let middle = try ink("writing-mode='tb' text-anchor='middle'", "HIH")
    #expect(abs(middle.rows.lowerBound + middle.rows.upperBound - 99) <= 1)
    let moved = try ink("writing-mode='tb'", "<tspan dx='-9' dy='7'>H</tspan>")
    let plain = try ink("writing-mode='tb'", "H")
    #expect(moved.rows.lowerBound == plain.rows.lowerBound + 7)
    #expect(moved.columns.lowerBound == plain.columns.lowerBound - 9)
  }

  // MARK: Decorations

  @Test("an underline is one piece, by the element that asks for it")
  func underline() throws {
    let lined = "x='10' y='50' font-size='40' \(Self.families) text-decoration='underline'"
    let outlined = try picture(
      "<text x='5' y='80' font-size='100' \(Self.families) text-decoration='underline' "
        + "fill='none' stroke='#000'>iii</text>")
    // Inside of the line's outline nothing crosses it where two letters meet.
    let row = try #require(outlined.ink).rows.upperBound - 3
    let inked = (0..<100).filter { outlined[$0, row].alpha > 0 }
    #expect(inked.count <= 4 && inked.contains(5))
    // A small span has the line of the large text around it.
    let whole = try picture("<text \(lined)>HH</text>")
    let small = try picture("<text \(lined)>H<tspan font-size='10'>HHHH</tspan></text>")
    #expect(whole.ink?.rows.upperBound == small.ink?.rows.upperBound)
    let around = try picture("<g text-decoration='underline'><text \(lined)>HH</text></g>")
    #expect(around == whole)
  }

  // MARK: Positions

  @Test("a list of angles with a unit says nothing")
  func angles() throws {
    #expect(try ink("rotate='30deg'", "HH") == (try ink("", "HH")))
    #expect(try ink("rotate='30'", "HH").rows != (try ink("", "HH").rows))
  }

  @Test("a mark takes an entry of a list, and stays on its letter")
  func marks() throws {
    let marked = try ink("", "E\u{301}H")
    let listed = try picture(
      "<text x='50 10' y='50 10' font-size='20' \(Self.families)>E\u{301}H</text>")
    #expect(try #require(listed.ink) == marked)
    let placed = try picture(
      "<text x='50 10 75' y='50 10 90' font-size='20' \(Self.families)>E\u{301}H</text>")
    #expect(try #require(placed.ink).rows.upperBound == 89)
  }

  @Test("a path in a path's text is none; along a path only the place along it is absolute")
  func paths() throws {
    let path = "<path id='p' d='M0 50H100' fill='none'/>"
    func text(_ content: String) throws -> Bitmap {
      try picture(
        "\(path)<text font-size='20' \(Self.families)><textPath href='#p'>\(content)</textPath></text>"
      )
    }
    let plain = try text("H")
    #expect(try text("H<textPath href='#p'>H</textPath>") == plain)
    #expect(try text("<tspan y='20'>H</tspan>") == plain)
    let moved = try text("<tspan x='30'>H</tspan>").ink
    #expect(moved?.columns.lowerBound == (plain.ink?.columns.lowerBound ?? 0) + 30)
  }

  @Test("letter spacing does not turn letters on a path")
  func spacedPath() throws {
    // The path bends sharply after the first letter, whose middle lies before the bend.
    let path = "<path id='p' d='M10 80H40V0' fill='none'/>"
    func first(_ spacing: Int) throws -> Bitmap {
      try picture(
        "\(path)<text font-size='30' letter-spacing='\(spacing)' \(Self.families)>"
          + "<textPath href='#p'>H</textPath></text>")
    }
    #expect(try first(40) == first(0))
  }
}
