import Drawing
import Geometry
import Imaging

extension SVGResolver {
  /// Draws an `image`: a bitmap or another document.
  mutating func resolveImage(
    _ index: Int, _ context: ResolveContext, into layer: inout Layer
  ) throws(SVGError) {
    guard !context.isClip, let link = tree.elements[index]["href"]?.trimmingSpaces, !link.isEmpty
    else { return }
    guard let image = image(link, of: index) else { return }
    let natural = image.size
    let width = side("width", of: index, .width, context)
    let height = side("height", of: index, .height, context)
    let size = Size(
      width: width ?? height.map { $0 * natural.width / natural.height } ?? natural.width,
      height: height ?? width.map { $0 * natural.height / natural.width } ?? natural.height)
    guard size.width > 0, size.height > 0 else { return }
    let frame = Rect(
      x: length("x", of: index, .width, context) ?? 0,
      y: length("y", of: index, .height, context) ?? 0, width: size.width, height: size.height)
    guard frame.isReckonable, frame.applying(context.transform).isReckonable else {
      return noteUnreckonable(index)
    }
    layer.addExtent(frame, context.transform)
    guard context.style.isVisible else { return }
    let fit = PreserveAspectRatio(tree.elements[index]["preserveAspectRatio"])
    for item in items(of: image, in: frame, fit: fit, context) {
      add(item, of: index, to: &layer)
    }
  }

  private func side(
    _ name: String, of index: Int, _ reference: SVGLength.Reference, _ context: ResolveContext
  ) -> Double? {
    guard let text = tree.elements[index][name]?.trimmingSpaces, text != "auto" else { return nil }
    return SVGLength(text).map { context.length($0, reference) }
  }

  /// The items of a picture fitted into a frame in user space, in the picture's points.
  func items(
    of image: ImageContent, in frame: Rect, fit: PreserveAspectRatio, _ context: ResolveContext
  ) -> [DrawingItem] {
    let natural = image.size
    let place = fit.transform(
      from: Rect(x: 0, y: 0, width: natural.width, height: natural.height), to: frame.size
    )
    .concatenating(Affine(translationX: frame.minX, y: frame.minY))
    .concatenating(context.transform)
    guard place.inverse != nil else { return [] }
    var items: [DrawingItem]
    switch image {
    case .bitmap(let source):
      items = [
        .picture(
          Picture(
            source,
            interpolation: context.style.imageRendering == .pixelated ? .nearest : .automatic,
            transform: place))
      ]
    case .document(let document):
      items = document.items.map { $0.applying(place) }
      let whole = Rect(x: 0, y: 0, width: natural.width, height: natural.height)
      items = [.group(Group(items, clip: Clip(Path(whole), transform: place)))]
    }
    guard fit.slice, fit.align != nil else { return items }
    return [.group(Group(items, clip: Clip(Path(frame), transform: context.transform)))]
  }
}

extension ImageContent {
  /// The picture's own size: its pixels, or its document's points.
  var size: Size {
    switch self {
    case .bitmap(let source):
      Size(width: Double(source.bitmap.width), height: Double(source.bitmap.height))
    case .document(let document): document.size
    }
  }
}
