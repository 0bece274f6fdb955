import Drawing
import Geometry
import Imaging

extension Replay {
  /// The pixels that a group can change, as far as they lie on the canvas.
  func bounds(of group: Group) throws(RasterError) -> PixelRect {
    var area = PixelRect(columns: 0..<0, rows: 0..<0)
    if group.filters.isEmpty {
      for item in group.items { area = area.union(try bounds(of: item)) }
    } else {
      area = try filteredBounds(of: group)
    }
    guard let clip = group.clip else { return area }
    return area.intersection(pixelBounds(of: clip.path, clip.transform, outset: 0))
  }

  /// The pixels that a mask can let anything through.
  func bounds(of mask: Mask) throws(RasterError) -> PixelRect {
    var area = PixelRect(columns: 0..<0, rows: 0..<0)
    for item in mask.items { area = area.union(try bounds(of: item)) }
    return area
  }

  /// The pixels that a stroke can touch.
  func bounds(of stroke: Stroke) -> PixelRect {
    pixelBounds(of: stroke.path, stroke.transform, outset: stroke.style.reach)
  }

  private func bounds(of item: DrawingItem) throws(RasterError) -> PixelRect {
    switch item {
    case .fill(let fill): pixelBounds(of: fill.path, fill.transform, outset: 0)
    case .stroke(let stroke): bounds(of: stroke)
    case .picture(let picture):
      pixelBounds(of: picture.outline, picture.transform, outset: 0)
    case .group(let group): try bounds(of: group)
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

extension Stroke {
  /// The greatest distance of a stroke's outline from the true one, in pixels: half an 8-bit level.
  private static let tolerance = 1.0 / 512

  /// The stroke's outline in its own coordinates, true to 1/512 pixel under `transform`.
  ///
  /// Only what lies on `canvas`, in pixels, has to be there; everything where it is nil. Under
  /// a transform that flattens the plane to a line nothing is left.
  func outline(transform: Affine, canvas: Rect? = nil) -> Path {
    let scale = transform.maximumScale
    guard scale > 0, let toPath = transform.inverse else { return Path() }
    return path.strokedPath(
      style, tolerance: Self.tolerance / scale, visibleIn: canvas?.applying(toPath))
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
