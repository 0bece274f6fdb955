import Imaging
import SVG
import Testing

@Suite struct StyleTests {
  /// The colour of a `<rect class="c" id="i" fill="red">` under a style sheet.
  private func color(_ sheet: String, _ style: String = "") throws -> String {
    let rect =
      "<rect id='i' class='b c' data-x='hello world' fill='red' width='9' height='9' \(style)/>"
    return try render(svg("<style>\(sheet)</style><g id='g'><circle/>\(rect)</g>")).hex(4, 4)
  }

  @Test(
    "each kind of selector finds its element",
    arguments: [
      "rect", "*", ".c", ".b.c", "#i", "rect#i.b", "[class]", "[data-x='hello world']",
      "[data-x~=world]", "[data-x^=he]", "[data-x$=ld]", "[data-x*='o w']", "g rect",
      "svg > g > rect",
      "circle + rect", "circle ~ rect", "g :last-child", "rect:not(.d)", "rect:nth-child(2n)",
      "a, rect", "#g > *|rect",
    ])
  func selectors(_ selector: String) throws {
    #expect(try color("\(selector.replacing(">", with: "&gt;")) { fill: lime }") == "#00FF00FF")
  }

  @Test(
    "a selector for something else finds nothing",
    arguments: [
      "circle", ".d", "#g", "[fill=blue]", "svg > rect", "rect + circle", "rect:first-child",
      "rect:hover", "rect:not(.c)", "g#i rect", "rect >",
    ])
  func otherSelectors(_ selector: String) throws {
    #expect(try color("\(selector.replacing(">", with: "&gt;")) { fill: lime }") == "#FF0000FF")
  }

  @Test("rules for screens count, those for other media and under conditions do not")
  func media() throws {
    for media in ["screen", "all", "print, screen", "only screen"] {
      #expect(
        try color("@media \(media) { .b { fill: blue } .c { fill: lime } } circle { fill: blue }")
          == "#00FF00FF")
    }
    for media in ["print", "(prefers-color-scheme: dark)", "not all"] {
      #expect(try color(".c { fill: lime } @media \(media) { .c { fill: blue } }") == "#00FF00FF")
    }
    #expect(
      try color("@import 'a.css'; @media screen{ .c{fill:blue} } #i{fill:lime}") == "#00FF00FF")
  }

  @Test("specificity, order and importance decide, and style attributes win over rules")
  func cascade() throws {
    #expect(try color("#i { fill: lime } .c { fill: blue }") == "#00FF00FF")
    #expect(try color(".b { fill: blue } .c { fill: lime }") == "#00FF00FF")
    #expect(try color("rect { fill: lime !important } #i { fill: blue }") == "#00FF00FF")
    #expect(try color("#i { fill: blue }", "style='fill: lime'") == "#00FF00FF")
    #expect(try color("* { fill: lime !important }", "style='fill: blue'") == "#00FF00FF")
    #expect(
      try color("/* x } */ rect { fill: lime; } @media print { rect { fill: blue } }")
        == "#00FF00FF")
  }

  @Test("what is inherited comes down, what is not does not, unless asked for")
  func inheritance() throws {
    let picture = try render(
      svg(
        """
        <g fill="lime" opacity="0.5"><rect width="10" height="10"/>
        <g color="blue"><rect x="10" width="10" height="10" fill="currentColor"/></g>
        <rect x="20" width="10" height="10" fill="nonsense"/></g>
        """))
    #expect(picture.hex(5, 5) == "#00FF0080")
    #expect(picture.hex(15, 5) == "#0000FF80")
    #expect(picture.hex(25, 5) == "#00FF0080")
  }

  @Test(
    "every way of writing a colour is read",
    arguments: [
      ("#0f0", "#00FF00FF"), ("#00FF0080", "#00FF0080"), ("#0f08", "#00FF0088"),
      ("Lime", "#00FF00FF"),
      ("rgb(0,255,0)", "#00FF00FF"), ("rgb(0% 100% 0%)", "#00FF00FF"),
      ("rgba(0, 255, 0, .5)", "#00FF0080"),
      ("rgb(0 255 0 / 50%)", "#00FF0080"), ("hsl(120, 100%, 50%)", "#00FF00FF"),
      ("hsl(-240deg 200% 50%)", "#00FF00FF"), ("hsla(120, 100%, 50%, 0.5)", "#00FF0080"),
      ("url(#none) lime", "#00FF00FF"), ("transparent", "#00000000"), ("none", "#00000000"),
      ("#12345", "#000000FF"), ("rgb(1,2)", "#000000FF"),
    ])
  func colors(_ text: String, _ hex: String) throws {
    #expect(try render(svg("<rect width='9' height='9' fill='\(text)'/>")).hex(4, 4) == hex)
  }
}
