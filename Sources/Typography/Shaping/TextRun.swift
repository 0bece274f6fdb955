/// Neighbouring glyphs of a line that come from one font and run one way.
package struct TextRun: Hashable, Sendable {
  /// Which of the line's glyphs.
  package var glyphs: Range<Int>
  /// Which part of the string they stand for, in bytes of UTF-8.
  package var text: Range<Int>
  /// Which of the text's spans they belong to.
  package var span: Int
  /// How deep the run is nested (Unicode Standard Annex #9): odd levels run from right to left.
  package var level: UInt8
  /// The family that the glyphs are from.
  package var family: String
  /// The measures of the font at the run's size, in points.
  package var metrics: FontMetrics
  /// How far above the line's baseline the run stands, in points.
  package var baselineOffset: Double
  /// Where the run begins on the line, at its left, in points.
  package var x: Double
  /// How far the pen goes on in the run, in points.
  package var width: Double
  /// Whether this is the box for one character that no font has.
  package var isMissing: Bool
  /// Whether this is not text, but room for something else.
  package var isAttachment: Bool
  /// The index of the font among those of the text.
  var font: Int
  /// Points in a font unit.
  var scale: Double

  /// Whether the text of the run is read from right to left.
  package var isRightToLeft: Bool { level & 1 == 1 }
}
