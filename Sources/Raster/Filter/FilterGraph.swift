import Drawing
import Geometry
import Imaging

/// The operations of a group's filters as one graph, in pixels, each after those whose results it
/// takes.
struct FilterGraph {
  /// One picture: a source, or an operation on the pictures of other nodes.
  struct Node {
    /// What makes the picture.
    var kind: Kind
    /// The nodes that it takes, all before it.
    var inputs: [Int] = []
    /// What of the picture counts.
    var clip = PixelRect.everywhere
    /// The space that it works in.
    var space = FilterPrimitive.Space.sRGB
    /// The frame that its lengths are in.
    var frame = FilterFrame.pixels
  }

  /// What makes a picture.
  enum Kind {
    /// The group's items.
    case source
    /// Other items.
    case items([DrawingItem])
    /// What is below the group.
    case backdrop
    /// The input's alpha, in black.
    case alpha
    /// The input's alpha, blurred, moved and painted.
    case shadow(sigma: Vector, offset: Vector, color: Color)
    /// The second input, shaded where the first one's alpha is not.
    case shade(Color)
    /// An operation other than the two shadows, which are taken apart into the kinds above.
    case operation(FilterOperation)
  }

  /// Where the backdrop ends.
  private let canvas: PixelRect
  /// The nodes; the first is the source, the last the result.
  private(set) var nodes: [Node] = [Node(kind: .source)]

  /// The most rectangles of one node's picture that are made apart.
  let mostParts: Int
  /// The filters around one another whose pictures are made in parts.
  ///
  /// Each part of a picture is drawn with all that is in it: parts of parts of parts, a few at each level, would
  /// soon be without number.
  private static let deepestParts = 3

  /// The graph of `filters`, one after the other.
  ///
  /// - Parameters:
  ///   - filters: In the order of their application.
  ///   - toPixels: From the picture's points to the pixels that they work on.
  ///   - canvas: Those of these pixels that there are: where the backdrop ends.
  ///   - depth: The number of other filters that their result goes through.
  init(_ filters: [Filter], toPixels: Affine, canvas: PixelRect, depth: Int) {
    self.canvas = canvas
    mostParts = depth < Self.deepestParts ? 8 : 1
    for filter in filters { add(filter, toPixels: toPixels) }
  }

  private mutating func add(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  // MARK: Filters

  private mutating func add(_ filter: Filter, toPixels: Affine) {
    let frame = FilterFrame(filter, toPixels: toPixels)
    let source = addClipped(nodes.count - 1, to: frame.region)
    var results: [Int] = []
    var alpha: Int?
    for primitive in filter.primitives {
      let inputs = primitive.inputs.map { input -> Int in
        switch input {
        case .source: return source
        case .sourceAlpha:
          if let alpha { return alpha }
          let node = add(
            Node(kind: .alpha, inputs: [source], clip: frame.region, frame: frame))
          alpha = node
          return node
        case .backdrop:
          return add(
            Node(kind: .backdrop, clip: frame.region.intersection(canvas), frame: frame))
        case .result(let index):
          precondition(
            results.indices.contains(index),
            "primitive \(results.count) takes the result of primitive \(index), not before it")
          return results[index]
        case .items(let items):
          return add(Node(kind: .items(items), clip: frame.region, frame: frame))
        }
      }
      results.append(add(primitive, inputs, frame))
    }
  }

  /// The picture of `node` as far as it lies in `clip`.
  private mutating func addClipped(_ node: Int, to clip: PixelRect) -> Int {
    guard clip != .everywhere else { return node }
    return add(Node(kind: .operation(.image), inputs: [node], clip: clip))
  }

  private mutating func add(
    _ primitive: FilterPrimitive, _ inputs: [Int], _ frame: FilterFrame
  ) -> Int {
    let clip = primitive.subregion.map { frame.pixels(of: $0).intersection(frame.region) }
    var node = Node(
      kind: .operation(primitive.operation), inputs: inputs, clip: clip ?? frame.region,
      space: primitive.space, frame: frame)
    let clipped = node.clip
    switch primitive.operation {
    case .dropShadow(let sigmaX, let sigmaY, let dx, let dy, let color):
      node.clip = frame.region
      node.kind = .shadow(
        sigma: Vector(dx: sigmaX, dy: sigmaY), offset: Vector(dx: dx, dy: dy), color: color)
      let shadow = add(node)
      node.kind = .operation(.merge)
      node.inputs = [shadow] + inputs
      node.clip = clipped
    case .innerShadow(let sigmaX, let sigmaY, let dx, let dy, let color):
      node.clip = frame.region
      node.kind = .shadow(
        sigma: Vector(dx: sigmaX, dy: sigmaY), offset: Vector(dx: dx, dy: dy), color: .black)
      let shape = add(node)
      node.kind = .shade(color)
      node.inputs = [shape] + inputs
      node.clip = clipped
    default: break
    }
    return add(node)
  }
}

/// The coordinates that a filter's lengths are in.
struct FilterFrame {
  /// From the filter's coordinates to pixels.
  let toPixels: Affine
  /// Pixels a unit along the filter's x axis.
  let scaleX: Double
  /// Pixels a unit along the filter's y axis.
  let scaleY: Double
  /// The filter's region in pixels.
  let region: PixelRect

