import Drawing
import Geometry
import Imaging

extension Replay {
  /// The pixels that a group can change, as far as they lie on the canvas.
  func bounds(of group: Group) -> PixelRect {
    var area = PixelRect(columns: 0..<0, rows: 0..<0)
    for item in group.items { area = area.union(bounds(of: item)) }
    guard let clip = group.clip else { return area }
    return area.intersection(pixelBounds(of: clip.path, clip.transform, outset: 0))
  }

  private func bounds(of item: DrawingItem) -> PixelRect {
    switch item {
    case .fill(let fill): pixelBounds(of: fill.path, fill.transform, outset: 0)
    case .stroke(let stroke):
      pixelBounds(of: stroke.path, stroke.transform, outset: stroke.style.reach)
    case .group(let group): bounds(of: group)
    }
  }

  /// The pixels that `path` touches when it is widened by `outset` in its own coordinates.
  private func pixelBounds(of path: Path, _ transform: Affine, outset: Double) -> PixelRect {
    guard let box = path.controlBounds else { return PixelRect(columns: 0..<0, rows: 0..<0) }
    let placed = box.outset(by: outset).applying(transform.concatenating(toPixels))
    return PixelRect(
      columns: pixels(from: placed.minX, to: placed.maxX, limit: width),
      rows: pixels(from: placed.minY, to: placed.maxY, limit: height))
  }

  /// The whole pixels between two coordinates, one more on each side for what rounding moves.
  private func pixels(from low: Double, to high: Double, limit: Int) -> Range<Int> {
    let largest = Double(limit)
    let first = Int(max(min(low.rounded(.down) - 1, largest), 0))
    let last = high < largest ? Int(max(high.rounded(.up) + 1, 0)) : limit
    return first..<max(first, min(last, limit))
  }
}

extension StrokeStyle {
  /// How far a stroke can reach from its centre line: by a miter, or by a square cap's corner.
  fileprivate var reach: Double {
    // No limit at all is as good as one of a thousand million: rounding lets no turn be sharper.
    let miter = lineJoin == .miter ? max(min(miterLimit, 1e9), 1) : 1
    let cap = lineCap == .square ? 2.0.squareRoot() : 1
    return max(lineWidth, 0) / 2 * max(miter, cap)
  }
}

extension Stroke {
  /// The stroke's outline in its own coordinates, true to `tolerance` pixels under `transform`.
  func outline(tolerance: Double, transform: Affine) -> Path {
    let scale = transform.maximumScale
    guard scale > 0 else { return Path() }
    return path.strokedPath(style, tolerance: tolerance / scale)
  }
}

extension Group {
  /// Whether drawing the items one by one comes to the same.
  var changesNothing: Bool {
    opacity == 1 && blendMode == .normal && clip == nil
      && items.allSatisfy { item in
        if case .group(let group) = item { return group.blendMode == .normal }
        return true
      }
  }

  /// How much of the group shows, held to 0...1.
  var clampedOpacity: Double { min(max(opacity, 0), 1) }

  /// The one path that this group consists of, if its opacity and mode can be applied to that
  /// directly.
  ///
  /// Not for the two sums, which are cut off at white or black: half of a sum cut off is less
  /// than the sum with half the source.
  var singleLeaf: DrawingItem? {
    guard items.count == 1, clip == nil, blendMode.keepsBackdropUnderClear,
      blendMode != .plusLighter, blendMode != .plusDarker
    else { return nil }
    switch items[0] {
    case .fill, .stroke: return items[0]
    case .group: return nil
    }
  }
}

extension RowCoverage {
  /// The columns from the first run to the last.
  var columns: Range<Int>? {
    guard let first = runs.first, let last = runs.last else { return nil }
    return first.start..<last.end
  }

  /// The coverage within `columns`.
  func clipped(to columns: Range<Int>) -> RowCoverage {
    var result = self
    result.runs = runs.compactMap { run in
      let part = (run.start..<run.end).clamped(to: columns)
      return part.isEmpty
        ? nil : Run(start: part.lowerBound, end: part.upperBound, coverage: run.coverage)
    }
    return result
  }
}

extension Surface {
  /// One row of this surface as a source, under `opacity`.
  func rowSource(y: Int, opacity: Double) -> RowSource {
    let factor = UInt32(min(max(opacity, 0), 1) * 65_536 + 0.5)
    let colors = bitmap.withRow(y - top) { row in
      row.indices.map { WideColor(packed: row[$0]) &* factor }
    }
    return .pixels(colors, start: left)
  }
}
