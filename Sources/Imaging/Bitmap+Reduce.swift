extension Bitmap {
  /// The bitmap reduced by a whole factor: each pixel is the mean of a block of `factor` × `factor`.
  ///
  /// The mean is of premultiplied values, so hidden colour does not bleed, and is rounded to nearest,
  /// halves up. Where a side is no multiple of `factor`, the last blocks are of what is left and are
  /// means of that alone; the result's sides are rounded up. Takes O(width × height) whatever the
  /// factor.
  ///
  /// - Precondition: `factor` is at least 1.
  public func reducedByArea(factor: Int) -> Bitmap {
    precondition(factor >= 1, "the factor must be at least 1, is \(factor)")
    guard factor > 1 else { return self }
    // Rounded up without `width + factor - 1`, which may overflow.
    var result = Bitmap(width: (width - 1) / factor + 1, height: (height - 1) / factor + 1)
    var sums = ColumnSums(width: width)
    for y in 0..<result.height {
      let rows = y * factor..<y * factor + min(factor, height - y * factor)
      sums.clear()
      for row in rows { withRow(row) { sums.add($0) } }
      result.withMutableRow(y) { sums.mean(over: factor, rows: rows.count, into: &$0) }
    }
    return result
  }
}

/// The sums of some rows by column and channel: four channels a pixel, side by side.
///
/// 32 bits hold them: a column has at most `Bitmap.maximumSide` bytes.
private struct ColumnSums {
  private let width: Int
  private var sums: [UInt32]

  init(width: Int) {
    self.width = width
    sums = Array(repeating: 0, count: 4 * width)
  }

  mutating func clear() {
    for index in sums.indices { sums[index] = 0 }
  }

  mutating func add(_ row: Span<UInt32>) {
    precondition(4 * row.count == sums.count)
    let width = width
    var sums = self.sums.mutableSpan
    for x in 0..<width {
      let pixel = row[x]
      sums[4 * x] &+= pixel & 0xff
      sums[4 * x + 1] &+= (pixel >> 8) & 0xff
      sums[4 * x + 2] &+= (pixel >> 16) & 0xff
      sums[4 * x + 3] &+= pixel >> 24
    }
  }

  /// Writes the means of `factor` columns at a time; the last of fewer, where fewer are left.
  func mean(over factor: Int, rows: Int, into row: inout MutableSpan<UInt32>) {
    for x in row.indices {
      let columns = x * factor..<x * factor + min(factor, width - x * factor)
      let count = columns.count * rows
      var pixel: UInt32 = 0
      for channel in 0..<4 {
        var sum = count / 2
        for column in columns { sum += Int(sums[4 * column + channel]) }
        pixel |= UInt32(sum / count) << UInt32(8 * channel)
      }
      row[x] = pixel
    }
  }
}
