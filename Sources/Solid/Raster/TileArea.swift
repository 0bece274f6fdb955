/// The pixels of a tile that are on the picture.
struct TileArea {
  let columns: Range<Int>
  let rows: Range<Int>

  /// Whether a polygon covers all of the tile.
  func isCovered(by polygon: ScreenPolygon, of scene: borrowing ScreenPolygons) -> Bool {
    guard polygon.minX <= columns.lowerBound, polygon.maxX >= columns.upperBound,
      polygon.minY <= rows.lowerBound, polygon.maxY >= rows.upperBound
    else { return false }
    let (left, right) = (Int64(columns.lowerBound) * 256, Int64(columns.upperBound) * 256)
    let (top, bottom) = (Int64(rows.lowerBound) * 256, Int64(rows.upperBound) * 256)
    var start = scene.vertices[polygon.firstVertex + polygon.vertexCount - 1]
    for index in 0..<polygon.vertexCount {
      let end = scene.vertices[polygon.firstVertex + index]
      // Clockwise: inside is where a x + b y is above its value at the start. One corner has the least.
      let (a, b) = (Int64(start.y) - Int64(end.y), Int64(end.x) - Int64(start.x))
      let (x, y) = (a > 0 ? left : right, b > 0 ? top : bottom)
      if a * (x - Int64(start.x)) + b * (y - Int64(start.y)) < 0 { return false }
      start = end
    }
    return true
  }

  /// The depth of a polygon where it is farthest on the tile, which it must cover.
  func leastDepth(of polygon: ScreenPolygon) -> Double {
    let depth = polygon.depth
    return depth.value(
      x: Double(depth.a > 0 ? columns.lowerBound : columns.upperBound),
      y: Double(depth.b > 0 ? rows.lowerBound : rows.upperBound))
  }
}
