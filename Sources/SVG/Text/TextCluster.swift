import Geometry

/// A cluster of glyphs: what stands for one character, or for several that are written as one.
///
/// Its space is that of the line: x along it from the place of the pen, y across it, with letters' tops
/// at negative values. Lines that run down are that turned by a right angle.
struct TextCluster {
  /// The index of its first character.
  var character: Int
  /// Its outline.
  var path: Path
  /// How far the pen goes on after it.
  var advance: Double
  /// How much of the advance the glyphs take themselves, without spaces between letters.
  var width: Double
  /// Whether it is a space between words.
  var isSpace: Bool
  /// How far its part of the line reaches across it, upwards and downwards.
  var ascent: Double
  var descent: Double
  /// Where the baseline of letters lies across the line.
  var baseline = 0.0
  /// How far it stands below the line.
  var shift = 0.0
  /// Its place: from its own space to that of the text; nil where it is not shown.
  var transform: Affine?

  /// Its part of the line.
  var cell: Rect {
    Rect(minX: 0, minY: baseline - ascent, maxX: advance, maxY: baseline + descent)
  }
}
