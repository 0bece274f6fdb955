import Flipbook
import Testing

@Suite("QR codes")
struct QRCodeTests {
  /// What another encoder made of the same text: version 1, level M, mask 0.
  private static let rows = [
    "111111100100001111111", "100000101011001000001", "101110100011101011101",
    "101110100101001011101", "101110101000101011101", "100000100110101000001",
    "111111101010101111111", "000000000111100000000", "101010100101000010010",
    "111111000010011111010", "111100110010101001011", "111010000110000101110",
    "010010111010101111001", "000000001001000101011", "111111100111010000000",
    "100000100101110110101", "101110101101011010011", "101110100111011111110",
    "101110101110101000101", "100000100111010001011", "111111101000100000001",
  ]

  @Test("a text becomes the smallest symbol, module for module")
  func modules() throws {
    let code = try QRCode("BLANKSTREET-A42", level: .medium)
    #expect(code.side == 21)
    for (row, text) in Self.rows.enumerated() {
      let read = (0..<21).map { code.isDark(row: row, column: $0) ? "1" : "0" }.joined()
      #expect(read == text, "row \(row)")
    }
  }

  @Test("beyond the symbol all is light")
  func quietZone() throws {
    let code = try QRCode("A")
    for outside in [-1, code.side] {
      #expect(!code.isDark(row: outside, column: 0) && !code.isDark(row: 0, column: outside))
    }
  }

  @Test("longer texts and higher levels take larger symbols, four modules a version")
  func versions() throws {
    let text = String(repeating: "a", count: 120)
    let sides = try QRCode.CorrectionLevel.allCases.map { try QRCode(text, level: $0).side }
    // Versions 6, 7, 9 and 11, by the standard's table of capacities in bytes.
    #expect(sides == [41, 45, 53, 61])
    #expect(try QRCode(String(repeating: "1", count: 7089), level: .low).side == 177)
  }

  @Test("case, accents and emoji are kept", arguments: ["abc", "Café ☕️", "ÄÖÜ ß"])
  func payload(_ text: String) throws {
    #expect(try QRCode(text).payload == text)
    #expect(try QRCode(text) != QRCode(text.uppercased() + "!"))
  }

  @Test("what has no code is an error that says why")
  func errors() {
    #expect(throws: QRCodeError.empty) { try QRCode("") }
    #expect(throws: QRCodeError.containsNUL) { try QRCode("a\0b") }
    #expect(throws: QRCodeError.tooLong(byteCount: 2954, level: .low)) {
      try QRCode(String(repeating: "a", count: 2954), level: .low)
    }
    #expect(throws: QRCodeError.tooLong(byteCount: 1_000_000, level: .high)) {
      try QRCode(String(repeating: "a", count: 1_000_000), level: .high)
    }
    #expect(QRCodeError.empty.description.contains("empty"))
  }

  @Test("as a shape it fills the largest square in the middle of its frame with its dark modules")
  func shape() throws {
    let code = try QRCode("BLANKSTREET-A42")
    let path = code.path(in: CGRect(x: 10, y: 20, width: 420, height: 210))
    #expect(path.boundingRect == CGRect(x: 115, y: 20, width: 210, height: 210))
    for row in 0..<21 {
      for column in 0..<21 {
        let middle = CGPoint(x: 115 + 10 * Double(column) + 5, y: 20 + 10 * Double(row) + 5)
        #expect(path.contains(middle) == code.isDark(row: row, column: column))
      }
    }
  }

  @Test("whatever its size, no seam shows between dark modules", arguments: [63.0, 61.7, 100.3])
  func seams(_ length: Double) throws {
    let code = try QRCode("BLANKSTREET-A42")
    let picture = try StillFilm(size: CGSize(width: 110, height: 110)) {
      code.fill(.black).frame(width: length, height: length)
    }.picture()
    // The middle of the upper left finder is nine dark modules: all but its edge is black.
    let (module, start) = (length / 21, (110 - length) / 2)
    for y in Int(start + 2 * module + 1)..<Int(start + 5 * module - 1) {
      for x in Int(start + 2 * module + 1)..<Int(start + 5 * module - 1) {
        #expect(picture[x, y] == Color.black.premultiplied8, "at (\(x), \(y))")
      }
    }
  }
}
