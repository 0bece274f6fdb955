extension Bitmap {
  /// The part of the bitmap in these columns and rows, counted from the top left.
  ///
  /// - Precondition: Both ranges lie inside the bitmap and are not empty.
  public func cropped(columns: Range<Int>, rows: Range<Int>) -> Bitmap {
    precondition(
      !columns.isEmpty && columns.lowerBound >= 0 && columns.upperBound <= width
        && !rows.isEmpty && rows.lowerBound >= 0 && rows.upperBound <= height,
      "no columns \(columns) and rows \(rows) in a bitmap of \(width) × \(height)")
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns.count * rows.count)
    for y in rows {
      pixels += storage[y * width + columns.lowerBound..<y * width + columns.upperBound]
    }
    return Bitmap(width: columns.count, height: rows.count, pixels: pixels)
  }
}
