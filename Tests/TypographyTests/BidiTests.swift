import Foundation
import Geometry
import Testing
import Typography

@Suite("Text of both directions")
struct BidiTests {
  private let hebrew = NotoFont("NotoSansHebrew-Regular.ttf", family: "Noto Sans Hebrew")
  private let arabic = NotoFont("NotoSansArabic-Regular.ttf", family: "Noto Sans Arabic")

  @Test(
    "digits and Latin words keep their order inside Hebrew",
    .enabled(if: NotoFont.areInstalled, "Debian's fonts-noto-core is not installed"))
  func digitsInHebrew() throws {
    let line = try hebrew.line("ספר 375 xyz", after: "Inter", direction: .rightToLeft)
    #expect(line.isRightToLeft)
    // From left to right: xyz, 375, and the Hebrew word with its first letter rightmost.
    let text = Array("ספר 375 xyz".utf8)
    let shown = line.glyphs.map { text[$0.cluster] }
    #expect(Array(shown.prefix(3)) == Array("xyz".utf8))
    #expect(Array(shown[4..<7]) == Array("375".utf8))
    #expect(line.glyphs.suffix(3).map(\.cluster) == [4, 2, 0])
    #expect(line.runs.map(\.isRightToLeft) == [false, true, false, true, true])
    #expect(line.runs.map(\.family) == ["Inter", "Inter", "Inter", "Inter", "Noto Sans Hebrew"])
    for (left, right) in zip(line.glyphs, line.glyphs.dropFirst()) {
      #expect(left.position.x < right.position.x)
    }
  }

  @Test("a text without a direction of its own takes the one that is said")
  func neutralText() throws {
    let style = TextStyle(font: jakarta(20))
    let library = try FontLibrary.bundled()
    let plain = try library.line(StyledText("375!", style: style))
    let turned = try library.line(StyledText("375!", style: style), direction: .rightToLeft)
    #expect(plain.glyphs.map(\.cluster) == [0, 1, 2, 3])
    #expect(turned.glyphs.map(\.cluster) == [3, 0, 1, 2])
    #expect(!plain.isRightToLeft && turned.isRightToLeft)
  }

  @Test("controls of direction without an end, two hundred deep, give a line")
  func deepControls() throws {
    let style = TextStyle(font: jakarta(20))
    for control in ["\u{202A}", "\u{202B}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2069}"] {
      let text = String(repeating: control, count: 200) + "abc"
      let line = try FontLibrary.bundled().line(text, style: style)
      let plain = try FontLibrary.bundled().line("abc", style: style)
      #expect(
        abs(line.width - plain.width) < 2,
        "U+\(String(control.unicodeScalars.first?.value ?? 0, radix: 16))")
      #expect(line.glyphs.filter { $0.advance > 0 }.count == 3)
    }
  }

  @Test(
    "Arabic letters join across a change of style, as hb-shape joins them in one",
    .enabled(if: NotoFont.areInstalled, "Debian's fonts-noto-core is not installed"))
  func arabicJoins() throws {
    let style = arabic.style()
    let library = FontLibrary(folders: [NotoFont.folder])
    let whole = try library.line("سلام", style: style)
    var offset = style
    offset.baselineOffset = 3
    let parts = try library.line(
      StyledText(StyledText.Span("سل", style: style), [StyledText.Span("ام", style: offset)]))
    #expect(parts.runs.count == 2)
    let font = TextStyle(font: style.font)
    let alone = try library.line("س", style: font)
    // The first letter has the form that joins, in both.
    #expect(whole.glyphs.last?.id == parts.glyphs.last?.id)
    #expect(alone.glyphs.last?.id != whole.glyphs.last?.id)
  }
}

/// A font of Debian's package fonts-noto-core.
struct NotoFont {
  static let folder = "/usr/share/fonts/truetype/noto"
  let path: String
  let family: String

  init(_ file: String, family: String) {
    path = "\(Self.folder)/\(file)"
    self.family = family
  }

  static var areInstalled: Bool {
    FileManager.default.fileExists(atPath: "\(folder)/NotoSansArabic-Regular.ttf")
  }

  func style(size: Double = 1000) -> TextStyle {
    TextStyle(font: FontDescription(family: family, size: size))
  }

  /// A line whose first choice is a bundled family.
  func line(
    _ text: String, after first: String, direction: TextDirection,
  ) throws -> TextLine {
    // The one file, and not its folder, which has hundreds.
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    return try withFontFolder(["noto.ttf": bytes]) { folder throws in
      let style = TextStyle(
        font: FontDescription(family: first, size: 30), fallbacks: [family])
      return try FontLibrary.bundled(after: [folder])
        .line(StyledText(text, style: style), direction: direction)
    }
  }
}
