import Drawing
import Geometry
import Imaging

/// Evaluates a graph of filter operations: each node once for each rectangle that is needed of it.
struct FilterRun {
  private let graph: FilterGraph
  private let needs: [NeededAreas]
  /// For each node the rectangles made so far; let go after their last use.
  private var results: [[(area: PixelRect, image: FilterImage)]]
  private let lastUse: [Int]
  private let smooth: [Bool]

  init(_ graph: FilterGraph, area: PixelRect) {
    self.graph = graph
    needs = graph.needs(for: area)
    results = Array(repeating: [], count: graph.nodes.count)
    lastUse = graph.lastUses
    smooth = graph.smoothNodes
  }

  /// The result in the area asked for.
  mutating func run(_ pictures: FilterPictures) throws(RasterError) -> FilterImage {
    for index in graph.nodes.indices {
      for area in needs[index].rects {
        var image = try image(of: index, in: area, pictures)
        image.isSmooth = smooth[index]
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
    var inputs: [FilterImage] = []
    for (position, same) in sameInputs(of: index, for: area).enumerated() {
      inputs.append(same < position ? inputs[same] : input(position, of: index, for: area))
    }
    return inputs
  }

  /// For each input the first one that is the same picture in the same part.
  private func sameInputs(of index: Int, for area: PixelRect) -> [Int] {
    let nodes = graph.nodes[index].inputs
    var firsts: [Int: [Int]] = [:]
    return nodes.indices.map { position in
      let wanted = graph.inputArea(position, of: index, for: area)
      let same = firsts[nodes[position], default: []].first {
        graph.inputArea($0, of: index, for: area) == wanted
      }
      if same == nil { firsts[nodes[position], default: []].append(position) }
      return same ?? position
    }
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
    of index: Int, in area: PixelRect, _ pictures: FilterPictures
  ) throws(RasterError) -> FilterImage {
    let node = graph.nodes[index]
    switch node.kind {
    case .source, .items, .backdrop: return pictures.picture(of: index, in: area)
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
        sameInputs: sameInputs(of: index, for: area),
        clips: node.inputs.map { graph.nodes[$0].clip }, output: output, node: node)
      return operation.applied(to: operands)
    case .source, .items, .backdrop: return FilterImage(clear: .empty, space: node.space)
    }
  }
}

extension FilterGraph {
  /// For each node whether values between the 8-bit levels change gradually in its picture.
  ///
  /// Known from the operations alone, so that it is the same in every tile.
  fileprivate var smoothNodes: [Bool] {
    var smooth: [Bool] = []
    for node in nodes {
      let inputs = node.inputs.map { smooth[$0] }
      switch node.kind {
      case .source, .items, .backdrop: smooth.append(false)
      case .alpha, .shade: smooth.append(inputs.contains(true))
      case .shadow(let sigma, _, _): smooth.append(inputs[0] || node.frame.blurs(sigma))
      case .operation(let operation):
        smooth.append(operation.isSmooth(inputs, node.frame))
      }
    }
    return smooth
  }
}

extension FilterFrame {
  /// Whether a blur by `sigma` changes anything.
  fileprivate func blurs(_ sigma: Vector) -> Bool {
    let (x, y) = axes(sigma)
    return x.radius > 0 || y.radius > 0
  }
}

extension FilterOperation {
  fileprivate func isSmooth(_ inputs: [Bool], _ frame: FilterFrame) -> Bool {
    switch self {
    case .gaussianBlur(let sigmaX, let sigmaY, _):
      inputs[0] || frame.blurs(Vector(dx: sigmaX, dy: sigmaY))
    case .turbulence, .diffuseLighting, .specularLighting: true
    case .flood: false
    // The second input only says from where.
    case .displacement: inputs[0]
    default: inputs.contains(true)
    }
  }

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
