import Drawing
import Geometry
import Imaging

// Which pixels each node has to give, so that the result can be made, and which it can give at all.
extension FilterGraph {
  /// The rectangles of each node's picture that are needed for `area` of the result.
  ///
  /// Far-off rectangles stay apart: a shadow cast from afar needs its caster and the place where it
  /// falls, not all between.
  func needs(for area: PixelRect) -> [NeededAreas] {
    var needs = Array(repeating: NeededAreas(most: mostParts), count: nodes.count)
    needs[nodes.count - 1].insert(area.intersection(nodes[nodes.count - 1].clip))
    for index in nodes.indices.reversed() {
      for rect in needs[index].rects {
        for (position, input) in nodes[index].inputs.enumerated() {
          needs[input].insert(inputArea(position, of: index, for: rect))
        }
      }
    }
    return needs
  }

  /// What of an input is needed for `area` of the node's picture.
  func inputArea(_ position: Int, of index: Int, for area: PixelRect) -> PixelRect {
    let node = nodes[index]
    let clip = nodes[node.inputs[position]].clip
    let frame = node.frame
    let wanted: PixelRect
    switch node.kind {
    case .source, .items, .backdrop, .alpha, .shade: wanted = area
    case .shadow(let sigma, let offset, _):
      let offset = offset.applying(frame.toPixels)
      wanted = area.moved(dx: -offset.dx, dy: -offset.dy).outset(by: frame.axes(sigma))
    case .operation(let operation):
      switch operation {
      case .gaussianBlur(let sigmaX, let sigmaY, _):
        wanted = area.outset(by: frame.axes(Vector(dx: sigmaX, dy: sigmaY)))
      case .offset(let dx, let dy, let snaps):
        let offset = frame.offset(Vector(dx: dx, dy: dy), snapsToPixels: snaps)
        wanted = area.moved(dx: -offset.dx, dy: -offset.dy)
      case .morphology(_, let radiusX, let radiusY):
        wanted = area.outset(by: frame.lengths(Vector(dx: radiusX, dy: radiusY)))
      case .tile: wanted = clip == .everywhere ? area : clip
      case .displacement(let scale, _, _):
        let reach = Vector(dx: abs(scale) / 2 + 1, dy: abs(scale) / 2 + 1)
        wanted = position == 0 ? area.outset(by: frame.lengths(reach)) : area
      case .convolution(let convolution):
        let reached = area.outset(dx: convolution.columns, dy: convolution.rows)
        // What wraps round comes from the other side of the filter's region.
        let wraps = convolution.edgeMode == .wrap && !frame.region.contains(reached)
        wanted = wraps ? frame.region : reached
      case .diffuseLighting, .specularLighting: wanted = area.outset(dx: 1, dy: 1)
      default: wanted = area
      }
    }
    return wanted.intersection(clip)
  }

  /// The pixels of a node's picture that can be other than clear, given those of its inputs.
  func extent(of index: Int, inputs: [PixelRect]) -> PixelRect {
    let node = nodes[index]
    let frame = node.frame
    let all = inputs.reduce(PixelRect.empty) { $0.union($1) }
    let first = inputs.first ?? .empty
    let reached: PixelRect
    switch node.kind {
    case .source, .items, .backdrop: reached = .everywhere
    case .alpha: reached = first
    case .shade: reached = inputs.last ?? .empty
    case .shadow(let sigma, let offset, _):
      let offset = offset.applying(frame.toPixels)
      reached = first.outset(by: frame.axes(sigma)).moved(dx: offset.dx, dy: offset.dy)
    case .operation(let operation):
      switch operation {
      case .gaussianBlur(let sigmaX, let sigmaY, let clampsEdges):
        reached =
          clampsEdges ? first : first.outset(by: frame.axes(Vector(dx: sigmaX, dy: sigmaY)))
      case .offset(let dx, let dy, let snaps):
        let offset = frame.offset(Vector(dx: dx, dy: dy), snapsToPixels: snaps)
        reached = first.moved(dx: offset.dx, dy: offset.dy)
      case .morphology(.dilate, let radiusX, let radiusY):
        reached = first.outset(by: frame.lengths(Vector(dx: radiusX, dy: radiusY)))
      case .colorMatrix(let matrix): reached = matrix[19] > 0 ? .everywhere : first
      case .componentTransfer(_, _, _, let alpha):
        reached = alpha.value(at: 0) > 0 ? .everywhere : first
      case .arithmetic(_, _, _, let k4): reached = k4 > 0 ? .everywhere : all
      case .blend, .merge: reached = all
      case .displacement(let scale, _, _):
        let reach = Vector(dx: abs(scale) / 2 + 1, dy: abs(scale) / 2 + 1)
        reached = first.outset(by: frame.lengths(reach))
      case .convolution(let convolution):
        let isLocal = convolution.edgeMode == .none && convolution.bias <= 0
        reached =
          isLocal ? first.outset(dx: convolution.columns, dy: convolution.rows) : .everywhere
      case .flood, .turbulence, .diffuseLighting, .specularLighting, .tile: reached = .everywhere
      default: reached = first
      }
    }
    return reached.intersection(node.clip)
  }
}

extension FilterFrame {
  /// A move in pixels, of whole ones where it snaps to them.
  func offset(_ offset: Vector, snapsToPixels: Bool) -> Vector {
    let offset = offset.applying(toPixels)
    guard snapsToPixels else { return offset }
    return Vector(
      dx: offset.dx.rounded(.towardZero), dy: offset.dy.rounded(.towardZero))
  }

  /// How a blur by `sigma`, in the filter's coordinates, is done along both axes.
  func axes(_ sigma: Vector) -> (x: BlurAxis, y: BlurAxis) {
    let lengths = lengths(sigma)
    return (BlurAxis(sigma: lengths.dx), BlurAxis(sigma: lengths.dy))
  }
}

extension PixelRect {
  fileprivate func outset(by axes: (x: BlurAxis, y: BlurAxis)) -> PixelRect {
    outset(dx: axes.x.reach, dy: axes.y.reach)
  }

  fileprivate func outset(by lengths: Vector) -> PixelRect {
    outset(
      dx: Int(PixelRect.clamped(lengths.dx.rounded(.up))),
      dy: Int(PixelRect.clamped(lengths.dy.rounded(.up))))
  }
}

/// A few rectangles that together hold all those inserted.
struct NeededAreas {
  /// None of them empty; each inserted rectangle lies wholly in one.
  private(set) var rects: [PixelRect] = []
  private let most: Int

  /// Room for `most` rectangles; those beyond that many are joined to others, whatever it costs.
  init(most: Int) { self.most = most }

  /// Adds a rectangle, joined to another where that costs little.
  mutating func insert(_ rect: PixelRect) {
    guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
    let near = rects.firstIndex { other in
      // Up to a half more pixels are better drawn once than a second picture begun.
      let union = rect.union(other)
      return union.count / 3 <= (rect.count + other.count) / 2 + 4096
    }
    if let near {
      let other = rects.remove(at: near)
      insert(rect.union(other))
    } else if rects.count == most {
      let other = rects.removeLast()
      insert(rect.union(other))
    } else {
      rects.append(rect)
    }
  }
}
