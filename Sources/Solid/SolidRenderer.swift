public import Geometry
public import Imaging

/// Draws scenes into bitmaps.
///
/// Edges have the exact area of what lies on either side of them in each pixel; where several
/// surfaces meet in one pixel, 64 samples decide which is in front. A pixel's colour is the mean over
/// its square, of premultiplied and sRGB-encoded values, as in all of Flipbook (and in what OpenGL
/// renderers make of their samples). The same scene gives the same bytes with any number of threads.
public struct SolidRenderer: Hashable, Sendable {
  /// Pixels a point.
  public let scale: Double
  /// Threads that draw a picture; their number does not change a pixel.
  public let threads: Int

  /// A renderer for `scale` pixels a point.
  public init(scale: Double, threads: Int = 1) {
    self.scale = scale
    self.threads = max(threads, 1)
  }

  /// Draws `scene` as `camera` sees it.
  ///
  /// - Parameters:
  ///   - scene: What is seen.
  ///   - camera: Who sees it.
  ///   - size: The size of the picture in points, which the camera's lens is measured in.
  /// - Returns: A bitmap of that size times the scale, to the nearest pixel, at least 1.
  /// - Throws: ``SolidError`` where the size, the camera or a place makes no picture.
  public func render(
    _ scene: Scene, camera: Camera, size: Size
  ) throws(SolidError) -> Bitmap {
    let view = try view(of: size)
    try camera.validate()
    let polygons = try project(scene, camera: camera, view: view)
    let rows = TileBins(polygons.polygons, height: view.height)
    let background = Color16(scene.background)
    var bitmap = Bitmap(
      width: view.width, height: view.height, fill: RGBA8(packed: background.rgba8))
    drawBands(of: &bitmap, bandHeight: TileCanvas.side, threads: threads) {
      TileRow(
        polygons, rows: rows, background: background, width: view.width,
        levelStep: camera.levelStep)
    }
    return bitmap
  }

  private func view(of size: Size) throws(SolidError) -> PictureView {
    let (width, height) = (size.width * scale, size.height * scale)
    guard scale > 0, width > 0, height > 0, width.isFinite, height.isFinite else {
      throw .scale(size: size, scale: scale)
    }
    do {
      let whole = try Bitmap.wholeSize(width: width, height: height)
      return PictureView(size: size, scale: scale, width: whole.width, height: whole.height)
    } catch {
      throw .size(error)
    }
  }

  private func project(
    _ scene: Scene, camera: Camera, view: PictureView
  ) throws(SolidError) -> ScreenPolygons {
    var projector = FaceProjector(scene: scene, camera: camera, view: view)
    for index in scene.models.indices {
      let model = scene.models[index]
      try projector.project(model: index, instances: model.instances.indices)
    }
    return projector.output
  }
}

/// Draws rows of tiles.
private struct TileRow: ~Copyable, BandWorker {
  private let scene: ScreenPolygons
  private let rows: TileBins
  private let background: Color16
  private let width: Int
  private var columns: TileRowBins
  private var painter: TilePainter

  init(
    _ scene: ScreenPolygons, rows: TileBins, background: Color16, width: Int, levelStep: Double
  ) {
    painter = TilePainter(levelStep: levelStep)
    self.scene = scene
    self.rows = rows
    self.background = background
    self.width = width
    columns = TileRowBins(width: width)
  }

  mutating func drawBand(_ band: Int, rows: Range<Int>, into pixels: inout MutableSpan<UInt32>) {
    let side = TileCanvas.side
    columns.set(self.rows.polygons(row: band), of: scene.polygons)
    for (column, originX) in stride(from: 0, to: width, by: side).enumerated() {
      let places = columns.range(column: column)
      // The bitmap is the background already.
      guard !places.isEmpty else { continue }
      let tile = TileArea(
        columns: originX..<min(originX + side, width), rows: rows.lowerBound..<rows.upperBound)
      painter.canvas.begin(background: background)
      for place in firstSeen(places, on: tile)..<places.upperBound {
        painter.draw(
          scene.polygons[columns[place]], of: scene, originX: originX, originY: rows.lowerBound)
      }
      for y in 0..<rows.count {
        painter.canvas.resolve(
          row: y, count: min(side, width - originX), into: &pixels, at: y * width + originX)
      }
    }
  }

  /// The place of the last polygon that hides all that is drawn on a tile before it.
  private func firstSeen(_ places: Range<Int>, on tile: TileArea) -> Int {
    var (first, nearest) = (places.lowerBound, -Double.infinity)
    for place in places {
      let polygon = scene.polygons[columns[place]]
      if polygon.isOpaque, tile.isCovered(by: polygon, of: scene),
        tile.leastDepth(of: polygon) >= nearest
      {
        first = place
      }
      if polygon.writesDepth { nearest = max(nearest, polygon.nearest) }
    }
    return first
  }
}
