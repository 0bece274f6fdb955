/// Scalars that are shaped in one go: of one span, font, script and direction.
struct TextItem: Hashable, Sendable {
  /// Which of the text's scalars.
  var range: Range<Int>
  /// The span that they belong to.
  var span: Int
  /// The index of their font.
  var font: Int
  /// The script's ISO 15924 tag, packed into a number.
  var script: UInt32
  /// The embedding level: odd ones run from right to left.
  var level: UInt8
  /// Whether this is one character that no font has.
  var isMissing: Bool
  /// The glyphs, from left to right; their clusters count scalars of the text.
  var glyphs: [ShapedGlyph] = []

  var isRightToLeft: Bool { level & 1 == 1 }
}

/// A glyph as the shaper places it, in font units, y up.
struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's number in the font; 0 where the font lacks the character.
  var id: UInt32
  /// The first of the scalars that it stands for.
  var cluster: Int
  /// How far the pen goes on.
  var advance: Int
  /// How far right of the pen the glyph is drawn.
  var dx: Int
  /// How far above the pen the glyph is drawn.
  var dy: Int
}

extension ScalarText {
  /// The scalars of `range` in items, in reading order, without glyphs yet.
  ///
  /// A character of more than ``longestCharacter`` scalars is cut, and marks after the cut stand on
  /// nothing.
  func items(
    in range: Range<Int>, levels: BidiLevels, fonts: FontChoice,
  ) throws(FontError) -> [TextItem] {
    guard !range.isEmpty else { return [] }
    let scripts = ScriptRun.runs(of: scalars[range])
    let fontRuns = try fonts.runs(of: self, in: range)
    var items: [TextItem] = []
    var (script, font) = (0, 0)
    var span = spanRuns.partitioned { $0.end > range.lowerBound }
    var cut = cuts.firstIndex(notBelow: range.lowerBound + 1)
    var level = levels.run(at: range.lowerBound, limit: range.upperBound)
    var start = range.lowerBound
    while true {
      var end = min(scripts[script].end, fontRuns[font].end, spanRuns[span].end, level.end)
      if cut < cuts.count { end = min(end, cuts[cut]) }
      end = min(end, range.upperBound)
      items.append(
        TextItem(
          range: start..<end, span: spanRuns[span].span, font: fontRuns[font].font,
          script: scripts[script].script, level: level.level,
          isMissing: fontRuns[font].isMissing))
      guard end < range.upperBound else { return items }
      if scripts[script].end == end { script += 1 }
      if fontRuns[font].end == end { font += 1 }
      while spanRuns[span].end <= end { span += 1 }
      if level.end == end { level = levels.run(at: end, limit: range.upperBound) }
      if cut < cuts.count, cuts[cut] == end { cut += 1 }
      start = end
    }
  }
}
