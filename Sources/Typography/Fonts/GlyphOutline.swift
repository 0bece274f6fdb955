package import Geometry

/// The shape of a glyph in font units, y down, the pen at the origin on the baseline.
package struct GlyphOutline: Hashable, Sendable {
  /// The closed contours, to be filled by the non-zero rule: those of variable fonts overlap.
  package var path: Path
  /// The smallest rectangle around the curves themselves; nil for a glyph without ink.
  package var bounds: Rect?
}
