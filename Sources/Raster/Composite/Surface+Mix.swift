import Imaging

extension Surface {
  /// The part of the surface that stands for `area`, which must lie inside it.
  func cropped(to area: PixelRect) -> Surface {
    var part = Surface(area)
    for y in area.rows {
      bitmap.withRow(y - top) { source in
        let source = source.extracting(
          area.columns.lowerBound - left..<area.columns.upperBound - left)
        part.bitmap.withMutableRow(y - part.top) { row in
          for index in 0..<row.count { row[index] = source[index] }
        }
      }
    }
    return part
  }

  /// Moves the pixels of row `y` towards those of `other` by `factors` times `coverage`; the first
  /// factor is for column `from.lowerBound`.
  mutating func mix(
    with other: Surface, y: Int, coverage: RowCoverage, _ factors: [Float], from: Range<Int>
  ) {
    forEachRun(of: coverage, y: y) { columns, cover, mask, pixels in
      let part = columns.lowerBound - from.lowerBound..<columns.upperBound - from.lowerBound
      let factors = factors.span.extracting(part)
      other.bitmap.withRow(y - other.top) { row in
        let targets = row.extracting(
          columns.lowerBound - other.left..<columns.upperBound - other.left)
        for index in 0..<pixels.count {
          let level = Float(Int32(cover ?? mask[index])) * PixelLevels.unit
          pixels[index] = moved(pixels[index], to: targets[index], by: factors[index] * level)
        }
      }
    }
  }
}

extension ColorRow {
  /// Turns a row whose alpha is that of a group alone into the group's colours: what is in `whole` less the
  /// share of `backdrop` that shows through.
  mutating func removeBackdrop(_ backdrop: Surface, from whole: Surface, y: Int) {
    whole.bitmap.withRow(y - whole.top) { whole in
      backdrop.bitmap.withRow(y - backdrop.top) { backdrop in
        for index in 0..<alpha.count {
          let (pixel, below) = (whole[index], backdrop[index])
          let rest = 1 - alpha[index] * PixelLevels.unit
          @inline(__always)
          func level(_ channel: Float, _ backdrop: Float) -> Float {
            greater(lesser(channel - backdrop * rest, alpha[index]), 0)
          }
          red[index] = level(PixelLevels.red(pixel), PixelLevels.red(below))
          green[index] = level(PixelLevels.green(pixel), PixelLevels.green(below))
          blue[index] = level(PixelLevels.blue(pixel), PixelLevels.blue(below))
        }
      }
    }
  }
}

/// The pixel a part of the way to another, rounded to the nearest.
@inline(__always)
private func moved(_ pixel: UInt32, to target: UInt32, by factor: Float) -> UInt32 {
  @inline(__always)
  func level(_ from: Float, _ to: Float) -> Float {
    from + (to - from) * factor + PixelLevels.nearest
  }
  return PixelLevels.pack(
    level(PixelLevels.red(pixel), PixelLevels.red(target)),
    level(PixelLevels.green(pixel), PixelLevels.green(target)),
    level(PixelLevels.blue(pixel), PixelLevels.blue(target)),
    level(PixelLevels.alpha(pixel), PixelLevels.alpha(target)))
}
