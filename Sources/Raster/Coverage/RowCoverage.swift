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
  var maskStart = 0

  /// Every pixel of `columns`, wholly covered.
  init(full columns: Range<Int>) {
    runs = [Run(start: columns.lowerBound, end: columns.upperBound, coverage: 255)]
  }

  /// No pixel, with room for coverages of the pixels in `columns`.
  init(emptyIn columns: Range<Int>) {
    mask = Array(repeating: 0, count: columns.count)
    maskStart = columns.lowerBound
  }

  /// Adds a run that is covered alike, joined to the one before if that is, too.
  mutating func append(_ columns: Range<Int>, coverage: UInt8) {
    guard coverage > 0, !columns.isEmpty else { return }
    if let last = runs.last, last.end == columns.lowerBound, last.coverage == coverage {
      runs[runs.count - 1].end = columns.upperBound
    } else {
      runs.append(Run(start: columns.lowerBound, end: columns.upperBound, coverage: coverage))
    }
  }

  /// Adds a run whose coverages have been written to `mask`.
  mutating func appendMasked(_ columns: Range<Int>) {
    if let last = runs.last, last.end == columns.lowerBound, last.coverage == nil {
      runs[runs.count - 1].end = columns.upperBound
    } else {
      runs.append(Run(start: columns.lowerBound, end: columns.upperBound, coverage: nil))
    }
  }
}
