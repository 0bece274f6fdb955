package import Geometry

/// A glyph and its place on a line.
package struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's number in the font of its run.
  package var id: UInt32
  /// The index of its run on the line.
  package var run: Int
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
  /// The glyphs, from left to right.
  package private(set) var glyphs: [PositionedGlyph] = []
  /// The runs that the glyphs are in, from left to right.
  package private(set) var runs: [TextRun] = []
  /// Which part of the string the line shows, in bytes of UTF-8.
  package let text: Range<Int>
  /// Whether the line as a whole is read from right to left.
  package let isRightToLeft: Bool
  /// How far the pen goes in all: the sum of the advances, the last tracking included.
  package private(set) var width = 0.0
  /// How far the line reaches above the baseline, in points: as far as any of its fonts.
  package private(set) var ascent = 0.0
  /// How far the line reaches below the baseline, in points, positive: as far as any of its fonts.
  package private(set) var descent = 0.0
  /// The space to the next line, beside ascent and descent, in points: the largest of its fonts'.
  package private(set) var lineGap = 0.0
  /// The measures of the font that the text begins with, at its size.
  package let metrics: FontMetrics
  /// The shapes of the glyphs, by font and number.
  var outlines: [[UInt32: GlyphOutline]] = []

  /// A line that nothing stands on yet.
  init(baseLevel: UInt8, text: Range<Int>, metrics: FontMetrics) {
    self.metrics = metrics
    isRightToLeft = baseLevel & 1 == 1
    self.text = text
  }

  // MARK: Setting

  /// Places the glyphs of an item to the right of what stands on the line.
  ///
  /// Places are reckoned from whole font units each time, not by adding up points, so they carry no
  /// error along the run.
  mutating func append(_ item: TextItem, of text: ScalarText, by setter: TextSetter) {
    let style = setter.style(item.span)
    let unitsPerEm = Double(setter.fonts.fonts[item.font].unitsPerEm)
    func points(_ units: Int) -> Double { Double(units) * style.font.size / unitsPerEm }

    let (start, first) = (width, glyphs.count)
    var pen = 0
    var tracked = 0
    for (index, glyph) in item.glyphs.enumerated() {
      let x = start + points(pen + glyph.dx) + Double(tracked) * style.spacing
      pen += glyph.advance
      var advance = points(glyph.advance)
      if item.isTracked(after: index) {
        tracked += 1
        advance += style.spacing
      }
      glyphs.append(
        PositionedGlyph(
          id: glyph.id, run: runs.count,
          position: Point(x: x, y: -points(glyph.dy) - style.baselineOffset), advance: advance,
          cluster: text.offsets[glyph.cluster]))
    }
    width = start + points(pen) + Double(tracked) * style.spacing
    let metrics = setter.measures(font: item.font, span: item.span)
    include(metrics, offset: style.baselineOffset)
    let attachment = setter.attachment(of: item, in: text)
    if let attachment {
      ascent = max(ascent, attachment.ascent + style.baselineOffset)
      descent = max(descent, attachment.descent - style.baselineOffset)
    }
    runs.append(
      TextRun(
        glyphs: first..<glyphs.count,
        text: text.offset(at: item.range.lowerBound)..<text.offset(at: item.range.upperBound),
        span: item.span, level: item.level, family: setter.fonts.fonts[item.font].face.family,
        metrics: metrics, baselineOffset: style.baselineOffset, x: start, width: width - start,
        isMissing: item.isMissing, isAttachment: attachment != nil, font: item.font,
        scale: setter.scale(font: item.font, span: item.span)))
  }

  /// Makes the line at least as high as a font that stands `offset` above its baseline.
  mutating func include(_ metrics: FontMetrics, offset: Double) {
    ascent = max(ascent, metrics.ascent + offset)
    descent = max(descent, metrics.descent - offset)
    lineGap = max(lineGap, metrics.lineGap)
  }

  // MARK: Outlines

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

  /// The outline of the glyphs of some runs, such as those of one colour.
  package func path(ofRunsWhere isWanted: (TextRun) -> Bool) -> Path {
    var path = Path()
    for run in runs where isWanted(run) {
      for index in run.glyphs { append(index, to: &path) }
    }
    return path
  }

  /// The smallest rectangle around the ink; nil where there is none, as in a line of spaces.
  package var inkBounds: Rect? {
    var bounds: Rect?
    for glyph in glyphs {
      guard let box = outline(of: glyph)?.bounds else { continue }
      let ink = box.applying(placement(of: glyph))
      bounds = bounds?.union(ink) ?? ink
    }
    return bounds
  }

  private func append(_ index: Int, to path: inout Path) {
    guard let outline = outline(of: glyphs[index]) else { return }
    path.addPath(outline.path, transform: placement(of: glyphs[index]))
  }

  private func outline(of glyph: PositionedGlyph) -> GlyphOutline? {
    outlines[runs[glyph.run].font][glyph.id]
  }

  private func placement(of glyph: PositionedGlyph) -> Affine {
    let scale = runs[glyph.run].scale
    return Affine(a: scale, b: 0, c: 0, d: scale, tx: glyph.position.x, ty: glyph.position.y)
  }
}

extension TextItem {
  /// Whether tracking goes after the glyph at `index`.
  ///
  /// It goes after a whole cluster, so that marks stay on their letters, and not after what has no
  /// width, such as a place where a word may be broken.
  func isTracked(after index: Int) -> Bool {
    let cluster = glyphs[index].cluster
    guard index + 1 == glyphs.count || glyphs[index + 1].cluster != cluster else { return false }
    var first = index
    while first > 0, glyphs[first - 1].cluster == cluster { first -= 1 }
    return glyphs[first...index].contains { $0.advance != 0 }
  }
}
