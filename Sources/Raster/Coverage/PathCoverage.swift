import Drawing
import Geometry

/// The inside of a path, ready to be found row by row.
struct PathCoverage {
  let path: Path
  /// From the path's coordinates to canvas pixels.
  let transform: Affine
  /// Which windings are inside.
  let rule: FillRule
  /// The rows of the canvas that are wanted.
  let rows: Range<Int>
  /// Whether pixels on the path's edge are covered in part, and not wholly by where their centre is.
  var isAntialiased = true
  /// What the work is done in; it can serve one path at a time.
  let storage: CoverageStorage

  /// The canvas' size in pixels.
  var canvasWidth: Int { storage.rasterizer.width }
  var canvasHeight: Int { storage.rasterizer.height }

  /// Calls `body` with each row that has a covered pixel, from top to bottom.
  func forEachRow(_ body: (_ y: Int, _ coverage: RowCoverage) -> Void) {
    if isAntialiased { return storage.rasterizer.forEachRow(of: self, body) }
    var coverage = RowCoverage(from: 0, count: 0)
    sample(into: &coverage) { y, coverage in
      if !coverage.runs.isEmpty { body(y, coverage) }
    }
  }

  /// Hands all runs on to `receiver`, row by row from top to bottom.
  func scan(into receiver: inout some CoverageReceiver) {
    if isAntialiased { return storage.rasterizer.scan(self, into: &receiver) }
    sample(into: &receiver) { _, _ in }
  }
}

/// The storage of a rasteriser, shared by all paths that one thread draws.
final class CoverageStorage {
  var rasterizer: CoverageRasterizer

  /// Storage for paths on a canvas of `width` by `height` pixels.
  init(width: Int, height: Int) {
    rasterizer = CoverageRasterizer(
      width: width, height: height, buffers: CoverageBuffers.take())
  }

  deinit { CoverageBuffers.giveBack(rasterizer.takeBuffers()) }
}
