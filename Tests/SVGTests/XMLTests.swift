import Imaging
import SVG
import Testing

@Suite struct XMLTests {
  private func refusal(_ text: String) -> SVGError? {
    do throws(SVGError) {
      _ = try SVGDocument(bytes: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "what breaks the rules of XML is named with its line",
    arguments: [
      ("<svg xmlns='http://www.w3.org/2000/svg'>\n<g>\n</svg>", 3),
      ("<svg xmlns='http://www.w3.org/2000/svg'>\n\n<rect x=1/></svg>", 3),
      ("<svg xmlns='http://www.w3.org/2000/svg'>\n<rect x='1' x='2'/></svg>", 2),
      ("<svg xmlns='http://www.w3.org/2000/svg'>\n&nothing;</svg>", 2),
      ("<svg xmlns='http://www.w3.org/2000/svg'/>\n<svg/>", 2),
      ("<svg xmlns='http://www.w3.org/2000/svg'><!-- </svg>", 1),
      ("\n<svg xmlns='http://www.w3.org/2000/svg'", 2),
      ("<svg xmlns='http://www.w3.org/2000/svg'>\n<p:g/></svg>", 2),
    ])
  func malformed(_ text: String, _ line: Int) throws {
    let error = try #require(refusal(text))
    guard case .malformed = error else {
      Issue.record("\(error)")
      return
    }
    #expect(error.line == line)
  }

  @Test("what is no picture of SVG is refused")
  func notSVG() {
    for text in ["", "<html/>", "<svg xmlns='http://example.org'/>", "{}"] {
      #expect(refusal(text) != nil, "\(text)")
    }
    #expect(refusal("<svg xmlns='http://www.w3.org/2000/svg' width='0' height='1'/>") != nil)
  }

  @Test("entities bring in text and elements")
  func entities() throws {
    let picture = try render(
      """
      <!DOCTYPE svg [<!ENTITY green "#008000"><!ENTITY box "<rect width='10' height='10' fill='&green;'/>">]>
      \(svg("&box;<g transform='translate(20)'>&box;</g>"))
      """)
    #expect(picture.hex(5, 5) == "#008000FF")
    #expect(picture.hex(25, 5) == "#008000FF")
  }

  @Test("a billion laughs are refused, in text, in attributes, in elements")
  func billionLaughs() throws {
    for (start, use) in [("lol", "<text>&a9;</text>"), ("lol", "<g id='&a9;'/>"), ("<g/>", "&a9;")]
    {
      var declarations = "<!ENTITY a0 \"\(start)\">"
      for level in 1...9 {
        let part = String(repeating: "&a\(level - 1);", count: 10)
        declarations += "<!ENTITY a\(level) \"\(part)\">"
      }
      let error = refusal("<!DOCTYPE svg [\(declarations)]>\n\(svg(use))")
      guard case .limit(let line, _) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(line == 2)
    }
  }

  @Test("an entity in itself, and elements without end, are refused")
  func endless() throws {
    let loop = refusal("<!DOCTYPE svg [<!ENTITY a '<g>&a;</g>'>]>\(svg("&a;"))")
    guard case .limit = loop else {
      Issue.record("\(String(describing: loop))")
      return
    }
    let deep = String(repeating: "<g>", count: 300) + String(repeating: "</g>", count: 300)
    guard case .limit = refusal(svg(deep)) else {
      Issue.record("300 levels were taken")
      return
    }
  }

  @Test("what another language says is not drawn, whatever its prefix")
  func namespaces() throws {
    let picture = try render(
      """
      <s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns="http://example.org" width="20" height="10">
      <s:rect width="10" height="10" fill="blue"/><rect x="10" width="10" height="10"/></s:svg>
      """)
    #expect(picture.hex(5, 5) == "#0000FFFF")
    #expect(picture.hex(15, 5) == "#00000000")
  }

  @Test("UTF-16, Latin-1 and a byte order mark are read")
  func encodings() throws {
    let text = svg("<rect id='é' width='10' height='10'/><use href='#é' x='20'/>")
    var utf16: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 { utf16 += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let latin1 =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?>".utf8)
      + text.unicodeScalars.map { UInt8($0.value) }
    for bytes in [utf16, latin1, [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
      #expect(try render(bytes).hex(25, 5) == "#000000FF")
    }
  }
}
