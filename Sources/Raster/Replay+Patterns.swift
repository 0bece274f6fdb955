import Drawing
import Geometry
import Imaging

extension Replay {
  /// The colours of a pattern.
  ///
  /// Where one repetition is all that can be seen, its items are drawn in place. Else the tile is drawn
  /// once and repeated: pixel by pixel where its size and place on the canvas are whole pixels, and otherwise
  /// at about twice the canvas' resolution, in a whole number of pixels so that it has no seams, and
  /// averaged over each pixel's area.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, in coordinates that its transform takes to the path's.
  ///   - path: What is painted.
  ///   - transform: From the path's coordinates to canvas pixels.
  ///   - opacity: What the colours are multiplied by, besides the pattern's own.
  ///   - area: The pixels that are wanted.
  /// - Returns: What gives the colours, or nil where the pattern shows nothing.
  /// - Throws: ``RasterError`` where an item of the pattern can't be drawn.
  func pattern(
    _ pattern: PatternPaint, on path: Path, _ transform: Affine, _ opacity: Double,
    in area: PixelRect
  ) throws(RasterError) -> PaintSampler? {
    let tile = pattern.tile
    let opacity = pattern.opacity.heldToUnit * opacity.heldToUnit
    let toCanvas = pattern.transform.concatenating(transform)
    guard !tile.isEmpty, opacity > 0, toCanvas.isFinite, let inverse = toCanvas.inverse,
      let extent = path.controlBounds
    else { return nil }
    let box = Rect(
      minX: extent.minX, minY: extent.minY, maxX: extent.maxX, maxY: extent.maxY)
    if let only = onlyRepetition(of: pattern, seenIn: box.applying(transform), inverse) {
      let move = Affine(translationX: only.dx * tile.width, y: only.dy * tile.height)
      let replay = Replay(
        width: width, height: height, toPixels: move.concatenating(toCanvas))
      var surface = Surface(area)
      try replay.draw(pattern.items, on: &surface)
      return .surface(surface, opacity: Float(opacity))
    }
    let grid = TileGrid(tile, toCanvas, mostPixels: max(4 * width * height, 1 << 20))
    var surface = Surface(PixelRect(columns: 0..<grid.columns, rows: 0..<grid.rows))
    let replay = Replay(width: grid.columns, height: grid.rows, toPixels: grid.toTile)
    try replay.draw(pattern.items, on: &surface)
    let sampler = BitmapSampler(
      surface.bitmap, inverse: inverse.concatenating(grid.toTile),
      interpolation: grid.isAligned ? .nearest : .automatic, edge: .repeated, opacity: opacity)
    return .bitmap(sampler)
  }

  /// Which repetition is the only one that can be seen in `box`, which is in canvas pixels.
  private func onlyRepetition(
    of pattern: PatternPaint, seenIn box: Rect, _ inverse: Affine
  ) -> Vector? {
    let canvas = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    guard let seen = box.intersection(canvas)?.applying(inverse) else { return .zero }
    let tile = pattern.tile
    // A hair less than all, for what rounding moves over a border that both share.
    let hair = 1e-6
    let left = (seen.minX - tile.minX) / tile.width + hair
    let right = (seen.maxX - tile.minX) / tile.width - hair
    let top = (seen.minY - tile.minY) / tile.height + hair
    let bottom = (seen.maxY - tile.minY) / tile.height - hair
    let (column, row) = (left.rounded(.down), top.rounded(.down))
    let isOne = right <= column + 1 && bottom <= row + 1
    return isOne && column.isFinite && row.isFinite ? Vector(dx: column, dy: row) : nil
  }
}

/// The pixels that a pattern's tile is drawn in.
private struct TileGrid {
  let columns: Int
  let rows: Int
  /// From the pattern's coordinates to the tile's pixels.
  let toTile: Affine
  /// Whether the tile's pixels lie on those of the canvas.
  let isAligned: Bool

  /// - Parameters:
  ///   - tile: The tile, in the pattern's coordinates.
  ///   - toCanvas: From those to canvas pixels.
  ///   - mostPixels: The most pixels that the tile may have.
  init(_ tile: Rect, _ toCanvas: Affine, mostPixels: Int) {
    let wide = tile.width * (toCanvas.a * toCanvas.a + toCanvas.b * toCanvas.b).squareRoot()
    let high = tile.height * (toCanvas.c * toCanvas.c + toCanvas.d * toCanvas.d).squareRoot()
    let corner = Point(x: tile.minX, y: tile.minY).applying(toCanvas)
    let isUpright = toCanvas.b == 0 && toCanvas.c == 0 && toCanvas.a > 0 && toCanvas.d > 0
    let isAligned =
      isUpright && [wide, high, corner.x, corner.y].allSatisfy(\.isNearlyWhole)
      && wide >= 1 && high >= 1 && wide * high <= Double(mostPixels)
      && max(wide, high) <= Double(Bitmap.maximumSide)
    self.isAligned = isAligned
    let detail = isAligned ? 1.0 : 2.0
    let shrink = min((Double(mostPixels) / (wide * high * detail * detail)).squareRoot(), 1)
    func whole(_ length: Double) -> Int {
      let pixels = (length * detail * shrink).rounded(isAligned ? .toNearestOrEven : .up)
      return Int(min(max(pixels, 1), Double(Bitmap.maximumSide)))
    }
    let (columns, rows) = (whole(wide), whole(high))
    (self.columns, self.rows) = (columns, rows)
    toTile = Affine(translationX: -tile.minX, y: -tile.minY)
      .concatenating(
        Affine(scaleX: Double(columns) / tile.width, y: Double(rows) / tile.height))
  }
}

extension Double {
  /// Whether the number is within a millionth of an integer.
  fileprivate var isNearlyWhole: Bool { abs(self - rounded()) < 1e-6 }
}
