import Drawing
import Geometry

extension SVGResolver {
  /// Draws an `svg` inside of another.
  mutating func resolveNested(
    _ index: Int, _ context: ResolveContext, into layer: inout Layer, width: SVGLength? = nil,
    height: SVGLength? = nil
  ) throws(SVGError) {
    let element = tree.elements[index]
    func side(_ name: String, _ given: SVGLength?, _ reference: SVGLength.Reference) -> Double {
      context.length(given ?? element[name].flatMap(SVGLength.init) ?? .percent(100), reference)
    }
    let frame = Rect(
      x: length("x", of: index, .width, context) ?? 0,
      y: length("y", of: index, .height, context) ?? 0,
      width: side("width", width, .width), height: side("height", height, .height))
    try resolveViewport(of: index, frame: frame, context, into: &layer)
  }

  /// Draws what a `use` refers to.
  mutating func resolveUse(
    _ index: Int, _ context: ResolveContext, into layer: inout Layer
  ) throws(SVGError) {
    guard let link = tree.elements[index]["href"]?.trimmingSpaces else { return }
    guard let id = link.fragment else {
      note(index, "uses another document, '\(link.prefix(60))', which is never fetched")
      return
    }
    guard let target = element(id) else {
      note(index, "uses '#\(id)', which is not in the document")
      return
    }
    guard !isInside(index, of: target), var inner = context.following(target) else {
      note(index, "uses itself")
      return
    }
    let offset = Affine(
      translationX: length("x", of: index, .width, context) ?? 0,
      y: length("y", of: index, .height, context) ?? 0)
    inner.transform = offset.concatenating(context.transform)
    if usesContextPaints { inner.contextPaints = try usePaints(index, inner) }
    let width = tree.elements[index]["width"].flatMap(SVGLength.init)
    let height = tree.elements[index]["height"].flatMap(SVGLength.init)
    switch tree.elements[target].tag {
    case "symbol":
      try resolveUsed(target, inner, into: &layer) { (resolver, context, layer) throws(SVGError) in
        try resolver.resolveViewport(
          of: target,
          frame: Rect(
            x: 0, y: 0, width: context.length(width ?? .percent(100), .width),
            height: context.length(height ?? .percent(100), .height)),
          context, into: &layer)
      }
    case "svg":
      try resolveUsed(target, inner, into: &layer) { (resolver, context, layer) throws(SVGError) in
        try resolver.resolveNested(
          target, context, into: &layer, width: width, height: height)
      }
    default: try resolve(target, inner, into: &layer)
    }
  }

  /// The paints of a `use` for those inside that ask for them.
  private mutating func usePaints(
    _ index: Int, _ context: ResolveContext
  ) throws(SVGError) -> ContextPaints {
    var box = Rect.zero
    // Only paints that are fitted to it need the box, which takes drawing everything once more.
    let style = context.style
    if case .server = style.fill, let bounds = try useBounds(index, context) { box = bounds }
    if case .server = style.stroke, box == .zero, let bounds = try useBounds(index, context) {
      box = bounds
    }
    return try shapePaints(index, context, box: box)
  }

  private mutating func useBounds(
    _ index: Int, _ context: ResolveContext
  ) throws(SVGError) -> Rect? {
    guard let target = element(tree.elements[index]["href"]?.trimmingSpaces.fragment) else {
      return nil
    }
    var layer = Layer()
    var plain = context
    plain.contextPaints = nil
    try resolve(target, plain, into: &layer)
    return layer.bounds(in: context.transform)
  }

  /// Draws an element that a `use` puts a frame around, with its style and effects.
  private mutating func resolveUsed(
    _ target: Int, _ parent: ResolveContext, into layer: inout Layer,
    _ content: (inout SVGResolver, ResolveContext, inout Layer) throws(SVGError) -> Void
  ) throws(SVGError) {
    guard property("display", of: target) != "none", conditionsHold(for: target) else { return }
    var context = parent
    context.depth += 1
    try count(target, context)
    context.style = parent.style.inherited(by: tree.elements[target], viewport: parent.viewport)
    context.transform = transform(of: target, context).concatenating(parent.transform)
    guard isVisible(target, under: context.transform) else { return }
    try resolveEffects(of: target, context, into: &layer, content)
  }

  /// Whether `element` is `ancestor` or something in it.
  func isInside(_ element: Int, of ancestor: Int) -> Bool {
    var current: Int? = element
    while let index = current {
      if index == ancestor { return true }
      current = tree.elements[index].parent
    }
    return false
  }

  /// Draws what is in an element that makes a viewport of its own, in `frame`.
  mutating func resolveViewport(
    of index: Int, frame: Rect, _ context: ResolveContext, into layer: inout Layer
  ) throws(SVGError) {
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    let element = tree.elements[index]
    var inner = context
    inner.transform = Affine(translationX: frame.minX, y: frame.minY)
      .concatenating(context.transform)
    inner.viewport = frame.size
    if let box = Rect(viewBox: element["viewBox"]) {
      let fit = PreserveAspectRatio(element["preserveAspectRatio"])
      inner.transform = fit.transform(from: box, to: frame.size).concatenating(inner.transform)
      inner.viewport = box.size
    }
    guard isVisible(index, under: inner.transform) else { return }
    guard clipsOverflow(index) else {
      return try resolveChildren(of: index, inner, into: &layer)
    }
    var content = Layer()
    try resolveChildren(of: index, inner, into: &content)
    layer.addExtents(of: content)
    guard !content.items.isEmpty else { return }
    let clip = Clip(Path(frame), transform: context.transform)
    add(.group(Group(content.items, isIsolated: false, clip: clip)), of: index, to: &layer)
  }

  /// Whether an element with a viewport is cut to it.
  func clipsOverflow(_ index: Int) -> Bool {
    switch property("overflow", of: index) {
    case "visible", "auto": false
    // What is inherited from parents that say nothing is the initial value.
    case nil: tree.elements[index]["overflow"]?.trimmingSpaces != "inherit"
    default: true
    }
  }
}
