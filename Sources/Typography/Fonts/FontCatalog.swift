/// What faces there are in folders of fonts, and which of them a description means.
package struct FontCatalog: Sendable {
  /// The folders, the first one looked in first.
  package let folders: [String]
  /// The faces: folder by folder, each sorted by path.
  package let faces: [Face]

  /// A face in a font file, with what it is chosen by.
  package struct Face: Hashable, Sendable {
    package var path: String
    package var index: Int
    /// Which of the folders the file is in.
    package var folder: Int
    /// The names of the family, the one to show first.
    package var families: [String]
    /// Whether the glyphs slant at the default place on the axes.
    package var isItalic: Bool
    /// Whether an axis makes upright glyphs slant.
    package var canSlant: Bool
    /// The weights that it can be drawn at; one for a fixed font.
    package var weights: ClosedRange<Double>
    /// The widths that it can be drawn at, in per cent of the normal one.
    package var widths: ClosedRange<Double>
  }

  /// Reads the names of all fonts in `folders`.
  ///
  /// - Throws: ``FontError`` for a folder or font file that cannot be read, and for a file with a
  ///   font's ending that is not a whole font: which family it was meant to be can't be known, so
  ///   no family is safe from being drawn in the wrong font.
  package init(folders: [String]) throws(FontError) {
    var faces: [Face] = []
    for (number, folder) in folders.enumerated() {
      for path in try FontFolder(path: folder).fontFiles() {
        faces += try Self.faces(inFile: path, folder: number)
      }
    }
    self.folders = folders
    self.faces = faces
  }

  private static func faces(inFile path: String, folder: Int) throws(FontError) -> [Face] {
    let file = try MappedFile(path: path)
    let count = HarfBuzzFace.count(in: file)
    var faces: [Face] = []
    // FreeType opens index 0 even of a file without a face, to say what is wrong with it.
    for index in 0..<max(count, 1) {
      let outlines = try FreeTypeFace(file: file, index: index)
      let face = HarfBuzzFace(file: file, index: index)
      let families = face.familyNames
      guard count > 0, !families.isEmpty else {
        throw .brokenFile(path: path, reason: "its name table names no family")
      }
      let axes = face.axes
      let weight = face.style(.weight)
      let width = face.style(.width)
      faces.append(
        Face(
          path: path, index: index, folder: folder, families: families,
          isItalic: outlines.isItalic,
          canSlant: axes.contains { $0.tag == FontAxis.italic || $0.tag == FontAxis.slant },
          weights: axes.first { $0.tag == FontAxis.weight }?.range ?? weight...weight,
          widths: axes.first { $0.tag == FontAxis.width }?.range ?? width...width))
    }
    return faces
  }

  /// The families' names, sorted, each once.
  package var families: [String] {
    Set(faces.compactMap(\.families.first)).sorted()
  }

  /// The face that a description means.
  ///
  /// Of the faces of the family, first the slant decides, then the folder, then the width, then
  /// the weight, both by the rule of CSS.
  package func face(for font: FontDescription) throws(FontError) -> Face {
    let name = font.family.lowercased()
    // The name that spans all weights goes first: "Lato Light" is looked for only where no family
    // has that name as a whole.
    let whole = faces.filter { $0.families.first?.lowercased() == name }
    let family =
      whole.isEmpty ? faces.filter { $0.families.contains { $0.lowercased() == name } } : whole
    guard !family.isEmpty else {
      throw .familyNotFound(family: font.family, folders: folders, available: families)
    }
    let slant = family.filter { $0.isItalic == font.isItalic || (font.isItalic && $0.canSlant) }
    // A face that is slanted by design goes before one that an axis slants.
    let best =
      slant.filter { $0.isItalic == font.isItalic }.isEmpty
      ? slant : slant.filter { $0.isItalic == font.isItalic }
    guard let folder = best.first?.folder else {
      throw .styleNotFound(family: font.family, isItalic: font.isItalic)
    }
    let choices = best.filter { $0.folder == folder }.map { face in
      (
        face: face,
        rank: Self.rank(widths: face.widths, for: font.width)
          + Self.rank(face.weights, for: font.weight.value)
      )
    }
    let chosen = choices.min { $0.rank.lexicographicallyPrecedes($1.rank) }
    guard let chosen else {
      throw .styleNotFound(family: font.family, isItalic: font.isItalic)
    }
    return chosen.face
  }

  /// How well widths from a range serve a wanted one: the smaller, the better, group first.
  ///
  /// Up to the normal width narrower ones go first, above it wider ones. Within a group, the nearest.
  private static func rank(widths: ClosedRange<Double>, for wanted: Double) -> [Double] {
    let nearest = min(max(wanted, widths.lowerBound), widths.upperBound)
    let isFirst = wanted <= 100 ? nearest <= wanted : nearest >= wanted
    return [isFirst ? 0 : 1, abs(nearest - wanted)]
  }

  /// How well weights from a range serve a wanted one: the smaller, the better, group first.
  ///
  /// From 400 to 500, heavier ones up to 500 go first, then lighter ones, then those above 500;
  /// below 400 lighter ones go first, above 500 heavier ones. Within a group, the nearest.
  ///
  /// Source: CSS Fonts Module Level 4, "Matching font styles".
  private static func rank(_ weights: ClosedRange<Double>, for wanted: Double) -> [Double] {
    if weights.contains(wanted) { return [0, 0] }
    let nearest = min(max(wanted, weights.lowerBound), weights.upperBound)
    let distance = abs(nearest - wanted)
    let isHeavier = nearest > wanted
    switch wanted {
    case 400...500:
      if isHeavier { return [nearest <= 500 ? 1 : 3, distance] }
      return [2, distance]
    case ..<400: return [isHeavier ? 2 : 1, distance]
    default: return [isHeavier ? 1 : 2, distance]
    }
  }
}
