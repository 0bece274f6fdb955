/// Pointers only because the masks of ``CoverageReceiver`` are; every index into the own mask is checked.
extension RowCoverage: CoverageReceiver {
  func expect(row: Int, column: Int) {}

  mutating func begin(row: Int) {
    runs.removeAll(keepingCapacity: true)
  }

  /// Adds a run that is covered alike, joined to the one before if that is, too.
  mutating func receive(_ columns: Range<Int>, coverage: UInt8) {
    if let last = runs.last, last.end == columns.lowerBound, last.coverage == coverage {
      runs[runs.count - 1].end = columns.upperBound
    } else {
      runs.append(Run(start: columns.lowerBound, end: columns.upperBound, coverage: coverage))
    }
  }

  /// Adds a run with a coverage a pixel, joined to the one before if that has, too.
  mutating func receive(_ columns: Range<Int>, mask values: UnsafePointer<UInt8>) {
    let start = columns.lowerBound - maskStart
    for index in 0..<columns.count { unsafe mask[start + index] = values[index] }
    if let last = runs.last, last.end == columns.lowerBound, last.coverage == nil {
      runs[runs.count - 1].end = columns.upperBound
    } else {
      runs.append(Run(start: columns.lowerBound, end: columns.upperBound, coverage: nil))
    }
  }
}
