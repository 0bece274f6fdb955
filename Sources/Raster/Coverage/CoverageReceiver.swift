/// What takes the coverage of a path's pixels, row by row and run by run from left to right.
///
/// Pixels that no run holds are not covered.
protocol CoverageReceiver {
  /// Starts a row of the canvas.
  mutating func begin(row: Int)
  /// Tells that a row of the canvas will have pixels to take at and right of `column`, soon.
  func expect(row: Int, column: Int)
  /// Takes a run of pixels that are covered alike: 1...255.
  mutating func receive(_ columns: Range<Int>, coverage: UInt8)
  /// Takes a run of pixels with a coverage for each, 0...255.
  mutating func receive(_ columns: Range<Int>, mask: UnsafePointer<UInt8>)
}
