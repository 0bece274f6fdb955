/// How the fractions of a row of colours are stored in 8 bits.
///
/// Holds what is to be added to each channel of each pixel before its fraction is cut off:
/// ``PixelLevels/base`` and a threshold. Half a level everywhere rounds to the nearest. For colours
/// that change slowly, thresholds between 1/128 and 127/128 of a level form a fine, fixed pattern,
/// Bayer's 8 x 8 ordered dither, so that no bands are seen; a value without a fraction is stored as it is
/// by any of them.
///
/// Source: B. E. Bayer, "An optimum method for two-level rendition of continuous-tone pictures",
/// IEEE ICC 1973.
struct Rounding {
  /// One row of thresholds, or eight for rows 0 to 7 modulo 8.
  let values: [Float]
  private let columns: Range<Int>
  /// Whether the thresholds differ.
  let isDithered: Bool

  /// Rounding to the nearest level, for pixels in `columns` of the canvas.
  init(nearestIn columns: Range<Int>) {
    self.columns = columns
    isDithered = false
    values = Array(repeating: PixelLevels.nearest, count: columns.count)
  }

  /// Rounding by the dither pattern, for pixels in `columns` of the canvas.
  init(ditheredIn columns: Range<Int>) {
    self.columns = columns
    isDithered = true
    values = (0..<8).flatMap { y in
      columns.map { PixelLevels.base + Self.threshold(x: $0, y: y) }
    }
  }

  /// Where in ``values`` the numbers lie for a part of row `y`.
  func indices(of part: Range<Int>, y: Int) -> Range<Int> {
    let start = (isDithered ? (y & 7) * columns.count : 0) - columns.lowerBound
    return start + part.lowerBound..<start + part.upperBound
  }

  /// The threshold of a pixel on the canvas, an odd multiple of 1/128.
  ///
  /// Bit-reversed interleaving of x ^ y and y gives Bayer's matrix.
  static func threshold(x: Int, y: Int) -> Float {
    let mixed = x ^ y
    let high = (mixed & 1) << 5 | (y & 1) << 4 | (mixed & 2) << 2
    let low = (y & 2) << 1 | (mixed & 4) >> 1 | (y & 4) >> 2
    return (Float(high | low) + 0.5) / 64
  }
}
