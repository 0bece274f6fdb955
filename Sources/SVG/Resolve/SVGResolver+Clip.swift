import Drawing
import Geometry

/// What an element's `clip-path` comes to.
enum ClipResult {
  /// It is not clipped.
  case none
  /// Nothing of it is left.
  case nothing
  /// One path.
  case path(Clip)
  /// The union of items.
  case items([DrawingItem])
}

extension SVGResolver {
  /// What the `clip-path` of `index` comes to, in the picture's points.
  mutating func clip(
    of index: Int, _ context: ResolveContext, _ bounds: Rect?
  ) throws(SVGError) -> ClipResult {
    guard
      let (target, entered) = try referred(
        by: "clip-path", of: index, to: "clipPath", "is clipped to", context)
    else { return .none }
    let key = ReferenceKey(target, context, bounds: clipUsesBox(target) ? bounds : nil)
    if let known = knownClips[key] { return known }
    let result = try clip(target, entered, context, bounds)
    knownClips[key] = result
    return result
  }

  /// Whether a clip depends on the box of what it cuts.
  private func clipUsesBox(_ target: Int) -> Bool {
    tree.elements[target]["clipPathUnits"] == "objectBoundingBox"
      || property("clip-path", of: target) != nil
  }

  /// What the clip `target` comes to, whose content is resolved in `entered`.
  private mutating func clip(
    _ target: Int, _ entered: ResolveContext, _ context: ResolveContext, _ bounds: Rect?
  ) throws(SVGError) -> ClipResult {
    var inner = entered
    inner.isClip = true
    inner.style = style(of: target, viewport: context.viewport)
    if tree.elements[target]["clipPathUnits"] == "objectBoundingBox" {
      guard let bounds, !bounds.isEmpty else { return .nothing }
      inner.transform = Affine(unitSquareTo: bounds).concatenating(inner.transform)
    }
    if let text = property("transform", of: target), Affine(svg: text) == nil { return .nothing }
    inner.transform = transform(of: target, context).concatenating(inner.transform)
    guard inner.transform.inverse != nil else { return .nothing }
    var layer = Layer()
    for child in children(of: target) where isClipChild(child) {
      try resolve(child, inner, into: &layer)
    }
    guard !layer.items.isEmpty else { return .nothing }
    let outer = try clip(of: target, inner.outerClip(context), bounds)
    return Self.intersection(layer.items, outer)
  }

  /// Whether a clip may hold this element: shapes, text, and `use` of one of them.
  private func isClipChild(_ index: Int) -> Bool {
    switch tree.elements[index].tag {
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text": return true
    case "use":
      guard let target = element(tree.elements[index]["href"]?.trimmingSpaces.fragment) else {
        return false
      }
      return tree.elements[target].tag != "use" && isClipChild(target)
    default: return false
    }
  }

  /// The items cut to what the clip itself is clipped to.
  private static func intersection(_ items: [DrawingItem], _ outer: ClipResult) -> ClipResult {
    switch outer {
    case .nothing: return .nothing
    case .none:
      if items.count == 1, case .fill(let fill) = items[0] {
        return .path(Clip(fill.path, rule: fill.rule, transform: fill.transform))
      }
      return .items(items)
    case .path(let clip): return .items([.group(Group(items, clip: clip))])
    case .items(let mask): return .items([.group(Group(items, mask: Mask(mask)))])
    }
  }
}

extension ResolveContext {
  /// The context that a clip's own clip is resolved in: the user space of what is clipped.
  fileprivate func outerClip(_ context: ResolveContext) -> ResolveContext {
    var outer = self
    outer.transform = context.transform
    return outer
  }
}

extension Affine {
  /// The transform that takes the unit square to `rect`: what `objectBoundingBox` means.
  init(unitSquareTo rect: Rect) {
    self.init(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
  }
}
