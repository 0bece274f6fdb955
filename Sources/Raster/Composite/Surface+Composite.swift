import Imaging

extension Surface {
  /// Puts a bitmap in the place of what is there, with its top left pixel in the canvas' `column` and `row`.
  mutating func copy(_ bitmap: Bitmap, toColumn column: Int, row: Int) {
    let part = PixelRect(
      columns: column..<column + bitmap.width, rows: row..<row + bitmap.height
    ).intersection(area)
    guard !part.isEmpty else { return }
    for y in part.rows {
      bitmap.withRow(y - row) { source in
        let source = source.extracting(
          part.columns.lowerBound - column..<part.columns.upperBound - column)
        self.bitmap.withMutableRow(y - top) { target in
          let first = part.columns.lowerBound - left
          for index in source.indices { target[first + index] = source[index] }
        }
      }
    }
  }

  /// Combines a row of colours with row `y` of the canvas wherever `coverage` covers it.
  ///
  /// In a mode that keeps the backdrop under a clear source, coverage scales the source; in any
  /// other it limits where the mode works: the result is mixed with the backdrop.
  mutating func composite(
    _ colors: ColorRow, y: Int, coverage: RowCoverage, mode: BlendMode = .normal
  ) {
    forEachRun(of: coverage, y: y) { columns, cover, mask, pixels in
      let part = colors.indices(of: columns)
      let red = colors.red.span.extracting(part)
      let green = colors.green.span.extracting(part)
      let blue = colors.blue.span.extracting(part)
      let alpha = colors.alpha.span.extracting(part)
      let rounding = colors.rounding
      let bias = rounding.values.span.extracting(rounding.indices(of: columns, y: y))
      switch (mode, cover) {
      case (.normal, 255) where colors.isOpaque:
        NormalKernels.store(red, green, blue, bias: bias, in: &pixels)
      case (.normal, .some(let cover)) where rounding.isDithered:
        let cover = Float(cover) * PixelLevels.unit
        NormalKernels.layDithered(
          red, green, blue, alpha, bias: bias, over: &pixels, cover: cover)
      case (.normal, nil) where rounding.isDithered:
        NormalKernels.layDithered(red, green, blue, alpha, bias: bias, over: &pixels, mask: mask)
      case (.normal, .some(let cover)):
        let cover = Float(cover) * PixelLevels.unit
        NormalKernels.lay(red, green, blue, alpha, bias: bias, over: &pixels, cover: cover)
      case (.normal, nil):
        NormalKernels.lay(red, green, blue, alpha, bias: bias, over: &pixels, mask: mask)
      case (_, .some(let cover)):
        let alike = [UInt8](repeating: cover, count: columns.count)
        BlendKernels.blend(
          red, green, blue, alpha, bias: bias, mask: alike.span, into: &pixels, mode)
      case (_, nil):
        BlendKernels.blend(red, green, blue, alpha, bias: bias, mask: mask, into: &pixels, mode)
      }
    }
  }

  /// Lends the pixels of each run of `coverage` in row `y`, as far as it lies on the surface, with its columns
  /// on the canvas, and either its one coverage or a coverage for each pixel.
  @inline(__always)
  mutating func forEachRun(
    of coverage: RowCoverage, y: Int,
    _ body: (Range<Int>, UInt8?, Span<UInt8>, inout MutableSpan<UInt32>) -> Void
  ) {
    guard area.rows.contains(y) else { return }
    let (left, right) = (self.left, self.left + bitmap.width)
    let mask = coverage.mask.span
    bitmap.withMutableRow(y - top) { row in
      for run in coverage.runs {
        let (start, end) = (max(run.start, left), min(run.end, right))
        guard start < end else { continue }
        let masked =
          run.coverage == nil
          ? start - coverage.maskStart..<end - coverage.maskStart : 0..<0
        var pixels = row._mutatingExtracting(start - left..<end - left)
        body(start..<end, run.coverage, mask.extracting(masked), &pixels)
      }
    }
  }
}
