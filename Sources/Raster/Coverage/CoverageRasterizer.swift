import Drawing
import Geometry

/// Finds how much of each pixel lies inside a path.
///
/// The coverage of a pixel is that of the *mean winding number* over its area, which is exact: by the
/// non-zero rule its magnitude, up to 1; by even-odd its distance from the nearest even number. Where
/// the winding number takes two neighbouring values in a pixel, as it does along any edge, at corners
/// and between contours that share an edge, that is the exact area of the inside. It differs where a
/// path overlaps itself within one pixel: two parts of 1/4 each, one over the other, then cover 1/2.
/// (FreeType's and Blend2D's rasterisers define coverage so.)
///
/// 1. The path's outline is walked once for each band of rows (``OutlineWalker``), and every edge adds to
///    the cells that it crosses (``CellBand``).
/// 2. Each row's cells are summed up from left to right, only where an edge has been; between, runs
///    of one coverage are all there is.
///
/// The result depends on the path and the canvas alone, not on the rows asked for. The storage grows
/// with the largest path, to ``bandCells`` or one row, and is used again for the next.
struct CoverageRasterizer {
  /// The most cells that a band has, if it is more than a row: 4 MB of them.
  private static let bandCells = 1 << 19

  /// The canvas' size in pixels.
  let width: Int
  let height: Int
  private var cells: [Int64]
  private var touched: [UInt64]
  private var mask: [UInt8]

  /// A rasteriser for paths on a canvas of `width` by `height` pixels, which works in `buffers`.
  init(width: Int, height: Int, buffers: CoverageBuffers = CoverageBuffers()) {
    (self.width, self.height) = (width, height)
    (cells, touched, mask) = (buffers.cells, buffers.touched, buffers.mask)
  }

  /// Gives up the buffers, for another rasteriser to work in.
  mutating func takeBuffers() -> CoverageBuffers {
    defer { (cells, touched, mask) = ([], [], []) }
    return CoverageBuffers(cells: cells, touched: touched, mask: mask)
  }

  /// Calls `body` with each of the rows wanted that has a covered pixel, from top to bottom.
  mutating func forEachRow(
    of path: PathCoverage, _ body: (_ y: Int, _ coverage: RowCoverage) -> Void
  ) {
    guard let extent = extent(of: path) else { return }
    let layout = CellBand.Layout(columns: extent.columns)
    var coverage = RowCoverage(from: extent.columns.lowerBound, count: layout.stride)
    scan(path, extent, into: &coverage) { y, coverage in
      if !coverage.runs.isEmpty { body(y, coverage) }
    }
  }

  /// Hands the coverage of the rows wanted on to `receiver`, from top to bottom.
  mutating func scan(_ path: PathCoverage, into receiver: inout some CoverageReceiver) {
    guard let extent = extent(of: path) else { return }
    scan(path, extent, into: &receiver) { _, _ in }
  }

  @inline(__always)
  private mutating func scan<Receiver: CoverageReceiver>(
    _ path: PathCoverage, _ extent: PixelRect, into receiver: inout Receiver,
    _ endRow: (Int, Receiver) -> Void
  ) {
    let layout = CellBand.Layout(columns: extent.columns)
    let bandHeight = max(Self.bandCells / layout.stride, 1)
    if mask.count < layout.stride { mask = Array(repeating: 0, count: layout.stride) }
    var start = extent.rows.lowerBound
    while start < extent.rows.upperBound {
      let rows = start..<min(start + bandHeight, extent.rows.upperBound)
      draw(path, PixelRect(columns: extent.columns, rows: rows), layout, into: &receiver, endRow)
      start = rows.upperBound
    }
  }

  @inline(__always)
  private mutating func draw<Receiver: CoverageReceiver>(
    _ path: PathCoverage, _ area: PixelRect, _ layout: CellBand.Layout,
    into receiver: inout Receiver, _ endRow: (Int, Receiver) -> Void
  ) {
    let (rows, width) = (area.rows, width)
    let (cellCount, wordCount) = (layout.stride * rows.count, layout.wordsPerRow * rows.count)
    if cells.count < cellCount { cells = Array(repeating: 0, count: cellCount) }
    if touched.count < wordCount { touched = Array(repeating: 0, count: wordCount) }
    unsafe mask.withUnsafeMutableBufferPointer { mask in
      unsafe cells.withUnsafeMutableBufferPointer { cells in
        unsafe touched.withUnsafeMutableBufferPointer { touched in
          let band = unsafe CellBand(
            area, canvasHeight: height, cells: cells, touched: touched)
          OutlineWalker(width: width, height: height, receiver: band)
            .add(path.path, transform: path.transform)
          for row in rows {
            band.announce(row &+ 4, to: receiver)
            receiver.begin(row: row)
            unsafe band.read(
              row, into: &receiver, rule: path.rule, canvasWidth: width, mask: mask)
            endRow(row, receiver)
          }
        }
      }
    }
  }

  /// The pixels of the rows wanted that the path may touch; nil where there are none.
  private func extent(of path: PathCoverage) -> PixelRect? {
    var box = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
    for point in path.path.points { box.add(point.applying(path.transform)) }
    // Balanced chords leave the control points' box by less than this.
    let placed = box.outset(by: OutlineWalker<CellBand>.tolerance)
    let (width, height) = (Double(width), Double(height))
    guard placed.minX < width, placed.maxX > 0, placed.minY < height, placed.maxY > 0 else {
      return nil
    }
    func pixels(_ low: Double, _ high: Double, _ limit: Double) -> Range<Int> {
      Int(max(low, 0))..<min(Int(min(high, limit)) + 1, Int(limit))
    }
    let extent = PixelRect(
      columns: pixels(placed.minX, placed.maxX, width),
      rows: pixels(placed.minY, placed.maxY, height).clamped(to: path.rows))
    return extent.isEmpty ? nil : extent
  }
}
