import Synchronization

/// An open face of a font file, shared by all places on its axes.
final class FontFace: Sendable {
  /// The name of the family, as the font has it.
  let family: String
  /// The file's path.
  let path: String
  /// The axes of variation, in the font's order.
  let axes: [FontAxis]
  /// Whether the glyphs slant at the default place on the axes.
  let isItalic: Bool
  /// The shaper's side, which many threads may use at once.
  let shaping: HarfBuzzFace
  /// The outlines' side, which one thread may use at a time.
  let outlines: Mutex<FreeTypeFace>

  /// Opens a face that the catalogue has.
  init(_ face: FontCatalog.Face) throws(FontError) {
    let file = try MappedFile(path: face.path)
    let outlines = try FreeTypeFace(file: file, index: face.index)
    guard outlines.hasOutlines else {
      throw .brokenFile(path: face.path, reason: "it has bitmaps and no outlines")
    }
    family = face.families.first ?? ""
    path = face.path
    isItalic = face.isItalic
    shaping = HarfBuzzFace(file: file, index: face.index)
    axes = shaping.axes
    self.outlines = Mutex(outlines)
  }
}
