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
  /// What the work is done in; it can serve one path at a time.
  let storage: CoverageStorage

  /// Calls `body` with each row that has a covered pixel, from top to bottom.
  func forEachRow(_ body: (_ y: Int, _ coverage: RowCoverage) -> Void) {
    storage.rasterizer.forEachRow(of: self, body)
  }

  /// Hands all runs on to `receiver`, row by row from top to bottom.
  func scan(into receiver: inout some CoverageReceiver) {
    storage.rasterizer.scan(self, into: &receiver)
  }
}

/// The storage of a rasteriser, shared by all paths that one thread draws.
final class CoverageStorage {
  fileprivate var rasterizer: CoverageRasterizer

  /// Storage for paths on a canvas of `width` by `height` pixels.
  init(width: Int, height: Int) {
    rasterizer = CoverageRasterizer(width: width, height: height)
  }
}
