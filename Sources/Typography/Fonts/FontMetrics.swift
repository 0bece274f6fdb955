/// The vertical measures of a font at its size, in points, all counted from the baseline.
///
/// Ascent, descent and line gap are those of the `hhea` table, or the typographic ones of `OS/2`
/// where the font says so (its USE_TYPO_METRICS flag) or has no `hhea` measures: what browsers take
/// on every system. They follow the weight where the font has them vary (its `MVAR` table).
package struct FontMetrics: Hashable, Sendable {
  /// How far the line reaches above the baseline; positive upwards.
  package var ascent: Double
  /// How far the line reaches below the baseline; positive downwards.
  package var descent: Double
  /// The space that belongs between two lines, beside ascent and descent.
  package var lineGap: Double
  /// The height of capital letters.
  package var capHeight: Double
  /// The height of small letters such as x.
  package var xHeight: Double
  /// How far below the baseline the middle of an underline lies.
  package var underlineOffset: Double
  /// How thick an underline is.
  package var underlineThickness: Double
  /// How far below the baseline of the text small letters below it stand, by the font.
  package var subscriptOffset: Double
  /// How far above the baseline of the text small letters above it stand, by the font.
  package var superscriptOffset: Double
  /// How far above the baseline the middle of a line through the text lies.
  package var strikethroughOffset: Double
  /// How thick a line through the text is.
  package var strikethroughThickness: Double

  /// The measures multiplied by `factor`.
  func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, lineGap: lineGap * factor,
      capHeight: capHeight * factor, xHeight: xHeight * factor,
      underlineOffset: underlineOffset * factor, underlineThickness: underlineThickness * factor,
      subscriptOffset: subscriptOffset * factor, superscriptOffset: superscriptOffset * factor,
      strikethroughOffset: strikethroughOffset * factor,
      strikethroughThickness: strikethroughThickness * factor)
  }
}
