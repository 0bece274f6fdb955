import Drawing
import Geometry
import Imaging

extension Replay {
  /// The colours of a pattern.
  ///
  /// Where one repetition is all that can be seen, or a few of a very large tile, their items are drawn
  /// in place. Else the tile is drawn
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
    let seen = repetitions(of: pattern, seenIn: box.applying(transform), inverse)
    let grid = TileGrid(tile, toCanvas, mostPixels: min(max(4 * width * height, 1 << 20), 1 << 24))
    if seen.count <= (grid.isReduced ? RepetitionRange.most : 1) {
      let surface = try picture(of: pattern, seen, toCanvas, inverse, in: area)
      return .surface(surface, opacity: Float(opacity))
    }
    var surface = Surface(PixelRect(columns: 0..<grid.columns, rows: 0..<grid.rows))
    let replay = Replay(
      width: grid.columns, height: grid.rows, toPixels: grid.toTile, filterDepth: filterDepth)
    try replay.draw(pattern.items, on: &surface)
    let sampler = BitmapSampler(
      surface.bitmap, inverse: inverse.concatenating(grid.toTile),
      interpolation: grid.isAligned ? .nearest : .automatic, edge: .repeated, opacity: opacity)
    return .bitmap(sampler)
  }

  /// A few repetitions drawn in place: each pixel shows the one that its centre lies in.
  private func picture(
    of pattern: PatternPaint, _ seen: RepetitionRange, _ toCanvas: Affine, _ inverse: Affine,
    in area: PixelRect
  ) throws(RasterError) -> Surface {
    let tile = pattern.tile
    var picture = Surface(area)
    for row in seen.rows {
      for column in seen.columns {
        let move = Affine(
          translationX: Double(column) * tile.width, y: Double(row) * tile.height)
        let replay = Replay(
          width: width, height: height, toPixels: move.concatenating(toCanvas),
          filterDepth: filterDepth)
        var layer = Surface(area)
        try replay.draw(pattern.items, on: &layer)
        guard seen.count > 1 else { return layer }
        for y in area.rows {
          for x in area.columns {
            let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
            guard seen.repetition(at: place, of: tile) == (column, row) else { continue }
            let (x, y) = (x - area.columns.lowerBound, y - area.rows.lowerBound)
            picture.bitmap[x, y] = layer.bitmap[x, y]
          }
        }
      }
    }
    return picture
  }

  /// Which repetitions can be seen in `box`, which is in canvas pixels.
  private func repetitions(
    of pattern: PatternPaint, seenIn box: Rect, _ inverse: Affine
  ) -> RepetitionRange {
    let canvas = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    guard let seen = box.intersection(canvas)?.applying(inverse) else {
      return RepetitionRange(columns: 0...0, rows: 0...0)
    }
    let tile = pattern.tile
    func range(_ low: Double, _ high: Double, _ start: Double, _ size: Double) -> ClosedRange<Int> {
      // A hair less than all, for what rounding moves over a border that both share.
      let hair = 1e-6
      let first = ((low - start) / size + hair).rounded(.down)
      let last = max(((high - start) / size - hair).rounded(.up) - 1, first)
      // Far out nothing is exact, and very many are not drawn one by one.
      guard abs(first) < 1e9, abs(last) < 1e9 else { return 0...1_000_000 }
      return Int(first)...Int(last)
    }
    return RepetitionRange(
      columns: range(seen.minX, seen.maxX, tile.minX, tile.width),
      rows: range(seen.minY, seen.maxY, tile.minY, tile.height))
  }
}

/// Repetitions of a pattern, counted from the tile itself.
private struct RepetitionRange {
  /// The most repetitions that are drawn one by one.
  static let most = 16

  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>

  /// How many there are.
  var count: Int { columns.count * rows.count }

  /// The repetition that a place in the pattern's coordinates lies in, or the nearest of these.
  func repetition(at place: Point, of tile: Rect) -> (Int, Int) {
    func index(_ place: Double, _ range: ClosedRange<Int>) -> Int {
      let bounded = min(max(place, Double(range.lowerBound)), Double(range.upperBound))
      return Int(bounded.rounded(.down))
    }
    return (
      index((place.x - tile.minX) / tile.width, columns),
      index((place.y - tile.minY) / tile.height, rows)
    )
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
  /// Whether the tile is too large to be drawn in full detail.
  let isReduced: Bool

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
    // The product may overflow, and is then infinite.
    let shrink = min((Double(mostPixels) / (wide * high * detail * detail)).squareRoot(), 1)
    isReduced = shrink < 1
    func whole(_ length: Double) -> Int {
      let pixels = (length * detail * shrink).rounded(isAligned ? .toNearestOrEven : .up)
      return pixels >= 1 ? Int(min(pixels, Double(Bitmap.maximumSide))) : 1
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
