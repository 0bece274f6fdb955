/// Which polygons may touch which tile, in the order in which they are drawn.
struct TileBins: Sendable {
  let columns: Int
  let rows: Int
  /// Where each tile's entries start, and at the end their number.
  private let starts: [Int]
  private let entries: [Int32]

  /// Sorts polygons into tiles by the rectangles that they may touch: two passes, in O(entries).
  init(_ polygons: [ScreenPolygon], width: Int, height: Int) {
    let side = TileCanvas.side
    columns = (width + side - 1) / side
    rows = (height + side - 1) / side
    var starts = Array(repeating: 0, count: columns * rows + 1)
    for polygon in polygons {
      Self.forEachTile(of: polygon, columns: columns) { starts[$0 + 1] += 1 }
    }
    for tile in 1..<starts.count { starts[tile] += starts[tile - 1] }
    var entries = Array(repeating: Int32(0), count: starts[starts.count - 1])
    var next = starts
    for (index, polygon) in polygons.enumerated() {
      Self.forEachTile(of: polygon, columns: columns) { tile in
        entries[next[tile]] = Int32(index)
        next[tile] += 1
      }
    }
    self.starts = starts
    self.entries = entries
  }

  /// The polygons of a tile, by their numbers.
  func polygons(column: Int, row: Int) -> ArraySlice<Int32> {
    let tile = row * columns + column
    return entries[starts[tile]..<starts[tile + 1]]
  }

  private static func forEachTile(
    of polygon: ScreenPolygon, columns: Int, _ body: (Int) -> Void
  ) {
    let side = TileCanvas.side
    for row in Int(polygon.minY) / side...(Int(polygon.maxY) - 1) / side {
      for column in Int(polygon.minX) / side...(Int(polygon.maxX) - 1) / side {
        body(row * columns + column)
      }
    }
  }
}
