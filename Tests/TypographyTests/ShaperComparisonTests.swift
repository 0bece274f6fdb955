import Foundation
import Geometry
import Testing
import Typography

/// Our shaping next to that of HarfBuzz's own command, for every bundled face and 200 strings.
@Suite("Shaping like hb-shape")
struct ShaperComparisonTests {
  /// A font file, and a place on its axes.
  struct Face: CustomStringConvertible {
    var file: String
    var family: String
    var isItalic = false
    var weight = 400.0
    var size = 20.0
    var features: [String] = []
    var folder: String?

    var description: String { "\(file) \(Int(weight)) at \(size) \(features)" }
  }

  static let faces: [Face] = {
    let variable: [(file: String, family: String, isItalic: Bool, weights: [Double])] = [
      ("Nunito/Nunito[wght].ttf", "Nunito", false, [200, 433, 900]),
      ("Nunito/Nunito-Italic[wght].ttf", "Nunito", true, [700]),
      ("Inter/Inter[opsz,wght].ttf", "Inter", false, [100, 400, 612]),
      ("Inter/Inter-Italic[opsz,wght].ttf", "Inter", true, [500]),
      ("Caveat/Caveat[wght].ttf", "Caveat", false, [400, 700]),
      ("PlusJakartaSans/PlusJakartaSans[wght].ttf", "Plus Jakarta Sans", false, [300, 800]),
      ("PlusJakartaSans/PlusJakartaSans-Italic[wght].ttf", "Plus Jakarta Sans", true, [550]),
    ]
    return variable.flatMap { font in
      font.weights.flatMap { weight in
        [[], ["tnum"]].map { features in
          // Three optical sizes: below the axis, on it, and above.
          let size = [11.0, 17, 72][Int(weight) % 3]
          return Face(
            file: font.file, family: font.family, isItalic: font.isItalic, weight: weight,
            size: size, features: features)
        }
      }
    }
  }()

  @Test(
    "advances, offsets, glyphs and clusters of 200 strings are those of hb-shape",
    .enabled(if: HarfBuzzCommand.isInstalled, "hb-shape (libharfbuzz-bin) is not installed"),
    arguments: faces)
  func bundledFaces(face: Face) throws {
    let library = try FontLibrary.bundled()
    let covered = try compare(face, with: ShaperStrings.latin, in: library)
    #expect(covered >= 200)
  }

  @Test(
    "so are those of Arabic and Hebrew, which run from right to left",
    .enabled(
      if: HarfBuzzCommand.isInstalled && NotoFont.areInstalled,
      "hb-shape or Debian's fonts-noto-core is not installed"))
  func rightToLeft() throws {
    let fonts = [
      ("NotoSansArabic-Regular.ttf", "Noto Sans Arabic", ShaperStrings.arabic),
      ("NotoNaskhArabic-Regular.ttf", "Noto Naskh Arabic", ShaperStrings.arabic),
      ("NotoSansHebrew-Regular.ttf", "Noto Sans Hebrew", ShaperStrings.hebrew),
    ]
    for (file, family, strings) in fonts {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(NotoFont.folder)/\(file)")))
      try withFontFolder([file: bytes]) { folder throws in
        let face = Face(file: file, family: family, folder: folder)
        let covered = try compare(face, with: strings, in: FontLibrary(folders: [folder]))
        #expect(covered == strings.count)
      }
    }
  }

  /// Compares each string that the font covers, and says how many those are.
  private func compare(
    _ face: Face, with strings: [String], in library: FontLibrary,
  ) throws -> Int {
    let style = TextStyle(
      font: FontDescription(
        family: face.family, size: face.size, weight: FontWeight(face.weight),
        isItalic: face.isItalic), features: face.features.map { FontFeature($0) })
    var covered: [(text: String, line: TextLine)] = []
    for text in strings {
      do throws(FontError) {
        covered.append((text, try library.line(text, style: style)))
      } catch {
        guard case .missingGlyph = error else { throw error }
      }
    }
    let folder = face.folder ?? library.folders[library.folders.count - 1]
    let expected = try HarfBuzzCommand.shape(
      covered.map(\.text), font: "\(folder)/\(face.file)", weight: face.weight, size: face.size,
      features: face.features)
    try #require(expected.count == covered.count)
    let unit = face.size / Double(HarfBuzzCommand.unitsPerEm(face.family))
    for ((text, line), glyphs) in zip(covered, expected) {
      #expect(notation(of: line, unit: unit) == glyphs, "\(text) in \(face)")
    }
    return covered.count
  }

  /// The line in hb-shape's notation, in font units with y up.
  ///
  /// Fractions would show: a place that is no whole number of units is written as it is.
  private func notation(of line: TextLine, unit: Double) -> String {
    func units(_ points: Double) -> String {
      let units = points / unit
      return abs(units - units.rounded()) < 1e-6 ? "\(Int(units.rounded()))" : "\(units)"
    }
    var pen = 0.0
    let glyphs = line.glyphs.map { glyph in
      defer { pen += glyph.advance }
      let (dx, dy) = (units(glyph.position.x - pen), units(-glyph.position.y))
      let offset = dx == "0" && dy == "0" ? "" : "@\(dx),\(dy)"
      return "\(glyph.id)=\(glyph.cluster)\(offset)+\(units(glyph.advance))"
    }
    return "[\(glyphs.joined(separator: "|"))]"
  }
}

/// HarfBuzz's command-line shaper.
enum HarfBuzzCommand {
  private static let path = "/usr/bin/hb-shape"

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// What it says of each text, a line each.
  static func shape(
    _ texts: [String], font: String, weight: Double, size: Double, features: [String],
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "flipbook-shape-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try Data(texts.joined(separator: "\n").utf8).write(to: input)
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments =
      [
        font, "--variations=wght=\(weight),opsz=\(size)", "--font-size=upem", "--no-glyph-names",
        "--utf8-clusters", "--language=en", "--text-file=\(input.path)",
        "--output-file=\(output.path)",
      ] + features.map { "--features=\($0)" }
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Font units in an em, which the font's `head` table says.
  static func unitsPerEm(_ family: String) -> Int {
    family == "Inter" ? 2048 : 1000
  }
}
