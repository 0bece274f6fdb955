/// The coverage of one row of pixels, as runs from left to right.
///
/// Pixels outside all runs are not covered.
struct RowCoverage {
  /// Pixels next to each other: either all covered alike, or each with its own coverage in
  /// ``RowCoverage/mask``.
  struct Run {
    /// The first pixel's column on the canvas.
    var start: Int
    /// The column past the last pixel.
    var end: Int
    /// The coverage of every pixel, 1...255, or nil where `mask` holds it.
    var coverage: UInt8?
  }

  /// The runs, in ascending order of `start`.
  var runs: [Run] = []
  /// One coverage a pixel, 0...255, from column ``maskStart`` on.
  var mask: [UInt8] = []
  /// The canvas column of the first element of `mask`.
  private(set) var maskStart = 0

  /// No pixel, with room for coverages of `count` pixels from column `start` on.
  init(from start: Int, count: Int) {
    mask = Array(repeating: 0, count: count)
    maskStart = start
  }

  /// Every pixel of `columns`, wholly covered.
  init(full columns: Range<Int>) {
    runs = [Run(start: columns.lowerBound, end: columns.upperBound, coverage: 255)]
  }
}
