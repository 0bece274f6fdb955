import Drawing
import Geometry
import Imaging

extension SVGResolver {
  /// The picture's size, and what is in it.
  mutating func resolveDocument() throws(SVGError) -> (Size, [DrawingItem]) {
    let root = 0
    let size = try documentSize()
    let style = initialStyle.inherited(by: tree.elements[root], viewport: size)
    var context = ResolveContext(style: style, transform: .identity, viewport: size)
    if let box = Rect(viewBox: tree.elements[root]["viewBox"]) {
      let fit = PreserveAspectRatio(tree.elements[root]["preserveAspectRatio"])
      context.transform = fit.transform(from: box, to: size)
      context.viewport = box.size
    }
    var layer = Layer()
    let ground = property("background-color", of: root).flatMap(ColorValue.init)
    if let color = ground?.color(current: style.color), color.opacity > 0 {
      let whole = Path(Rect(origin: .zero, size: size))
      add(.fill(Fill(whole, paint: .color(color))), of: root, to: &layer)
    }
    guard property("display", of: root) != "none" else { return (size, []) }
    try count(root, context)
    // A picture's own transform is a property like any other in SVG 2.
    context.transform = transform(of: root, context).concatenating(context.transform)
    guard isVisible(root, under: context.transform) else { return (size, layer.items) }
    try resolveEffects(of: root, context, into: &layer) {
      (resolver, context, layer) throws(SVGError) in
      try resolver.resolveChildren(of: root, context, into: &layer)
    }
    return (size, layer.items)
  }

  /// The size that `width`, `height` and `viewBox` give the picture.
  private func documentSize() throws(SVGError) -> Size {
    let element = tree.elements[0]
    let box = Rect(viewBox: element["viewBox"])
    let reference = box?.size ?? options.defaultSize
    let style = initialStyle.inherited(by: element, viewport: reference)
    func side(_ name: String, _ reference: SVGLength.Reference) -> Double {
      let length = element[name].flatMap(SVGLength.init) ?? .percent(100)
      return length.value(
        fontSize: style.fontSize, viewport: self.referenceSize, reference: reference)
    }
    let size = Size(width: side("width", .width), height: side("height", .height))
    guard size.width > 0, size.height > 0 else {
      throw .notSVG(
        line: element.line,
        reason: "its size is \(size.width) × \(size.height): give a width and height above 0")
    }
    guard max(size.width, size.height) <= 1e7, min(size.width, size.height) >= 1e-7 else {
      throw .limit(line: element.line, reason: "a picture of \(size.width) × \(size.height) points")
    }
    return size
  }

  private var referenceSize: Size {
    Rect(viewBox: tree.elements[0]["viewBox"])?.size ?? options.defaultSize
  }
}
