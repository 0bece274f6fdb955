import Synchronization

/// A face at a place on its axes: what shapes text and gives outlines, whatever the size.
final class FontInstance: Sendable {
  /// The face.
  let face: FontFace
  /// The place on the face's axes.
  let coordinates: [FontCoordinate]
  /// The measures in font units.
  let metrics: FontMetrics
  /// Font units in an em.
  let unitsPerEm: Int
  private let font: HarfBuzzFont
  private let work: TextWork
  private let cache = Mutex<[UInt32: GlyphOutline]>([:])

  /// The face at the place on its axes.
  init(face: FontFace, coordinates: [FontCoordinate], work: TextWork) {
    self.face = face
    self.work = work
    self.coordinates = coordinates
    font = face.shaping.makeFont(at: coordinates)
    metrics = font.metrics
    unitsPerEm = face.shaping.unitsPerEm
  }

  /// Whether the font has a glyph for the character itself.
  func hasGlyph(for scalar: UInt32) -> Bool { font.hasGlyph(for: scalar) }

  /// How far the pen goes on after a glyph, in font units.
  func advance(ofGlyph glyph: UInt32) -> Int { font.advance(ofGlyph: glyph) }

  /// Shapes the scalars in `range`; those around it count as context.
  func shape(
    _ scalars: [UInt32], range: Range<Int>, script: UInt32, isRightToLeft: Bool,
    features: [FontFeature], language: String,
  ) throws(FontError) -> [ShapedGlyph] {
    work.countShaping()
    return try font.shape(
      scalars, range: range, script: script, isRightToLeft: isRightToLeft, features: features,
      language: language)
  }

  /// The outlines of glyphs, each read from the font file once.
  func outlines(of glyphs: some Sequence<UInt32>) throws(FontError) -> [UInt32: GlyphOutline] {
    var wanted = Set(glyphs)
    var found: [UInt32: GlyphOutline] = [:]
    cache.withLock { cache in
      for glyph in wanted {
        if let outline = cache[glyph] { found[glyph] = outline }
      }
    }
    wanted.subtract(found.keys)
    guard !wanted.isEmpty else { return found }
    let read = try face.outlines.withLock { (outlines) throws(FontError) in
      var read: [UInt32: GlyphOutline] = [:]
      // In order, so that of two broken glyphs always the same one is reported.
      for glyph in wanted.sorted() {
        work.countOutline()
        read[glyph] = try outlines.outline(of: glyph, at: coordinates, family: face.family)
      }
      return read
    }
    cache.withLock { $0.merge(read) { old, _ in old } }
    return found.merging(read) { old, _ in old }
  }
}
