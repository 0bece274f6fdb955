/// Which polygons may touch which row of tiles, in the order in which they are drawn.
struct TileBins: Sendable {
  /// Where each row's entries start, and at the end their number.
  private let starts: [Int]
  private let entries: [Int32]

  /// Sorts polygons into rows of tiles: two passes, in O(polygons + entries).
  init(_ polygons: [ScreenPolygon], height: Int) {
    let side = TileCanvas.side
    var starts = Array(repeating: 0, count: (height + side - 1) / side + 1)
    for polygon in polygons {
      for row in Self.rows(of: polygon) { starts[row + 1] += 1 }
    }
    for row in 1..<starts.count { starts[row] += starts[row - 1] }
    var entries = Array(repeating: Int32(0), count: starts[starts.count - 1])
    var next = starts
    for (index, polygon) in polygons.enumerated() {
      for row in Self.rows(of: polygon) {
        entries[next[row]] = Int32(index)
        next[row] += 1
      }
    }
    self.starts = starts
    self.entries = entries
  }

  /// The polygons of a row of tiles, by their numbers.
  func polygons(row: Int) -> ArraySlice<Int32> { entries[starts[row]..<starts[row + 1]] }

  private static func rows(of polygon: ScreenPolygon) -> ClosedRange<Int> {
    Int(polygon.minY) / TileCanvas.side...(Int(polygon.maxY) - 1) / TileCanvas.side
  }
}

/// The polygons of one row of tiles, sorted by tile: scratch of whoever draws the row.
struct TileRowBins: ~Copyable {
  private let columnCount: Int
  private var starts: Buffer<Int>
  private var next: Buffer<Int>
  private var entries = Buffer<Int32>(count: 4096, fill: 0)

  init(width: Int) {
    columnCount = (width + TileCanvas.side - 1) / TileCanvas.side
    starts = Buffer(count: columnCount + 1, fill: 0)
    next = Buffer(count: columnCount, fill: 0)
  }

  /// Takes up a row, in place of the one before.
  mutating func set(_ row: ArraySlice<Int32>, of polygons: [ScreenPolygon]) {
    starts.set(0..<columnCount + 1, to: 0)
    for entry in row {
      for column in columns(of: polygons[Int(entry)]) { starts[column + 1] += 1 }
    }
    for column in 0..<columnCount {
      starts[column + 1] += starts[column]
      next[column] = starts[column]
    }
    entries.grow(to: starts[columnCount])
    for entry in row {
      for column in columns(of: polygons[Int(entry)]) {
        entries[next[column]] = entry
        next[column] += 1
      }
    }
  }

  /// The places of a tile's polygons.
  func range(column: Int) -> Range<Int> { starts[column]..<starts[column + 1] }

  /// The polygon at a place, by its number.
  subscript(place: Int) -> Int { Int(entries[place]) }

  private func columns(of polygon: ScreenPolygon) -> ClosedRange<Int> {
    Int(polygon.minX) / TileCanvas.side...(Int(polygon.maxX) - 1) / TileCanvas.side
  }
}
