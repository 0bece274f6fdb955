package import Geometry

/// A text in lines, each at its place, in points.
///
/// A value that needs no font any more. The origin is the top left corner of the text's own frame,
/// which is as wide as the longest line; y grows downwards.
package struct TextLayout: Hashable, Sendable {
  /// A line at its place.
  package struct PlacedLine: Hashable, Sendable {
    /// The line.
    package var line: TextLine
    /// Where its baseline begins.
    package var origin: Point
  }

  /// The lines, from top to bottom; at least one.
  package let lines: [PlacedLine]
  /// The width of the longest line, and the height of all.
  package let size: Size
  /// Whether there was more text than fits.
  package let isTruncated: Bool
  /// What part of its size the text is set at: less than 1 only where the style lets it shrink.
  package let scale: Double

  /// Puts lines, whose baselines have their height, beside each other as a style has them.
  init(
    _ lines: [TextLine], baselines: [Double], height: Double, style: ParagraphStyle,
    isTruncated: Bool, scale: Double,
  ) {
    let width = lines.map(\.width).max() ?? 0
    self.lines = zip(lines, baselines).map { line, baseline in
      PlacedLine(
        line: line, origin: Point(x: (width - line.width) * style.leftShare, y: baseline))
    }
    // Letters drawn together far enough have a width below 0.
    size = Size(width: max(width, 0), height: max(height, 0))
    self.isTruncated = isTruncated
    self.scale = scale
  }

  /// How far below the top the baseline of the first line lies.
  package var firstBaseline: Double { lines[0].origin.y }

  /// How far below the top the baseline of the last line lies.
  package var lastBaseline: Double { lines[lines.count - 1].origin.y }

  /// The outline of all glyphs, to be filled by the non-zero rule.
  package var path: Path { path { _ in true } }

  /// The outline of the glyphs of some runs, such as those of one colour.
  package func path(ofRunsWhere isWanted: (TextRun) -> Bool) -> Path {
    var path = Path()
    for placed in lines {
      path.addPath(
        placed.line.path(ofRunsWhere: isWanted),
        transform: Affine(translationX: placed.origin.x, y: placed.origin.y))
    }
    return path
  }

  /// The smallest rectangle around the ink; nil where there is none.
  package var inkBounds: Rect? {
    lines.reduce(nil) { (bounds: Rect?, placed) in
      guard let ink = placed.line.inkBounds else { return bounds }
      let moved = ink.offsetBy(dx: placed.origin.x, dy: placed.origin.y)
      return bounds?.union(moved) ?? moved
    }
  }
}
