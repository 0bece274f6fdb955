import Foundation
import Testing
import Typography

@Suite("Errors of fonts and text")
struct FontErrorTests {
  /// The text of the error that setting `text` meets.
  private func message(
    _ style: TextStyle, of text: String = "A", in folders: [String]? = nil,
  ) throws -> String? {
    let library = try folders.map(FontLibrary.init(folders:)) ?? .bundled()
    return fontError { _ = try library.line(text, style: style) }?.description
  }

  @Test("a family that is not there is named, with the folder and the families that are")
  func missingFamily() throws {
    try withFontFolder(["a.ttf": TinyFont.fixed, "b.otf": TinyFont.cubic]) { folder throws in
      let style = TextStyle(font: FontDescription(family: "Innter", size: 20))
      #expect(
        try message(style, of: "Hello", in: [folder])
          == "no font family 'Innter' in \(folder): there are 'Tiny Cubic', 'Tiny Fixed'; use one "
          + "of them or add its font file there")
    }
  }

  @Test("an empty folder, and no folder, say that there is no font at all")
  func emptyFolder() throws {
    let style = TextStyle(font: FontDescription(family: "Inter", size: 20))
    try withFontFolder(["notes.txt": [65], ".hidden.ttf": [65]]) { folder throws in
      #expect(
        try message(style, in: [folder])
          == "no font family 'Inter' in \(folder): there is no font at all; add its .ttf, .otf or "
          + ".ttc file there")
    }
    #expect(try message(style, in: [])?.hasPrefix("no font family 'Inter' in no folder:") == true)
  }

  @Test("a folder that cannot be read is named, with the system's reason")
  func unreadableFolder() throws {
    let style = TextStyle(font: FontDescription(family: "Inter", size: 20))
    try withFontFolder(["file": [65]]) { folder throws in
      #expect(
        try message(style, in: ["\(folder)/none"])
          == "cannot read the folder of fonts \(folder)/none (No such file or directory): name a "
          + "folder that holds .ttf, .otf or .ttc files")
      #expect(
        try message(style, in: ["\(folder)/file"])?.contains("(Not a directory)") == true)
    }
  }

  @Test("a broken font file is named whatever family is asked for, and never passed over")
  func brokenFile() throws {
    let cases: [(name: String, bytes: [UInt8], reason: String?)] = [
      ("text.ttf", Array("not a font".utf8), "it ends too early, or is no font at all"),
      ("empty.otf", [], "it is empty"),
      ("cut.ttf", Array(TinyFont.fixed.prefix(200)), nil),
      ("zeros.ttc", [UInt8](repeating: 0, count: 5000), "FreeType does not know its format"),
      ("head.ttc", Array("ttcf".utf8), nil),
    ]
    for (name, bytes, reason) in cases {
      try withFontFolder(["good.ttf": TinyFont.fixed, name: bytes]) { folder throws in
        let style = TextStyle(font: FontDescription(family: "Tiny Fixed", size: 20))
        let text = try #require(try message(style, in: [folder]), "\(name)")
        #expect(text.hasPrefix("\(folder)/\(name) is not a font that can be used ("), "\(text)")
        #expect(reason.map(text.contains) ?? true, "\(text)")
        #expect(!text.contains("\n"))
        #expect(text.hasSuffix("put a whole copy in its place, or take it out of the folder"))
      }
    }
  }

  @Test("what is named like a font and is no file is an error, and a pipe does not hang")
  func pipe() throws {
    try withFontFolder([:]) { folder throws in
      let status = unsafe mkfifo("\(folder)/pipe.ttf", 0o600)
      try #require(status == 0)
      let style = TextStyle(font: FontDescription(family: "Inter", size: 20))
      #expect(
        try message(style, in: [folder])?.contains("pipe.ttf is not a font that can be used")
          == true)
    }
    try withFontFolder([:]) { folder throws in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/dangling.ttf", withDestinationPath: "\(folder)/none")
      let style = TextStyle(font: FontDescription(family: "Inter", size: 20))
      #expect(
        try message(style, in: [folder])
          == "cannot read the font file \(folder)/dangling.ttf (No such file or directory): make it "
          + "readable, or take it out of the folder")
    }
  }

  @Test("a missing glyph names the character, the text and the family")
  func missingGlyph() throws {
    let style = TextStyle(font: jakarta(20))
    #expect(
      try message(style, of: "2 🔥 streak")
        == "the font family 'Plus Jakarta Sans' has no glyph for U+1F525 '🔥' in \"2 🔥 streak\": use "
        + "a family that has it, or draw the sign as a shape")
    #expect(try message(style, of: "日")?.contains("U+65E5 '日' in \"日\"") == true)
    // A mark alone would hang on the quotation mark: its code point has to do.
    #expect(try message(style, of: "a\u{1AB0}")?.contains("for U+1AB0 in") == true)
    let long = String(repeating: "x", count: 500)
    #expect(try message(style, of: long + "日")?.contains(long.prefix(60) + "…\"") == true)
    #expect(try message(style, of: "a\n日")?.contains("\"a 日\"") == true)
  }

  @Test("joiners and variation selectors that the font lacks are no missing glyphs")
  func ignorables() throws {
    let library = try FontLibrary.bundled()
    let style = TextStyle(font: jakarta(20))
    #expect(
      try library.line("a\u{FE0F}b\u{200D}c\u{2060}", style: style).width
        == library.line("abc", style: style).width)
  }

  @Test("a family without italic, or without upright, says so")
  func missingStyle() throws {
    try withFontFolder(["a.ttf": TinyFont.fixed]) { folder throws in
      let font = FontDescription(family: "Tiny Fixed", size: 20, isItalic: true)
      #expect(
        try message(TextStyle(font: font), in: [folder])
          == "the font family 'Tiny Fixed' has no italic: add its italic font file, or use the upright"
      )
    }
  }

  @Test("a glyph in colours is refused, not drawn black")
  func colorGlyph() throws {
    try withFontFolder(["a.ttf": TinyFont.color]) { folder throws in
      let style = TextStyle(font: FontDescription(family: "Tiny Color", size: 20))
      #expect(
        try message(style, in: [folder])?.hasPrefix(
          "glyph 2 of the font family 'Tiny Color' in \(folder)/a.ttf is a picture in colours")
          == true)
    }
  }

  @Test("numbers that no text can be set with are named, with their range")
  func numbers() throws {
    #expect(
      try message(TextStyle(font: jakarta(-1)))
        == "cannot set text with a font size of -1.0: give a number from 0.0 to 1000000.0")
    #expect(try message(TextStyle(font: jakarta(.nan)))?.contains("font size of nan") == true)
    #expect(try message(TextStyle(font: jakarta(.infinity)))?.contains("size of inf") == true)
    #expect(
      try message(TextStyle(font: jakarta(9, FontWeight(.nan))))?.contains("weight of nan") == true)
    #expect(
      try message(TextStyle(font: jakarta(9), tracking: .nan))?.contains("tracking of nan") == true)
    for tag in ["", "tnu", "tnums", "tnüm", "a\u{0}bc"] {
      let style = TextStyle(font: jakarta(9), features: [FontFeature(tag)])
      #expect(
        try message(style)?.hasPrefix("'\(tag)' is not an OpenType feature") == true)
    }
  }

  @Test("a text that is too long says how long it may be")
  func tooLong() throws {
    let text = String(repeating: "x", count: FontLibrary.longestText + 1)
    #expect(
      try message(TextStyle(font: jakarta(9)), of: text)
        == "a text of 1048577 bytes is too long: set it in parts of at most 1048576")
  }
}
