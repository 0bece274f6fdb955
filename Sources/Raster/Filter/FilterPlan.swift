import Drawing
import Geometry
import Imaging

/// What is known of a group's filters before any pixel is made: which pixels each operation needs, and
/// which it can give at all.
struct FilterPlan {
  /// The operations.
  let graph: FilterGraph
  /// From the canvas to the pixels that the operations work on.
  let frame: Affine
  /// The pixels of the canvas that are asked for.
  let area: PixelRect
  /// For each node the rectangles that are needed of it.
  let needs: [NeededAreas]
  /// For each node that draws items, where in each of its rectangles there is something.
  let drawn: [[PixelRect]]
  /// For each node the pixels that can be other than clear.
  let extents: [PixelRect]

  /// The plan for what `area` of the canvas shows of `group`.
  init(_ group: Group, in area: PixelRect, _ replay: Replay) throws(RasterError) {
    frame = try replay.filterFrame(of: group)
    self.area = area
    let canvas = PixelRect(columns: 0..<replay.width, rows: 0..<replay.height)
    graph = FilterGraph(
      group.filters, toPixels: replay.toPixels.concatenating(frame),
      canvas: Self.wanted(canvas, frame), depth: replay.filterDepth)
    needs = graph.needs(for: Self.wanted(area, frame))
    var (drawn, extents): ([[PixelRect]], [PixelRect]) = ([], [])
    for (index, node) in graph.nodes.enumerated() {
      var places: [PixelRect] = []
      if let items = node.items(of: group) {
        for need in needs[index].rects {
          places.append(try replay.bounds(of: items, frame: frame, in: need))
        }
      }
      drawn.append(places)
      let extent: PixelRect =
        switch node.kind {
        case .source, .items: places.reduce(.empty) { $0.union($1) }
        case .backdrop: .everywhere
        default: graph.extent(of: index, inputs: node.inputs.map { extents[$0] })
        }
      extents.append(extent.intersection(node.clip))
    }
    (self.drawn, self.extents) = (drawn, extents)
  }

  /// A tile with the pixels around it that decide on its dithering.
  func surroundings(of tile: PixelRect) -> PixelRect {
    tile.outset(dx: 1, dy: 1).intersection(area)
  }

  /// For each node the rectangles that are needed of it for one tile.
  func needs(forTile tile: PixelRect) -> [NeededAreas] {
    graph.needs(for: Self.wanted(surroundings(of: tile), frame))
  }

  /// The pixels that the operations work on for `area` of the canvas.
  static func wanted(_ area: PixelRect, _ frame: Affine) -> PixelRect {
    frame == .identity
      ? area : PixelRect(enclosing: area.rect.applying(frame)).outset(dx: 2, dy: 2)
  }

  /// The pixels of the canvas that the result can have anything in.
  var result: PixelRect {
    let result = (extents.last ?? .empty).intersection(Self.wanted(area, frame))
    guard frame != .identity, !result.isEmpty else { return result.intersection(area) }
    guard let inverse = frame.inverse else { return .empty }
    return PixelRect(enclosing: result.rect.applying(inverse)).outset(dx: 1, dy: 1)
      .intersection(area)
  }
}

extension FilterGraph.Node {
  /// The items that the node draws, where it is the source of `group` or draws its own.
  func items(of group: Group) -> [DrawingItem]? {
    switch kind {
    case .source: group.items
    case .items(let items): items
    default: nil
    }
  }
}
