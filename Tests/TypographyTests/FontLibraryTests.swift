import Foundation
import Geometry
import Testing
import Typography

@Suite("The font library")
struct FontLibraryTests {
  @Test("the bundled fonts are found, upright and italic")
  func bundledFonts() throws {
    let library = try FontLibrary.bundled()
    #expect(try library.families() == ["Caveat", "Inter", "Nunito", "Plus Jakarta Sans"])
    let upright = try library.line("Bite", style: TextStyle(font: jakarta(40)))
    let italic = try library.line("Bite", style: TextStyle(font: jakarta(40, isItalic: true)))
    #expect(upright.path != italic.path)
    // The slant shows: the top of an I lies to the right of its foot in the italic only.
    func lean(_ isItalic: Bool) throws -> Double {
      let font = jakarta(1000, isItalic: isItalic)
      let points = try library.line("I", style: TextStyle(font: font)).path.points
      let top = points.filter { $0.y < -300 }.map(\.x).reduce(0, +) / 2
      return top - points.filter { $0.y > -300 }.map(\.x).reduce(0, +) / 2
    }
    #expect(try lean(false) == 0)
    #expect(try lean(true) > 50)
  }

  @Test("a family is found in upper and lower case alike")
  func familyCase() throws {
    let library = try FontLibrary.bundled()
    let font = FontDescription(family: "plus jakarta SANS", size: 40)
    #expect(
      try library.line("Bite", style: TextStyle(font: font)).path
        == library.line("Bite", style: TextStyle(font: jakarta(40))).path)
  }

  @Test("a weight beyond the axis is drawn at the axis' end")
  func weightIsClamped() throws {
    let library = try FontLibrary.bundled()
    func path(_ weight: Double) throws -> Path {
      try library.line("Bite", style: TextStyle(font: jakarta(40, FontWeight(weight)))).path
    }
    #expect(try path(900) == path(800))
    #expect(try path(.infinity) == path(800))
    #expect(try path(100) == path(200))
    #expect(try path(-5) == path(200))
    #expect(try path(799) != path(800))
  }

  @Test("weight and optical size are set for the shaper and the outlines alike")
  func axesAgree() throws {
    try withFontFolder(["axes.ttf": TinyFont.axes]) { folder throws in
      let library = FontLibrary(folders: [folder])
      // (size, weight) and the width of the box A that the font's design space has there.
      let cases: [(Double, Double, Double)] = [
        (20, 400, 400), (20, 900, 500), (20, 1000, 500), (20, 100, 300), (20, 650, 450),
        (10, 400, 440), (5, 400, 440), (15, 400, 420), (30, 400, 390), (40, 400, 380),
        (400, 400, 380), (15, 900, 520),
      ]
      for (size, weight, width) in cases {
        let font = FontDescription(family: "Tiny Axes", size: size, weight: FontWeight(weight))
        let line = try library.line("A", style: TextStyle(font: font))
        let unit = size / 1000
        #expect(abs((line.inkBounds?.width ?? 0) - width * unit) <= unit / 32, "\(size) \(weight)")
        #expect(abs(line.width - (width + 200) * unit) <= unit / 2, "\(size) \(weight)")
      }
    }
  }

  @Test("of fixed weights, the nearest by the rule of CSS is taken")
  func fixedWeights() throws {
    /// The weight that is taken of those in a folder.
    func taken(_ wanted: Double, of weights: [UInt16]) throws -> UInt16? {
      var files: [String: [UInt8]] = [:]
      for weight in weights {
        files["\(weight).ttf"] = try patched(TinyFont.fixed, os2Field: 4, value: weight)
      }
      return try withFontFolder(files) { folder throws in
        let catalog = try FontCatalog(folders: [folder])
        let font = FontDescription(family: "Tiny Fixed", size: 1, weight: FontWeight(wanted))
        return UInt16(try catalog.face(for: font).weights.lowerBound)
      }
    }
    #expect(try taken(400, of: [300, 500, 700]) == 500)
    #expect(try taken(400, of: [300, 600]) == 300)
    #expect(try taken(500, of: [400, 600]) == 400)
    #expect(try taken(450, of: [600, 900]) == 600)
    #expect(try taken(300, of: [200, 400]) == 200)
    #expect(try taken(100, of: [500, 900]) == 500)
    #expect(try taken(800, of: [700, 900]) == 900)
    #expect(try taken(900, of: [300, 700]) == 700)
  }

  @Test("a family is also found by the name of one of its weights")
  func legacyFamilyName() throws {
    try withFontFolder(["typo.ttf": TinyFont.typo]) { folder throws in
      let library = FontLibrary(folders: [folder])
      #expect(try library.families() == ["Tiny Typo"])
      for family in ["Tiny Typo", "Tiny Typo Light"] {
        _ = try library.line("A", style: TextStyle(font: FontDescription(family: family, size: 9)))
      }
    }
  }

  @Test("folders are searched in their order, with the folders inside them")
  func folderOrder() throws {
    try withFontFolder(["deep/er/Font.TTF": TinyFont.fixed]) { first throws in
      try withFontFolder(["a.ttf": TinyFont.fixed, "b.otf": TinyFont.cubic]) { second throws in
        func path(_ folders: [String]) throws -> String {
          try FontCatalog(folders: folders)
            .face(for: FontDescription(family: "Tiny Fixed", size: 1)).path
        }
        #expect(try path([first, second]).hasPrefix(first))
        #expect(try path([second, first]).hasPrefix(second))
        #expect(
          try FontLibrary(folders: [first, second]).families() == ["Tiny Cubic", "Tiny Fixed"])
      }
    }
  }

  @Test("italics are those that the file marks so, from the first folder that has one")
  func italicFlag() throws {
    // Bit 0 of fsSelection.
    let italic = try patched(TinyFont.fixed, os2Field: 62, value: 1)
    try withFontFolder(["upright.ttf": TinyFont.fixed]) { first throws in
      try withFontFolder(["a.ttf": italic, "b.ttf": TinyFont.fixed]) { second throws in
        func path(_ folders: [String], isItalic: Bool) throws -> String {
          let font = FontDescription(family: "Tiny Fixed", size: 1, isItalic: isItalic)
          return try FontCatalog(folders: folders).face(for: font).path
        }
        #expect(try path([first, second], isItalic: true) == "\(second)/a.ttf")
        #expect(try path([first, second], isItalic: false) == "\(first)/upright.ttf")
        #expect(try path([second], isItalic: false) == "\(second)/b.ttf")
      }
    }
    try withFontFolder(["a.ttf": italic]) { folder throws in
      let style = TextStyle(font: FontDescription(family: "Tiny Fixed", size: 20))
      #expect(throws: FontError.styleNotFound(family: "Tiny Fixed", isItalic: false)) {
        try FontLibrary(folders: [folder]).line("A", style: style)
      }
    }
  }

  @Test("a library that goes leaves no font file mapped")
  func filesAreUnmapped() throws {
    try withFontFolder(["axes.ttf": TinyFont.axes, "cubic.otf": TinyFont.cubic]) { folder throws in
      func mappings() throws -> Int {
        // Piece by piece: the kernel gives a page at a time, and Foundation takes that for all.
        let maps = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
        var bytes = Data()
        while let piece = try maps.read(upToCount: 4096), !piece.isEmpty { bytes += piece }
        return String(decoding: bytes, as: UTF8.self)
          .split(separator: "\n").filter { $0.contains(folder) }.count
      }
      do {
        let library = FontLibrary(folders: [folder])
        for weight in [100.0, 433, 900] {
          let font = FontDescription(family: "Tiny Axes", size: 20, weight: FontWeight(weight))
          _ = try library.line("A", style: TextStyle(font: font))
        }
        // Only the family that is used, and once.
        #expect(try withExtendedLifetime(library) { try mappings() } == 1)
      }
      #expect(try mappings() == 0)
    }
  }

  @Test("each face of a collection is found")
  func collections() throws {
    try withFontFolder(["both.ttc": collection(of: [TinyFont.fixed, TinyFont.cubic])]) {
      folder throws in
      let library = FontLibrary(folders: [folder])
      #expect(try library.families() == ["Tiny Cubic", "Tiny Fixed"])
      for family in try library.families() {
        let font = FontDescription(family: family, size: 1000)
        let line = try library.line("A", style: TextStyle(font: font))
        #expect(line.width == 600)
        #expect(line.path.verbs.contains(.cubic) == (family == "Tiny Cubic"))
      }
    }
  }

  @Test("eight tasks that shape at once get what one gets")
  func concurrentShaping() async throws {
    let texts = ["BITE", "meals & shopping", "q\u{301}\u{323}", "1,900 kcal", "office"]
    let weights = [200.0, 433, 650, 800]
    @Sendable func lines(_ library: FontLibrary, from start: Int) throws -> [TextLine] {
      // Each task begins elsewhere, so that they meet in different orders.
      try (0..<40).map { index in
        let number = (index + start * 7) % 40
        let font = jakarta(
          10 + Double(number), FontWeight(weights[number % 4]), isItalic: number % 3 == 0)
        return try library.line(texts[number % 5], style: TextStyle(font: font))
      }
    }
    func sorted(_ lines: [TextLine]) -> [TextLine] {
      lines.sorted { $0.ascent < $1.ascent }
    }
    let alone = sorted(try lines(FontLibrary.bundled(), from: 0))
    for _ in 0..<4 {
      let shared = try FontLibrary.bundled()
      try await withThrowingTaskGroup(of: [TextLine].self) { group in
        for task in 0..<8 { group.addTask { try lines(shared, from: task) } }
        for try await result in group { #expect(sorted(result) == alone) }
      }
    }
  }

  @Test("a weight in motion does not leave fonts behind, and draws the same when it comes back")
  func movingWeight() throws {
    let library = try FontLibrary.bundled()
    let first = try library.line("Bite", style: TextStyle(font: jakarta(40, FontWeight(200))))
    for step in 0..<1000 {
      let weight = FontWeight(200 + Double(step) * 0.6)
      _ = try library.line("B", style: TextStyle(font: jakarta(40, weight)))
    }
    #expect(
      try library.line("Bite", style: TextStyle(font: jakarta(40, FontWeight(200)))) == first)
  }

  @Test("the libraries tell their versions")
  func versions() {
    #expect(TextEngine.freeTypeVersion.split(separator: ".").count == 3)
    #expect(TextEngine.harfBuzzVersion.split(separator: ".").count == 3)
    #expect(TextEngine.icuVersion.split(separator: ".").count == 2)
  }
}

