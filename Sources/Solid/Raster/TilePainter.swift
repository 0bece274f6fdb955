/// Draws polygons on a tile: finds the pixels they cover, whole and in part.
///
/// Fill rule: a sample belongs to a polygon when it is inside, or on its top or left edge. Edges are
/// functions of whole numbers, exact, so that of two polygons that share an edge each sample beside
/// it has exactly one.
struct TilePainter: ~Copyable {
  var canvas: TileCanvas
  private var edges = Buffer<Edge>(count: 16, fill: .none)
  private var edgeCount = 0
  private var offsets = Buffer<Int32>(count: 16 * SamplePattern.count, fill: 0)
  private var clipper = PixelClip()
  private let rowColors = Buffer<Color16>(count: TileCanvas.side, fill: .clear)

  /// A painter on a canvas that takes depths for level as ``Camera/levelStep`` says.
  init(levelStep: Double) { canvas = TileCanvas(levelStep: levelStep) }

  /// One side of a polygon: positive inside, in units of 1/128 pixel times the edge's extent in
  /// units of 1/256.
  struct Edge: BitwiseCopyable {
    var a: Int64
    var b: Int64
    /// The value at the middle of the first pixel of the current row.
    var value: Int64
    /// The most that the value differs within a pixel from that at its middle.
    var reach: Int64
    /// 1 / (128 a): pixels for a change of the value by one.
    var inverse: Double
    var hasOffsets: Bool

    static let none = Edge(a: 0, b: 0, value: 0, reach: 0, inverse: 0, hasOffsets: false)
  }

  /// Draws one polygon on the tile whose first pixel is (`originX`, `originY`).
  mutating func draw(
    _ polygon: ScreenPolygon, of scene: borrowing ScreenPolygons, originX: Int, originY: Int
  ) {
    let side = TileCanvas.side
    let columns = max(Int(polygon.minX) - originX, 0)..<min(Int(polygon.maxX) - originX, side)
    let rows = max(Int(polygon.minY) - originY, 0)..<min(Int(polygon.maxY) - originY, side)
    guard setEdges(polygon, scene.vertices, originX, originY, columns, rows) else { return }
    let depth = polygon.depth.moved(x: Double(originX) + 0.5, y: Double(originY) + 0.5)
    let surface = canvas.addSurface(depth)
    let brush = TileCanvas.Brush(
      color: polygon.color, surface: surface, writesDepth: polygon.writesDepth)
    for y in rows {
      let span = span(in: columns)
      if !span.touched.isEmpty {
        if polygon.shader < 0 {
          draw(span, y: y, brush)
        } else {
          let shader = scene.shaders[Int(polygon.shader)]
          draw(span, y: y, brush, shader, originX: Double(originX), originY: Double(originY))
        }
      }
      for index in 0..<edgeCount { edges[index].value &+= 128 &* edges[index].b }
    }
  }

  // MARK: - Edges

  /// Sets the edges up for the first of the rows; false where the polygon misses the tile.
  private mutating func setEdges(
    _ polygon: ScreenPolygon, _ vertices: [ScreenVertex], _ originX: Int, _ originY: Int,
    _ columns: Range<Int>, _ rows: Range<Int>
  ) -> Bool {
    edgeCount = polygon.vertexCount
    edges.grow(to: edgeCount)
    offsets.grow(to: edgeCount * SamplePattern.count)
    let centerX = Int64(originX) * 256 + 128
    let centerY = Int64(originY + rows.lowerBound) * 256 + 128
    for index in 0..<edgeCount {
      let start = vertices[polygon.firstVertex + index]
      let end = vertices[polygon.firstVertex + (index + 1 == edgeCount ? 0 : index + 1)]
      let (dx, dy) = (Int64(end.x) - Int64(start.x), Int64(end.y) - Int64(start.y))
      let (a, b) = (-dy, dx)
      // Clockwise: a left edge goes up, a top edge to the right.
      let isTopOrLeft = dy < 0 || (dy == 0 && dx > 0)
      let exact = a * (centerX - Int64(start.x)) + b * (centerY - Int64(start.y))
      // Halved, rounded down: samples lie at whole numbers of 1/128 pixel, so no sign is lost.
      let value = (exact - (isTopOrLeft ? 0 : 1)) >> 1
      let reach = SamplePattern.reach * (abs(a) + abs(b))
      edges[index] = Edge(
        a: a, b: b, value: value, reach: reach,
        inverse: a == 0 ? 0 : 1 / Double(128 * a), hasOffsets: false)
      // The most that the value is in the tile, at one of the corners of the rectangle.
      let last = Int64(rows.count - 1)
      let most =
        value + max(128 * a * Int64(columns.lowerBound), 128 * a * Int64(columns.upperBound - 1))
        + max(0, 128 * b * last) + reach
      if most < 0 { return false }
    }
    return true
  }

  /// The pixels of a row that a polygon may touch, and among them those it surely covers.
  private struct RowSpan {
    var touched: Range<Int>
    var covered: Range<Int>
  }