  /// The frame of pixels themselves, without a region.
  static let pixels = FilterFrame(Filter([]), toPixels: .identity)

  init(_ filter: Filter, toPixels: Affine) {
    let toPixels = filter.transform.concatenating(toPixels)
    self.toPixels = toPixels
    scaleX = (toPixels.a * toPixels.a + toPixels.b * toPixels.b).squareRoot()
    scaleY = (toPixels.c * toPixels.c + toPixels.d * toPixels.d).squareRoot()
    region =
      filter.region.map { PixelRect(standingFor: $0.applying(toPixels)) } ?? .everywhere
  }

  /// The pixels that stand for a rectangle of the filter's coordinates.
  func pixels(of rect: Rect) -> PixelRect { PixelRect(standingFor: rect.applying(toPixels)) }

  /// Standard deviations or radii along the pixels' axes, not negative.
  ///
  /// Along axes that are exchanged, as in a turn by 90 degrees, they are, too.
  func lengths(_ lengths: Vector) -> Vector {
    let (x, y) = (max(lengths.dx, 0) * scaleX, max(lengths.dy, 0) * scaleY)
    return toPixels.a == 0 && toPixels.d == 0 ? Vector(dx: y, dy: x) : Vector(dx: x, dy: y)
  }
}

extension Filter {
  /// Whether the filter can work on pixels whose axes are not its own.
  ///
  /// Its axes must be the pixels' up to a scale; else, under a turn or a reflection, nothing in it
  /// may depend on the directions of the axes.
  func worksOnPixels(toPixels: Affine) -> Bool {
    let total = transform.concatenating(toPixels)
    if total.b == 0, total.c == 0, total.a > 0, total.d > 0 { return true }
    let (lengthX, lengthY) = (
      total.a * total.a + total.b * total.b, total.c * total.c + total.d * total.d
    )
    let noise = 1e-9 * max(lengthX, lengthY)
    guard abs(lengthX - lengthY) <= noise, abs(total.a * total.c + total.b * total.d) <= noise
    else { return false }
    return primitives.allSatisfy {
      $0.subregion == nil && $0.operation.isIsotropic(inRegion: region != nil)
    }
  }
}

extension FilterOperation {
  /// Whether the operation comes to the same when the axes are turned.
  fileprivate func isIsotropic(inRegion hasRegion: Bool) -> Bool {
    switch self {
    case .gaussianBlur(let sigmaX, let sigmaY, let clampsEdges):
      sigmaX == sigmaY && !clampsEdges
    case .dropShadow(let sigmaX, let sigmaY, _, _, _),
      .innerShadow(let sigmaX, let sigmaY, _, _, _):
      sigmaX == sigmaY
    case .offset, .blend, .merge, .image, .colorMatrix, .componentTransfer: true
    case .arithmetic(_, _, _, let k4): k4 == 0 || !hasRegion
    case .flood: !hasRegion
    case .morphology, .tile, .displacement, .convolution, .turbulence, .diffuseLighting,
      .specularLighting, .grain:
      false
    }
  }
}
