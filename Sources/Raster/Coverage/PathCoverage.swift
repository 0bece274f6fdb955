import Drawing

/// The inside of a path, ready to be found row by row.
struct PathCoverage {
  /// Edges clipped to the canvas.
  let edges: [Edge]
  /// Which windings are inside.
  let rule: FillRule
  /// The rows of the canvas that are wanted.
  let rows: Range<Int>
  /// The width that the edges were clipped to, in pixels.
  let canvasWidth: Int
  /// Whether pixels on the path's edge are covered in part, and not wholly by where their centre is.
  var isAntialiased = true
  /// What the work is done in; it can serve one path at a time.
  let storage: CoverageStorage

  /// Calls `body` with each row that has a covered pixel, from top to bottom.
  func forEachRow(_ body: (_ y: Int, _ coverage: RowCoverage) -> Void) {
    guard isAntialiased else { return forEachSampledRow(body) }
    storage.rasterizer.forEachRow(
      of: edges, rule: rule, rows: rows, canvasWidth: canvasWidth, body)
  }
}

/// The storage of a rasteriser, shared by all paths that one thread draws.
final class CoverageStorage {
  var rasterizer = CoverageRasterizer()
}