/// A font with one 16-bit field of its OS/2 table changed, by the field's offset in bytes.
private func patched(_ font: [UInt8], os2Field field: Int, value: UInt16) throws -> [UInt8] {
  var bytes = font
  let entry = try #require(bytes.firstRange(of: Array("OS/2".utf8))).lowerBound + 8
  let table = bytes[entry..<entry + 4].reduce(0) { $0 << 8 | Int($1) }
  bytes[table + field] = UInt8(value >> 8)
  bytes[table + field + 1] = UInt8(value & 255)
  return bytes
}

/// A font collection of whole fonts: their tables keep their contents and get new places.
private func collection(of fonts: [[UInt8]]) -> [UInt8] {
  func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
  var result = Array("ttcf".utf8) + bytes(0x10000) + bytes(fonts.count)
  var start = result.count + 4 * fonts.count
  var bodies: [UInt8] = []
  for font in fonts {
    result += bytes(start)
    var body = font
    let tables = Int(font[4]) << 8 | Int(font[5])
    for table in 0..<tables {
      let field = 12 + 16 * table + 8
      let offset = font[field..<field + 4].reduce(0) { $0 << 8 | Int($1) }
      body.replaceSubrange(field..<field + 4, with: bytes(offset + start))
    }
    body += [UInt8](repeating: 0, count: (4 - body.count % 4) % 4)
    bodies += body
    start += body.count
  }
  return result + bodies
}
