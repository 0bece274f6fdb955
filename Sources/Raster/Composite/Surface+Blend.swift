import Imaging

/// What a row is painted with.
enum RowSource {
  /// One colour.
  case color(WideColor)
  /// One colour a pixel, from canvas column `start` on, stored rounded by a dither pattern.
  case dithered([WideColor], start: Int)
  /// One colour a pixel, from canvas column `start` on, stored to the nearest level.
  case pixels([WideColor], start: Int)
}

/// Which pixels of a row are painted.
struct RowTarget {
  /// Columns on the canvas.
  let columns: Range<Int>
  /// The canvas column of the row's first pixel.
  let origin: Int
  /// The row on the canvas.
  let y: Int
}

/// How much of each pixel is covered.
enum Covers {
  /// All alike, 1...255.
  case alike(UInt8)
  /// One coverage a pixel, the first for the canvas column given.
  case mask([UInt8], Int)
}

/// Blends `source` into the pixels of `row` that `target` names.
func blend(
  _ source: RowSource, into row: inout MutableSpan<UInt32>, _ target: RowTarget, _ covers: Covers,
  mode: BlendMode
) {
  guard mode == .normal else {
    blendSlowly(source, into: &row, target, covers, mode: mode)
    return
  }
  switch (source, covers) {
  case (.color(let color), .alike(let coverage)):
    blend(color.covered(coverage), into: &row, target)
  case (.color(let color), .mask(let mask, let start)):
    for column in target.columns where mask[column - start] != 0 {
      let index = column - target.origin
      row[index] = color.covered(mask[column - start]).over(row[index], rounding: WideColor.half)
    }
  case (.dithered(let colors, let first), _):
    for column in target.columns {
      let index = column - target.origin
      row[index] = colors[column - first].covered(covers.coverage(at: column))
        .dithered(over: row[index], threshold: ditherThreshold(column, target.y))
    }
  case (.pixels(let colors, let first), _):
    for column in target.columns {
      let index = column - target.origin
      row[index] = colors[column - first].covered(covers.coverage(at: column))
        .over(row[index], rounding: WideColor.half)
    }
  }
}

/// Blends one colour into all pixels.
private func blend(_ color: WideColor, into row: inout MutableSpan<UInt32>, _ target: RowTarget) {
  let start = target.columns.lowerBound - target.origin
  let end = target.columns.upperBound - target.origin
  if color.transparency == 0 {
    let pixel = color.over(0, rounding: WideColor.half)
    for index in start..<end { row[index] = pixel }
  } else {
    for index in start..<end { row[index] = color.over(row[index], rounding: WideColor.half) }
  }
}

/// Blends by the mode's own arithmetic in doubles, mixed with the backdrop by coverage.
private func blendSlowly(
  _ source: RowSource, into row: inout MutableSpan<UInt32>, _ target: RowTarget, _ covers: Covers,
  mode: BlendMode
) {
  for column in target.columns {
    let coverage = Double(covers.coverage(at: column)) / 255
    guard coverage > 0 else { continue }
    let index = column - target.origin
    let backdrop = SIMD4<Double>(WideColor(packed: row[index])) / 255
    let color = SIMD4<Double>(source.color(at: column)) / (255 * 65_536)
    let mixed = backdrop + (mode.blend(color, over: backdrop) - backdrop) * coverage
    let levels = mixed.clamped(lowerBound: .zero, upperBound: .one) * 255 + 0.5
    row[index] = WideColor(truncatingIfNeeded: SIMD4<Int32>(levels)).packed
  }
}

extension Covers {
  /// The coverage of the pixel in canvas column `column`.
  @inline(__always)
  func coverage(at column: Int) -> UInt8 {
    switch self {
    case .alike(let coverage): coverage
    case .mask(let mask, let start): mask[column - start]
    }
  }
}

extension RowSource {
  func color(at column: Int) -> WideColor {
    switch self {
    case .color(let color): color
    case .dithered(let colors, let start), .pixels(let colors, let start): colors[column - start]
    }
  }
}

/// What to add to a wide colour before its fraction is cut off, so that the fractions of an even
/// area come out as a fine, fixed pattern: Bayer's 8 x 8 ordered dither, 512...65,024.
///
/// A value without fraction is not changed. Bit-reversed interleaving of x ^ y and y gives Bayer's
/// matrix (B. E. Bayer, "An optimum method for two-level rendition of continuous-tone pictures",
/// IEEE ICC 1973).
@inline(__always)
func ditherThreshold(_ x: Int, _ y: Int) -> UInt32 {
  let (y, mixed) = (UInt32(truncatingIfNeeded: y), UInt32(truncatingIfNeeded: x ^ y))
  let rank =
    (mixed & 1) &<< 5 | (y & 1) &<< 4 | (mixed & 2) &<< 2 | (y & 2) &<< 1
    | (mixed & 4) &>> 1 | (y & 4) &>> 2
  return rank &* 1024 &+ 512
}
