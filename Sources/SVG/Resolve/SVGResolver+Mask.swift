import Drawing
import Geometry

/// What an element's `mask` comes to.
enum MaskResult {
  /// It is not masked.
  case none
  /// Nothing of it is left.
  case nothing
  case mask(Mask)
}

extension SVGResolver {
  /// What the `mask` of `index` comes to, in the picture's points.
  mutating func mask(
    of index: Int, _ context: ResolveContext, _ bounds: Rect?
  ) throws(SVGError) -> MaskResult {
    guard
      let (target, entered) = try referred(
        by: "mask", of: index, to: "mask", "is masked by", context)
    else { return .none }
    let key = ReferenceKey(target, context, bounds: maskUsesBox(target) ? bounds : nil)
    if let known = knownMasks[key] { return known }
    let result = try mask(target, entered, context, bounds)
    knownMasks[key] = result
    return result
  }

  /// Whether a mask depends on the box of what it masks.
  private func maskUsesBox(_ target: Int) -> Bool {
    let element = tree.elements[target]
    return element["maskUnits"]?.trimmingSpaces != "userSpaceOnUse"
      || element["maskContentUnits"] == "objectBoundingBox"
      || property("mask", of: target) != nil
  }

  /// What the mask `target` comes to, whose content is resolved in `entered`.
  private mutating func mask(
    _ target: Int, _ entered: ResolveContext, _ context: ResolveContext, _ bounds: Rect?
  ) throws(SVGError) -> MaskResult {
    var inner = entered
    inner.style = style(of: target, viewport: context.viewport)
    inner.contextPaints = nil
    let attributes = tree.elements[target].attributes
    guard let region = region(attributes, "maskUnits", inner, bounds) else { return .nothing }
    if tree.elements[target]["maskContentUnits"] == "objectBoundingBox" {
      guard let bounds, !bounds.isEmpty else { return .nothing }
      inner.transform = Affine(unitSquareTo: bounds).concatenating(inner.transform)
    }
    var layer = Layer()
    try resolveChildren(of: target, inner, into: &layer)
    guard !layer.items.isEmpty else { return .nothing }
    var picture = Group(layer.items, clip: Clip(Path(region), transform: context.transform))
    inner.transform = context.transform
    switch masksItself(target) ? .none : try mask(of: target, inner, bounds) {
    case .none: break
    case .nothing: return .nothing
    case .mask(let outer): picture.mask = outer
    }
    let kind: Mask.Kind =
      property("mask-type", of: target) == "alpha"
      ? .alpha : inner.style.colorInterpolation == .linear ? .linearLuminance : .luminance
    return .mask(Mask([.group(picture)], kind: kind))
  }

  /// Whether a mask's own masks lead back to it: its own counts for nothing then.
  private func masksItself(_ target: Int) -> Bool {
    var next = property("mask", of: target).flatMap { element($0.urlFragment) }
    for _ in 0..<64 {
      guard let mask = next else { return false }
      if mask == target { return true }
      next = property("mask", of: mask).flatMap { element($0.urlFragment) }
    }
    return true
  }

  /// The region of a mask or filter in user space: a tenth larger than the box all round, unless it
  /// says otherwise; nil where it has no extent.
  func region(
    _ attributes: [String: String], _ unitsAttribute: String, _ context: ResolveContext,
    _ bounds: Rect?
  ) -> Rect? {
    func length(_ name: String, _ standard: Double) -> SVGLength {
      attributes[name].flatMap(SVGLength.init) ?? .percent(standard)
    }
    let (x, y) = (length("x", -10), length("y", -10))
    let (width, height) = (length("width", 120), length("height", 120))
    let region: Rect
    if attributes[unitsAttribute]?.trimmingSpaces == "userSpaceOnUse" {
      region = Rect(
        x: context.length(x, .width), y: context.length(y, .height),
        width: context.length(width, .width), height: context.length(height, .height))
    } else {
      guard let bounds, !bounds.isEmpty else { return nil }
      region = Rect(
        x: bounds.minX + bounds.width * context.length(x, .one),
        y: bounds.minY + bounds.height * context.length(y, .one),
        width: bounds.width * context.length(width, .one),
        height: bounds.height * context.length(height, .one))
    }
    return region.size.width > 0 && region.size.height > 0 ? region : nil
  }
}
