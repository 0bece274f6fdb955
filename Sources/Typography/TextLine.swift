package import Geometry

/// A glyph and its place on a line.
package struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's number in the font.
  package var id: UInt32
  /// Where the glyph's origin is, in points from the start of the baseline, y down.
  package var position: Point
  /// How far the pen goes on after it, in points, with tracking.
  package var advance: Double
  /// Where the characters that it stands for begin in the text, in bytes of UTF-8.
  package var cluster: Int
}

/// One line of text, set: glyphs and their places, in points, with the outlines to draw them.
///
/// A value that needs no font any more. The baseline starts at the origin; y grows downwards, so
/// that most ink has a negative y.
package struct TextLine: Hashable, Sendable {
  /// The text.
  package let text: String
  /// What it is set in.
  package let style: TextStyle
  /// The glyphs, from left to right.
  package let glyphs: [PositionedGlyph]
  /// How far the pen goes in all: the sum of the advances, the last tracking included.
  package let width: Double
  /// The font's measures at the line's size.
  package let metrics: FontMetrics
  /// The shapes of the glyphs, by their number.
  private let outlines: [UInt32: GlyphOutline]
  /// Points in a font unit.
  private let scale: Double

  /// Places shaped glyphs one after the other.
  ///
  /// Places are reckoned from whole font units each time, not by adding up points, so they carry no
  /// error along the line.
  init(
    text: String, style: TextStyle, glyphs shaped: [ShapedGlyph],
    outlines: [UInt32: GlyphOutline], metrics: FontMetrics, unitsPerEm: Int,
  ) {
    let scale = style.font.size / Double(unitsPerEm)
    func points(_ units: Int) -> Double { Double(units) * style.font.size / Double(unitsPerEm) }

    var glyphs: [PositionedGlyph] = []
    glyphs.reserveCapacity(shaped.count)
    var pen = 0
    var tracked = 0
    var clusterStart = 0
    for (index, glyph) in shaped.enumerated() {
      let x = points(pen + glyph.dx) + Double(tracked) * style.tracking
      pen += glyph.advance
      // Tracking goes after a whole cluster, so that marks stay on their letters, and not after
      // what has no width, such as a place where a word may be broken.
      var advance = points(glyph.advance)
      if index + 1 == shaped.count || shaped[index + 1].cluster != glyph.cluster {
        if shaped[clusterStart...index].contains(where: { $0.advance != 0 }) {
          tracked += 1
          advance += style.tracking
        }
        clusterStart = index + 1
      }
      glyphs.append(
        PositionedGlyph(
          id: glyph.id, position: Point(x: x, y: -points(glyph.dy)), advance: advance,
          cluster: glyph.cluster))
    }
    self.text = text
    self.style = style
    self.glyphs = glyphs
    self.outlines = outlines
    self.scale = scale
    self.metrics = metrics.scaled(by: scale)
    width = points(pen) + Double(tracked) * style.tracking
  }

  /// How far the line reaches above the baseline, in points; positive.
  package var ascent: Double { metrics.ascent }
  /// How far the line reaches below the baseline, in points; positive.
  package var descent: Double { metrics.descent }
  /// The space to the next line, beside ascent and descent, in points.
  package var lineGap: Double { metrics.lineGap }

  /// The outline of the whole line, to be filled by the non-zero rule.
  package var path: Path {
    var path = Path()
    for index in glyphs.indices {
      append(index, to: &path)
    }
    return path
  }

  /// The outline of one glyph at its place on the line.
  package func path(ofGlyphAt index: Int) -> Path {
    var path = Path()
    append(index, to: &path)
    return path
  }

  /// The smallest rectangle around the ink; nil where there is none, as in a line of spaces.
  package var inkBounds: Rect? {
    var bounds: Rect?
    for glyph in glyphs {
      guard let box = outlines[glyph.id]?.bounds else { continue }
      let ink = box.applying(placement(of: glyph))
      bounds = bounds?.union(ink) ?? ink
    }
    return bounds
  }

  private func append(_ index: Int, to path: inout Path) {
    guard let outline = outlines[glyphs[index].id] else { return }
    path.addPath(outline.path, transform: placement(of: glyphs[index]))
  }

  private func placement(of glyph: PositionedGlyph) -> Affine {
    Affine(a: scale, b: 0, c: 0, d: scale, tx: glyph.position.x, ty: glyph.position.y)
  }
}
