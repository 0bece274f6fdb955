import Drawing
import Geometry

extension SVGResolver {
  /// The paint of a pattern on an element with the bounding box `box`.
  ///
  /// Repetitions are exactly the tile's size apart, as in Skia and librsvg. Renderers that make the tile
  /// a whole number of pixels drift off the grid, by half a tile after some dozens of repetitions.
  mutating func pattern(
    _ target: Int, opacity: Double, _ context: ResolveContext, box: Rect
  ) throws(SVGError) -> ServerPaint {
    guard var inner = context.following(target) else {
      note(target, "is painted with itself")
      return .nothing
    }
    let chain = linkChain(from: target) { $0 == "pattern" }
    func attribute(_ name: String) -> String? { Self.attribute(name, of: chain, in: tree) }
    guard
      let holder = chain.first(where: { index in
        children(of: index).contains { !tree.elements[$0].tag.isEmpty }
      })
    else { return .nothing }

    let usesBox = attribute("patternUnits") != "userSpaceOnUse"
    if usesBox, box.isEmpty { return .fallback }
    func length(_ name: String, _ reference: SVGLength.Reference) -> Double {
      let length = attribute(name).flatMap(SVGLength.init) ?? SVGLength(number: 0)
      return context.length(length, usesBox ? .one : reference)
    }
    var tile = Rect(
      x: length("x", .width), y: length("y", .height), width: length("width", .width),
      height: length("height", .height))
    guard tile.size.width > 0, tile.size.height > 0 else { return .nothing }
    if usesBox { tile = tile.applying(Affine(unitSquareTo: box)) }

    var transform = Affine.identity
    if let place = chain.first(where: { tree.elements[$0]["patternTransform"] != nil }) {
      guard Affine(svg: tree.elements[place]["patternTransform"] ?? "") != nil else {
        return .nothing
      }
      transform = self.transform(of: place, context, attribute: "patternTransform")
    }
    guard transform.inverse != nil else { return .nothing }

    inner.depth += 1
    try count(target, inner)
    inner.isClip = false
    inner.contextPaints = nil
    inner.style = style(of: holder, viewport: context.viewport)
    // The content's origin is the tile's corner, whatever its units.
    let corner = Affine(translationX: tile.minX, y: tile.minY)
    if let view = Rect(viewBox: attribute("viewBox")) {
      let fit = PreserveAspectRatio(attribute("preserveAspectRatio"))
      inner.transform = fit.transform(from: view, to: tile.size).concatenating(corner)
      inner.viewport = view.size
    } else if attribute("patternContentUnits") == "objectBoundingBox" {
      guard !box.isEmpty else { return .fallback }
      inner.transform = Affine(scaleX: box.width, y: box.height).concatenating(corner)
    } else {
      inner.transform = corner
    }
    guard inner.transform.inverse != nil else { return .nothing }
    var layer = Layer()
    try resolveChildren(of: holder, inner, into: &layer)
    guard !layer.items.isEmpty else { return .nothing }
    return .paint(
      .pattern(PatternPaint(layer.items, tile: tile, opacity: opacity, transform: transform)))
  }
}
