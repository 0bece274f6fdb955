import Drawing
import Geometry
import Imaging

/// Where in the picture an element stands: what it inherits, and from whom.
struct ResolveContext {
  /// The inherited properties.
  var style: SVGStyle
  /// From user space to the picture's points.
  var transform: Affine
  /// The size of the viewport that percentages are of.
  var viewport: Size
  /// Elements inside one another, those that are referred to included.
  var depth = 0
  /// Groups with effects inside one another.
  var effectDepth = 0
  /// The elements that are being referred to, so that none refers to itself.
  var links: [Int] = []
  /// The paints that `context-fill` and `context-stroke` mean.
  var contextPaints: ContextPaints?
  /// Whether only outlines count, for a clip.
  var isClip = false

  /// The context with one more element that is referred to; nil where it is being referred to
  /// already.
  func following(_ element: Int) -> ResolveContext? {
    guard !links.contains(element) else { return nil }
    var context = self
    context.links.append(element)
    return context
  }

  /// A length in user units.
  func length(_ length: SVGLength, _ reference: SVGLength.Reference) -> Double {
    length.value(fontSize: style.fontSize, viewport: viewport, reference: reference)
  }
}

/// What an element is painted with that markers and `use` may ask for.
struct ContextPaints {
  var fill: Paint?
  var stroke: Paint?
  /// From the space of the paints to the picture's points.
  var transform: Affine
}

/// A picture in the making: items in the picture's points, and what their bounding box is made of.
struct Layer {
  var items: [DrawingItem] = []
  private(set) var extents: [Extent] = []

  /// A part of a bounding box.
  enum Extent {
    case path(Path, Affine)
    case rect(Rect, Affine)
  }

  /// Counts the inside of `path` to the bounding box.
  mutating func addExtent(_ path: Path, _ transform: Affine) {
    extents.append(.path(path, transform))
  }

  /// Counts `rect` to the bounding box.
  mutating func addExtent(_ rect: Rect, _ transform: Affine) {
    extents.append(.rect(rect, transform))
  }

  /// Takes over what another layer's bounding box is made of.
  mutating func addExtents(of other: Layer) {
    extents += other.extents
  }

  /// The tight bounding box, without strokes, in the space that `transform` leads from.
  ///
  /// Nil where there is nothing; it may be without width or height.
  func bounds(in transform: Affine) -> Rect? {
    guard let inverse = transform.inverse else { return nil }
    var bounds: Rect?
    for extent in extents {
      let part: Rect
      switch extent {
      case .path(let path, let place):
        let toSpace = place.concatenating(inverse)
        part =
          toSpace.isNearIdentity(within: 1e-12)
          ? path.boundingRect : path.applying(toSpace).boundingRect
      case .rect(let rect, let place): part = rect.applying(place.concatenating(inverse))
      }
      bounds = bounds?.union(part) ?? part
    }
    return bounds
  }
}

extension Affine {
  /// Whether none of the transform's numbers is farther than `tolerance` from that of the identity.
  func isNearIdentity(within tolerance: Double) -> Bool {
    func near(_ x: Double, _ y: Double) -> Bool { abs(x - y) < tolerance }
    return near(a, 1) && near(b, 0) && near(c, 0) && near(d, 1) && near(tx, 0) && near(ty, 0)
  }
}
