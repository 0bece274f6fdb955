import Drawing
import Geometry

extension SVGResolver {
  /// Draws the markers on a path.
  mutating func resolveMarkers(
    on path: Path, of index: Int, _ paints: ContextPaints, _ context: ResolveContext,
    into layer: inout Layer
  ) throws(SVGError) {
    let style = context.style
    guard style.markerStart ?? style.markerMid ?? style.markerEnd != nil,
      ["path", "line", "polyline", "polygon"].contains(tree.elements[index].tag)
    else { return }
    // An arc is one segment, however many curves it is drawn with.
    let data = tree.elements[index].tag == "path" ? tree.elements[index]["d"] : nil
    let vertices = path.markerVertices(arcs: data.map(Path.arcs) ?? [])
    for (place, vertex) in vertices.enumerated() {
      // A path of one vertex has both a start and an end there.
      if place == 0, let id = style.markerStart {
        try resolveMarker(id, at: vertex, isStart: true, index, paints, context, into: &layer)
      }
      if place > 0, place + 1 < vertices.count, let id = style.markerMid {
        try resolveMarker(id, at: vertex, isStart: false, index, paints, context, into: &layer)
      }
      if place + 1 == vertices.count, let id = style.markerEnd {
        try resolveMarker(id, at: vertex, isStart: false, index, paints, context, into: &layer)
      }
    }
  }

  private mutating func resolveMarker(
    _ id: String, at vertex: MarkerVertex, isStart: Bool, _ index: Int, _ paints: ContextPaints,
    _ context: ResolveContext, into layer: inout Layer
  ) throws(SVGError) {
    guard let marker = element(id), tree.elements[marker].tag == "marker" else {
      return note(index, "has the marker '#\(id)', which is no marker of the document")
    }
    // A marker in itself is left out, without a word: it is how SVG defines it.
    guard !isInside(index, of: marker), var inner = context.following(marker) else { return }
    let element = tree.elements[marker]
    let width = length("markerWidth", of: marker, .width, context) ?? 3
    let height = length("markerHeight", of: marker, .height, context) ?? 3
    guard width > 0, height > 0 else { return }

    var place = Affine(rotation: angle(of: marker, at: vertex, isStart: isStart))
      .concatenating(Affine(translationX: vertex.point.x, y: vertex.point.y))
    if element["markerUnits"] != "userSpaceOnUse" {
      let scale = context.length(context.style.strokeWidth, .diagonal)
      place = Affine(scaleX: scale, y: scale).concatenating(place)
    }
    var fit = Affine.identity
    var box = Size(width: width, height: height)
    if let viewBox = Rect(viewBox: element["viewBox"]) {
      fit = PreserveAspectRatio(element["preserveAspectRatio"])
        .transform(from: viewBox, to: Size(width: width, height: height))
      box = viewBox.size
    } else if element["viewBox"] != nil {
      return
    }
    let reference = Point(
      x: referencePoint("refX", of: marker, box.width, context),
      y: referencePoint("refY", of: marker, box.height, context)
    ).applying(fit)
    place = Affine(translationX: -reference.x, y: -reference.y).concatenating(place)
      .concatenating(context.transform)

    inner.depth += 1
    try count(marker, inner)
    inner.style = style(of: marker, viewport: context.viewport)
    inner.viewport = box
    inner.contextPaints = paints
    inner.transform = fit.concatenating(place)
    guard isVisible(marker, under: inner.transform) else { return }
    var content = Layer()
    try resolveEffects(of: marker, inner, into: &content) {
      (resolver, context, layer) throws(SVGError) in
      try resolver.resolveChildren(of: marker, context, into: &layer)
    }
    guard !content.items.isEmpty else { return }
    guard clipsOverflow(marker) else { return layer.items += content.items }
    let clip = Clip(Path(Rect(x: 0, y: 0, width: width, height: height)), transform: place)
    add(.group(Group(content.items, isIsolated: false, clip: clip)), of: marker, to: &layer)
  }

  private func angle(of marker: Int, at vertex: MarkerVertex, isStart: Bool) -> Angle {
    switch tree.elements[marker]["orient"]?.trimmingSpaces {
    case "auto": return vertex.angle
    case "auto-start-reverse":
      return isStart ? vertex.angle + .degrees(180) : vertex.angle
    case let text?:
      var scanner = TextScanner(text)
      return .degrees(scanner.takeAngle() ?? 0)
    case nil: return .zero
    }
  }

  private func referencePoint(
    _ name: String, of marker: Int, _ extent: Double, _ context: ResolveContext
  ) -> Double {
    switch tree.elements[marker][name]?.trimmingSpaces {
    case "left", "top": return 0
    case "center": return extent / 2
    case "right", "bottom": return extent
    case let text?:
      return SVGLength(text)?.value(
        fontSize: context.style.fontSize, viewport: Size(width: extent, height: extent),
        reference: .width) ?? 0
    case nil: return 0
    }
  }
}
