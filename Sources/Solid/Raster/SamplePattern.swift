/// The 64 places in a pixel at which surfaces are asked which of them is in front.
///
/// In units of 1/128 pixel from the middle, odd, so that no sample ever lies on an edge between two
/// pixels or on a vertex. No two share a row or a column, and every one of the 64 rectangles of
/// 1/2^i × 2^i/64 of the pixel has exactly one (a (0, 6, 2)-net). Among 60,000 random scrambles of
/// Hammersley's points (Owen) the one whose share of samples differs least from the area, over
/// half-planes in 180 directions: by 0.052 at most and 0.013 rms (8 × 8 in a grid: 0.0625, and
/// 0.125 along the axes).
enum SamplePattern {
  static let count = 64
  /// Half a pixel: no sample is as far as that from the middle in x or in y.
  static let reach: Int64 = 64
  static let unitsPerPixel = 128.0

  static let x: [Int32] = (0..<64).map { Int32(2 * $0 - 63) }
  static let y: [Int32] = [
    27, -45, -5, 57, 35, -17, 9, -59, 3, -51, -25, 45, -33, 21, 49, -15, 31, -43, 63, -3, -63, 15,
    -23, 39, -39, 19, -9, 55, 7, -55, 41, -29, -37, 17, -11, 53, 5, -53, 43, -31, -41, 29, 61, -1,
    37, -21, 13, -61, -7, 59, 25, -47, 33, -19, 11, -57, -27, 47, 1, -49, 51, -13, -35, 23,
  ]

  /// The middle of the samples in a mask that is not empty, in pixels from the pixel's middle.
  static func centroid(of mask: UInt64) -> (x: Double, y: Double) {
    var (sumX, sumY, left) = (Int32(0), Int32(0), mask)
    while left != 0 {
      let sample = left.trailingZeroBitCount
      sumX += x[sample]
      sumY += y[sample]
      left &= left - 1
    }
    let scale = unitsPerPixel * Double(mask.nonzeroBitCount)
    return (Double(sumX) / scale, Double(sumY) / scale)
  }
}
