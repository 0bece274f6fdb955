import Drawing
import Geometry
import Imaging

extension SVGResolver {
  /// Draws content and does to it what the element's opacity, blend mode, clip, mask and filter say.
  mutating func resolveEffects(
    of index: Int, _ context: ResolveContext, into layer: inout Layer,
    _ content: (inout SVGResolver, ResolveContext, inout Layer) throws(SVGError) -> Void
  ) throws(SVGError) {
    guard hasEffects(index, context) else { return try content(&self, context, &layer) }
    var inner = context
    inner.effectDepth += 1
    try countEffect(index, inner)
    var picture = Layer()
    try content(&self, inner, &picture)
    layer.addExtents(of: picture)
    let bounds = picture.bounds(in: context.transform)
    guard let group = try group(of: picture.items, index, inner, bounds) else { return }
    add(.group(group), of: index, to: &layer)
  }

  private func hasEffects(_ index: Int, _ context: ResolveContext) -> Bool {
    func says(_ name: String) -> Bool {
      guard let value = property(name, of: index) else { return false }
      return value != "none"
    }
    // Inside a clip only outlines count, and what they are clipped to.
    if context.isClip { return says("clip-path") }
    return says("clip-path") || says("mask") || says("filter") || opacity(of: index) < 1
      || blendMode(of: index) != .normal || property("isolation", of: index) == "isolate"
  }

  /// The group of an element's items with its effects; nil where nothing of it is to be seen.
  private mutating func group(
    of items: [DrawingItem], _ index: Int, _ context: ResolveContext, _ bounds: Rect?
  ) throws(SVGError) -> Group? {
    var group = Group(items)
    if !context.isClip {
      group.opacity = opacity(of: index)
      group.blendMode = blendMode(of: index)
      switch try filters(of: index, context, bounds, isEmpty: items.isEmpty) {
      case .nothing: return nil
      case .filters(let filters): group.filters = filters
      }
    }
    guard group.opacity > 0, !items.isEmpty || !group.filters.isEmpty else { return nil }
    let clip = try clip(of: index, context, bounds)
    let mask = context.isClip ? MaskResult.none : try mask(of: index, context, bounds)
    switch (clip, mask) {
    case (.nothing, _), (_, .nothing): return nil
    case (.none, .none): break
    case (.none, .mask(let mask)): group.mask = mask
    case (.path(let clip), .none): group.clip = clip
    case (.path(let clip), .mask(let mask)):
      group.clip = clip
      group.mask = mask
    case (.items(let items), .none): group.mask = Mask(items)
    case (.items(let items), .mask(let mask)):
      // Two masks on one picture: the inner group is cut, the outer one masked.
      var inner = Group(group.items, filters: group.filters)
      inner.mask = Mask(items)
      group.items = [.group(inner)]
      group.filters = []
      group.mask = mask
    }
    return group
  }

  private func opacity(of index: Int) -> Double {
    (property("opacity", of: index)?.numberOrPercentage ?? 1).clampedToOne
  }

  private func blendMode(of index: Int) -> BlendMode {
    property("mix-blend-mode", of: index).flatMap(BlendMode.init(css:)) ?? .normal
  }
}

extension BlendMode {
  /// The mode that `mix-blend-mode` and `feBlend` name so.
  init?(css name: String) {
    switch name {
    case "normal": self = .normal
    case "multiply": self = .multiply
    case "screen": self = .screen
    case "overlay": self = .overlay
    case "darken": self = .darken
    case "lighten": self = .lighten
    case "color-dodge": self = .colorDodge
    case "color-burn": self = .colorBurn
    case "hard-light": self = .hardLight
    case "soft-light": self = .softLight
    case "difference": self = .difference
    case "exclusion": self = .exclusion
    case "hue": self = .hue
    case "saturation": self = .saturation
    case "color": self = .color
    case "luminosity": self = .luminosity
    case "plus-lighter": self = .plusLighter
    case "plus-darker": self = .plusDarker
    default: return nil
    }
  }
}
