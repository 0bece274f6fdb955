import Geometry

/// What a clip or a mask comes to depends on this, and on nothing else.
struct ReferenceKey: Hashable {
  /// The `clipPath` or `mask`.
  let target: Int
  /// From the user space of what is cut to the picture's points.
  let transform: Affine
  let viewport: Size
  /// The bounding box of what is cut, where lengths are fractions of it.
  let bounds: Rect?
  /// Whether it is for something inside a clip.
  let isClip: Bool
  /// The elements that are being referred to: none of them counts inside itself.
  let links: [Int]

  /// The key of `target` for an element in `context`.
  init(_ target: Int, _ context: ResolveContext, bounds: Rect?) {
    self.target = target
    (transform, viewport, isClip) = (context.transform, context.viewport, context.isClip)
    (self.bounds, links) = (bounds, context.links)
  }
}
