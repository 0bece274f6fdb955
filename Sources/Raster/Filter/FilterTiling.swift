import Drawing
import Geometry
import Imaging

/// How the picture of a group with filters is cut into tiles, which are made one after the other.
///
/// The tiles lie at fixed places on the canvas, whatever part of it is drawn, so that the bytes do not
/// depend on that. Each is made with a pixel more all round: whether a pixel is dithered is seen from its
/// neighbours.
struct FilterTiling {
  /// What the tiles make up.
  let area: PixelRect
  /// A tile's number of columns and rows; those at the right and the bottom may have less.
  let tile: (columns: Int, rows: Int)

  /// The memory that the pictures of one tile may take, in bytes, if smaller tiles can help it.
  static let usualMemory = 160 << 20
  /// The memory that the pictures of one tile may take at all.
  static let mostMemory = 1 << 30

  /// Tiles of as many rows as threads can well share, and small enough for memory.
  ///
  /// - Throws: ``RasterError/filter(width:height:bytes:)`` where even the smallest tile takes too
  ///   much: an operation reaches too far at this scale.
  init(_ plan: FilterPlan) throws(RasterError) {
    area = plan.result
    tile = try Self.tile(plan)
  }

  private static func tile(
    _ plan: FilterPlan
  ) throws(RasterError) -> (columns: Int, rows: Int) {
    let area = plan.result
    var tile = (columns: area.columns.count, rows: area.rows.count)
    guard !area.isEmpty else { return tile }
    if plan.graph.isLocal { tile.rows = sharedHeight(plan) }
    let isUpright = plan.frame == .identity
    var memory = plan.cost(of: tile).memory
    while memory > usualMemory, max(tile.columns, tile.rows) > smallestSide, plan.graph.isLocal {
      // Rows of pixels are best left whole, but where the frame is turned squares need the least.
      if tile.rows > smallestSide, isUpright || tile.rows >= tile.columns {
        tile.rows = (tile.rows + 1) / 2
      } else {
        tile.columns = (tile.columns + 1) / 2
      }
      memory = plan.cost(of: tile).memory
    }
    guard memory <= mostMemory else {
      throw .filter(width: area.columns.count, height: area.rows.count, bytes: memory)
    }
    return tile
  }

  /// The rows of a tile that is as wide as the picture: as few as cost little more work in all than
  /// one tile, since threads share it.
  private static func sharedHeight(_ plan: FilterPlan) -> Int {
    let area = plan.result
    var rows = area.rows.count
    guard rows > sharedRows else { return rows }
    let whole = plan.cost(of: (area.columns.count, rows)).work
    while rows > sharedRows {
      let half = (rows + 1) / 2
      let count = (area.rows.count + half - 1) / half
      // Up to a third more is worth it.
      guard 3 * plan.cost(of: (area.columns.count, half)).work * count <= 4 * whole else { break }
      rows = half
    }
    return rows
  }

  /// No tile of fewer rows is made only so that threads can share the work.
  private static let sharedRows = 256
  /// Below this, a tile's surroundings need more than the tile.
  private static let smallestSide = 64

  /// The tiles that have any of `rows`, from top to bottom.
  func tiles(touching rows: Range<Int>) -> [PixelRect] {
    let rows = rows.clamped(to: area.rows)
    guard !rows.isEmpty, !area.isEmpty else { return [] }
    let (left, top) = (area.columns.lowerBound, area.rows.lowerBound)
    var tiles: [PixelRect] = []
    for row in (rows.lowerBound - top) / tile.rows...(rows.upperBound - 1 - top) / tile.rows {
      let first = top + row * tile.rows
      for start in stride(from: left, to: area.columns.upperBound, by: tile.columns) {
        let whole = PixelRect(
          columns: start..<start + tile.columns, rows: first..<first + tile.rows)
        tiles.append(whole.intersection(area))
      }
    }
    return tiles
  }
}

extension FilterPlan {
  /// What a tile of this size takes in the middle of the result.
  fileprivate func cost(of tile: (columns: Int, rows: Int)) -> (work: Int, memory: Int) {
    let result = result
    let left = result.columns.lowerBound + (result.columns.count - tile.columns) / 2
    let top = result.rows.lowerBound + (result.rows.count - tile.rows) / 2
    let needs = needs(
      forTile: PixelRect(
        columns: left..<left + tile.columns, rows: top..<top + tile.rows))
    let pixels = graph.nodes.indices.map { index in
      needs[index].rects.reduce(0) { $0 + $1.intersection(extents[index]).count }
    }
    return (pixels.reduce(0, +), graph.peakMemory(pixels))
  }
}

extension FilterGraph {
  /// Whether a part of the result can be made from parts of the pictures before it alone.
  ///
  /// An edge that is found from the pixels themselves, and noise that repeats over whatever is asked
  /// for, need all of it.
  var isLocal: Bool {
    nodes.allSatisfy { node in
      guard case .operation(let operation) = node.kind else { return true }
      switch operation {
      case .gaussianBlur(_, _, let clampsEdges):
        return !clampsEdges || nodes[node.inputs[0]].clip != .everywhere
      case .turbulence: return node.clip != .everywhere
      default: return true
      }
    }
  }

  /// The node that takes each one last; the number of nodes for one that none takes.
  var lastUses: [Int] {
    var uses = Array(repeating: nodes.count, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      for input in node.inputs { uses[input] = index }
    }
    return uses
  }

  /// The most memory in use at a time where the picture of each node has so many pixels, in bytes.
  ///
  /// A picture takes 16 bytes a pixel. An operation takes as much again for its inputs, in another
  /// space or a larger area.
  fileprivate func peakMemory(_ pixels: [Int]) -> Int {
    let lastUses = lastUses
    var (held, peak) = (0, 0)
    for (index, node) in nodes.enumerated() {
      held += 16 * pixels[index]
      let inputs = Set(node.inputs)
      // A merge takes its inputs one after the other, all others at once.
      let sizes = inputs.map { 16 * max(pixels[$0], pixels[index]) }
      let isMerge = if case .operation(.merge) = node.kind { true } else { false }
      let copies = isMerge ? sizes.max() ?? 0 : sizes.reduce(0, +)
      peak = max(peak, held + 2 * copies)
      for input in inputs where lastUses[input] == index { held -= 16 * pixels[input] }
    }
    return peak
  }
}
