import Drawing
import Geometry

extension SVGResolver {
  /// What a `feImage` draws, in the picture's points.
  mutating func image(
    _ index: Int, _ subregion: inout Rect?, _ builder: FilterBuilder
  ) throws(SVGError) -> [DrawingItem] {
    guard let link = tree.elements[index]["href"]?.trimmingSpaces, !link.isEmpty else { return [] }
    let frame = subregion ?? builder.region
    if let id = link.fragment {
      guard let target = element(id) else {
        note(index, "shows '#\(id)', which is not in the document")
        return []
      }
      guard var context = builder.context.following(target) else { return [] }
      // The element is drawn as by `use`, from the region's corner on.
      context.transform = Affine(translationX: frame.minX, y: frame.minY)
        .concatenating(context.transform)
      context.style = style(of: tree.elements[target].parent ?? 0, viewport: context.viewport)
      var layer = Layer()
      try resolve(target, context, into: &layer)
      return layer.items
    }
    guard let image = image(link, of: index) else { return [] }
    var context = builder.context
    context.style = style(of: index, viewport: context.viewport)
    return items(
      of: image, in: frame, fit: PreserveAspectRatio(tree.elements[index]["preserveAspectRatio"]),
      context)
  }
}
