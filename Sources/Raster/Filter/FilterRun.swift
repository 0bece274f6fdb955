import Drawing
import Geometry
import Imaging

/// Where a filter's first pictures come from.
protocol FilterSource {
  /// The group's items in `area`; the picture may be smaller, where nothing else is there.
  func source(in area: PixelRect) throws(RasterError) -> FilterImage
  /// Other items in `area`.
  func picture(of items: [DrawingItem], in area: PixelRect) throws(RasterError) -> FilterImage
  /// What is below the group in `area`.
  func backdrop(in area: PixelRect) -> FilterImage
}

/// Evaluates a graph of filter operations: each node once for each rectangle that is needed of it.
struct FilterRun {
  private let graph: FilterGraph
  private let needs: [NeededAreas]
  /// For each node the rectangles made so far; let go after their last use.
  private var results: [[(area: PixelRect, image: FilterImage)]]
  private let lastUse: [Int]

  init(_ graph: FilterGraph, area: PixelRect) {
    self.graph = graph
    needs = graph.needs(for: area)
    results = Array(repeating: [], count: graph.nodes.count)
    var lastUse = Array(repeating: graph.nodes.count, count: graph.nodes.count)
    for (index, node) in graph.nodes.enumerated() {
      for input in node.inputs { lastUse[input] = index }
    }
    self.lastUse = lastUse
  }

  /// The result in the area asked for.
  mutating func run(_ source: some FilterSource) throws(RasterError) -> FilterImage {
    for index in graph.nodes.indices {
      for area in needs[index].rects {
        let image = try image(of: index, in: area, source)
        results[index].append((area, image))
      }
      for input in graph.nodes[index].inputs where lastUse[input] == index {
        results[input] = []
      }
    }
    return results.last?.first?.image ?? FilterImage(clear: .empty, space: .sRGB)
  }

  /// What a node takes; a picture that it takes several times in the same part is there once.
  private func inputs(of index: Int, for area: PixelRect) -> [FilterImage] {
    let nodes = graph.nodes[index].inputs
    var inputs: [FilterImage] = []
    for position in nodes.indices {
      if let same = nodes[..<position].firstIndex(of: nodes[position]),
        graph.inputArea(same, of: index, for: area)
          == graph.inputArea(position, of: index, for: area)
      {
        inputs.append(inputs[same])
      } else {
        inputs.append(input(position, of: index, for: area))
      }
    }
    return inputs
  }

  private func input(_ position: Int, of index: Int, for area: PixelRect) -> FilterImage {
    let wanted = graph.inputArea(position, of: index, for: area)
    let made = results[graph.nodes[index].inputs[position]]
    guard let image = made.first(where: { $0.area.contains(wanted) })?.image else {
      return FilterImage(clear: .empty, space: graph.nodes[index].space)
    }
    // Bytes are cut to what is wanted before they become four times as many floats.
    return image.packed == nil ? image : image.cropped(to: wanted)
  }

  private func image(
    of index: Int, in area: PixelRect, _ source: some FilterSource
  ) throws(RasterError) -> FilterImage {
    let node = graph.nodes[index]
    switch node.kind {
    case .source: return try source.source(in: area)
    case .items(let items): return try source.picture(of: items, in: area)
    case .backdrop: return source.backdrop(in: area)
    default: break
    }
    let inputs = inputs(of: index, for: area)
    let output = area.intersection(graph.extent(of: index, inputs: inputs.map(\.area)))
    guard !output.isEmpty else { return FilterImage(clear: .empty, space: node.space) }
    try Surface.validate(output)
    switch node.kind {
    case .alpha: return inputs[0].cropped(to: output).alphaInBlack
    case .shadow(let sigma, let offset, let color):
      let (x, y) = node.frame.axes(sigma)
      let offset = offset.applying(node.frame.toPixels)
      return inputs[0].shadow(
        x: x, y: y, dx: offset.dx, dy: offset.dy, color: color.pixel(in: node.space),
        space: node.space, output: output)
    case .shade(let color):
      return inputs[1].unpacked.converted(to: node.space).cropped(to: output)
        .shaded(by: inputs[0].unpacked, color: color.pixel(in: node.space))
    case .operation(let operation):
      let operands = FilterOperands(
        inputs: operation.takesPacked(in: node.space) ? inputs : inputs.map(\.unpacked),
        clips: node.inputs.map { graph.nodes[$0].clip }, output: output, node: node)
      return operation.applied(to: operands)
    case .source, .items, .backdrop: return FilterImage(clear: .empty, space: node.space)
    }
  }
}

extension FilterOperation {
  /// Whether the operation can work on pictures in bytes.
  fileprivate func takesPacked(in space: FilterPrimitive.Space) -> Bool {
    switch self {
    case .image, .merge: true
    case .gaussianBlur(_, _, let clampsEdges): space == .sRGB && !clampsEdges
    default: false
    }
  }
}

extension Surface {
  /// Throws unless a surface can stand for `area`, which must not be empty.
  static func validate(_ area: PixelRect) throws(RasterError) {
    do {
      try Bitmap.validate(width: area.columns.count, height: area.rows.count)
    } catch {
      throw .size(error)
    }
  }
}