  private func span(in columns: Range<Int>) -> RowSpan {
    var (first, end) = (columns.lowerBound, columns.upperBound)
    var (fullFirst, fullEnd) = (first, end)
    let limit = Double(TileCanvas.side + 1)
    for index in 0..<edgeCount {
      let edge = edges[index]
      if edge.a == 0 {
        if edge.value + edge.reach < 0 { end = first }
        if edge.value < edge.reach { fullEnd = fullFirst }
        continue
      }
      // Where the value at a pixel's middle is -reach, and reach.
      let outer = Double(-edge.reach &- edge.value) * edge.inverse
      let inner = Double(edge.reach &- edge.value) * edge.inverse
      // Both are floors, so one too many is touched rather than one too few; a quotient is 1/|128 a|
      // or more away from the next whole number, which is far more than its rounding.
      let outerFloor = Int(min(max(outer, -1), limit) + 1) - 1
      let innerFloor = Int(min(max(inner, -1), limit) + 1) - 1
      if edge.a > 0 {
        first = max(first, outerFloor)
        fullFirst = max(fullFirst, innerFloor + 1)
      } else {
        end = min(end, outerFloor + 1)
        fullEnd = min(fullEnd, innerFloor)
      }
    }
    guard first < end else { return RowSpan(touched: first..<first, covered: first..<first) }
    fullFirst = min(max(fullFirst, first), end)
    fullEnd = max(min(fullEnd, end), fullFirst)
    return RowSpan(touched: first..<end, covered: fullFirst..<fullEnd)
  }

  // MARK: - Rows

  private mutating func draw(_ span: RowSpan, y: Int, _ brush: TileCanvas.Brush) {
    for x in span.touched.lowerBound..<span.covered.lowerBound { drawPart(x, y, brush) }
    canvas.fill(span.covered, row: y, brush)
    for x in span.covered.upperBound..<span.touched.upperBound { drawPart(x, y, brush) }
  }

  private mutating func drawPart(_ x: Int, _ y: Int, _ brush: TileCanvas.Brush) {
    let part = coverage(x)
    guard part.area > 0 || part.mask != 0 else { return }
    canvas.insert(x, y, mask: part.mask, area: part.area, brush)
  }

  /// The same where the colour changes from pixel to pixel: it is that in the middle of what is
  /// covered of the pixel.
  private mutating func draw(
    _ span: RowSpan, y: Int, _ brush: TileCanvas.Brush, _ shader: SurfaceShader,
    originX: Double, originY: Double
  ) {
    let (centerX, centerY) = (originX + 0.5, originY + 0.5 + Double(y))
    for x in span.touched where !span.covered.contains(x) {
      drawPart(x, y, brush, shader, centerX: centerX + Double(x), centerY: centerY)
    }
    let first = span.covered.lowerBound
    shader.setColors(
      rowColors, count: span.covered.count, x: centerX + Double(first), y: centerY)
    canvas.fill(span.covered, row: y, brush, colors: rowColors)
  }

  private mutating func drawPart(
    _ x: Int, _ y: Int, _ brush: TileCanvas.Brush, _ shader: SurfaceShader, centerX: Double,
    centerY: Double
  ) {
    let part = coverage(x)
    guard part.mask != 0 else { return }
    let middle = SamplePattern.centroid(of: part.mask)
    var brush = brush
    brush.color = shader.color(x: centerX + middle.x, y: centerY + middle.y)
    guard brush.color != .clear else { return }
    canvas.insert(x, y, mask: part.mask, area: part.area, brush)
  }

  // MARK: - Parts of pixels

  /// The samples and the area that the polygon covers of a pixel in the current row.
  private mutating func coverage(_ x: Int) -> (mask: UInt64, area: Int32) {
    var mask = UInt64.max
    var crossing = -1
    var crossings = 0
    for index in 0..<edgeCount {
      let edge = edges[index]
      let value = edge.value &+ 128 &* edge.a &* Int64(x)
      if value >= edge.reach { continue }
      if value < -edge.reach { return (0, 0) }
      if !edge.hasOffsets {
        canvas.kernels.setOffsets(
          offsets, from: index * SamplePattern.count, a: Int32(edge.a), b: Int32(edge.b))
        edges[index].hasOffsets = true
      }
      mask &= canvas.kernels.mask(
        offsets, from: index * SamplePattern.count, value: Int32(value))
      crossing = index
      crossings += 1
    }
    guard crossings > 0 else { return (.max, TileCanvas.fullWeight) }
    if crossings == 1 {
      let edge = edges[crossing]
      let value = edge.value &+ 128 &* edge.a &* Int64(x)
      return (mask, weight(PixelClip.area(a: edge.a, b: edge.b, value: value)))
    }
    clipper.begin()
    for index in 0..<edgeCount {
      let edge = edges[index]
      let value = edge.value &+ 128 &* edge.a &* Int64(x)
      if value < edge.reach {
        clipper.cut(a: Double(edge.a) * 128, b: Double(edge.b) * 128, value: Double(value))
      }
    }
    return (mask, weight(clipper.area))
  }

  private func weight(_ area: Double) -> Int32 {
    Int32(min(max(area, 0), 1) * Double(TileCanvas.fullWeight) + 0.5)
  }
}
