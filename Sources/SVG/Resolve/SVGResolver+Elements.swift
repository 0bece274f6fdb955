import Drawing
import Geometry

extension SVGResolver {
  /// Draws what is in an element.
  mutating func resolveChildren(
    of element: Int, _ context: ResolveContext, into layer: inout Layer
  ) throws(SVGError) {
    for child in children(of: element) { try resolve(child, context, into: &layer) }
  }

  /// Draws one element with all that is in it; the context is that of its parent.
  mutating func resolve(
    _ index: Int, _ parent: ResolveContext, into layer: inout Layer
  ) throws(SVGError) {
    let element = tree.elements[index]
    guard isRendered(index), property("display", of: index) != "none",
      conditionsHold(for: index)
    else { return }
    var context = parent
    context.depth += 1
    try count(index, context)
    context.style = parent.style.inherited(by: element, viewport: parent.viewport)
    context.transform = transform(of: index, context).concatenating(parent.transform)
    guard isVisible(index, under: context.transform) else { return }
    try resolveEffects(of: index, context, into: &layer) {
      (resolver, context, layer) throws(SVGError) in
      try resolver.resolveContent(of: index, context, into: &layer)
    }
  }

  /// Draws what an element shows itself, below its effects.
  mutating func resolveContent(
    of index: Int, _ context: ResolveContext, into layer: inout Layer
  ) throws(SVGError) {
    switch tree.elements[index].tag {
    case "g", "a": try resolveChildren(of: index, context, into: &layer)
    case "switch":
      // The first that can be shown, and no other.
      if let child = children(of: index).first(where: { isRendered($0) && conditionsHold(for: $0) })
      {
        try resolve(child, context, into: &layer)
      }
    case "svg": try resolveNested(index, context, into: &layer)
    case "use": try resolveUse(index, context, into: &layer)
    case "image": try resolveImage(index, context, into: &layer)
    case "text": try resolveText(index, context, into: &layer)
    default: try resolveShape(index, context, into: &layer)
    }
  }

  /// Whether an element of this kind is painted where it stands; notes those that should be.
  private mutating func isRendered(_ index: Int) -> Bool {
    switch tree.elements[index].tag {
    case "g", "a", "switch", "svg", "use", "image", "text", "path", "rect", "circle", "ellipse",
      "line", "polyline", "polygon":
      return true
    case "foreignObject", "video", "audio", "iframe", "canvas", "mesh", "hatch", "solidcolor",
      "script", "animate", "animateTransform", "animateMotion", "animateColor", "set", "tref",
      "altGlyph", "font", "cursor":
      note(index, "is not supported")
      return false
    default: return false
    }
  }

  /// Whether the element is one that this renderer and its reader's language are offered.
  func conditionsHold(for index: Int) -> Bool {
    let element = tree.elements[index]
    if let extensions = element["requiredExtensions"], !extensions.trimmingSpaces.isEmpty {
      return false
    }
    guard let languages = element["systemLanguage"] else { return true }
    return languages.split(separator: ",").contains { part in
      let offered = part.trimmingSpaces.lowercased()
      return options.languages.contains { language in
        offered == language.lowercased() || offered.hasPrefix(language.lowercased() + "-")
      }
    }
  }

  // MARK: Transforms

  /// The element's own transform, about its origin.
  func transform(
    of index: Int, _ context: ResolveContext, attribute: String = "transform"
  ) -> Affine {
    guard let text = property(attribute, of: index), let transform = Affine(svg: text) else {
      return .identity
    }
    guard let origin = property("transform-origin", of: index) else { return transform }
    return transform.about(transformOrigin(origin, context))
  }

  private func transformOrigin(_ text: String, _ context: ResolveContext) -> Point {
    var (x, y): (SVGLength?, SVGLength?) = (nil, nil)
    for word in text.split(whereSeparator: \.isWhitespace).prefix(2) {
      switch word {
      case "left": x = .percent(0)
      case "right": x = .percent(100)
      case "top": y = .percent(0)
      case "bottom": y = .percent(100)
      case "center": if x == nil { x = .percent(50) } else { y = .percent(50) }
      default:
        guard let length = SVGLength(String(word)) else { continue }
        if x == nil { x = length } else { y = length }
      }
    }
    return Point(
      x: context.length(x ?? .percent(50), .width), y: context.length(y ?? .percent(50), .height))
  }
}
