import Drawing
import Geometry
import Imaging
import Typography

extension SVGResolver {
  /// Draws a `text` element.
  mutating func resolveText(
    _ index: Int, _ context: ResolveContext, into layer: inout Layer
  ) throws(SVGError) {
    guard let fonts = options.fonts else {
      note(index, "is left out: no fonts are given")
      return
    }
    let collector = try TextCollector(index, context, &self)
    guard !collector.characters.isEmpty else { return }
    if context.style.text.isVertical { note(index, "is set in lines, not in columns") }
    var shaper = TextShaper(fonts: fonts, families: options.families)
    let layout = TextLayout(collector.characters, collector.spans, &shaper)
    for problem in shaper.problems { note(index, problem) }

    var box: Rect?
    for cluster in layout.clusters {
      guard let transform = cluster.transform else { continue }
      let cell = Rect(
        minX: 0, minY: -cluster.metrics.ascent, maxX: cluster.advance,
        maxY: cluster.metrics.descent)
      layer.addExtent(cell, transform.concatenating(context.transform))
      let part = cell.applying(transform)
      box = box?.union(part) ?? part
    }
    guard let box else { return }
    var start = 0
    while start < layout.clusters.count {
      let span = collector.characters[layout.clusters[start].character].span
      var end = start + 1
      while end < layout.clusters.count,
        collector.characters[layout.clusters[end].character].span == span
      {
        end += 1
      }
      try draw(layout.clusters[start..<end], collector.spans[span], box, into: &layer)
      start = end
    }
  }

  /// Draws clusters of one span: lines below, letters, lines through them.
  private mutating func draw(
    _ clusters: ArraySlice<TextCluster>, _ span: TextSpan, _ box: Rect, into layer: inout Layer
  ) throws(SVGError) {
    var letters = Path()
    for cluster in clusters {
      if let transform = cluster.transform { letters.addPath(cluster.path, transform: transform) }
    }
    for decoration in span.decorations where decoration.line != .through {
      try draw(decoration, clusters, box, into: &layer)
    }
    try draw(letters, span.element, span.context, box, into: &layer)
    for decoration in span.decorations where decoration.line == .through {
      try draw(decoration, clusters, box, into: &layer)
    }
  }

  /// Draws a line under, over or through clusters, piece by piece where they are turned.
  private mutating func draw(
    _ decoration: TextDecoration, _ clusters: ArraySlice<TextCluster>, _ box: Rect,
    into layer: inout Layer
  ) throws(SVGError) {
    var line = Path()
    for cluster in clusters {
      guard let transform = cluster.transform else { continue }
      let metrics = cluster.metrics
      let (middle, thickness) =
        switch decoration.line {
        case .under: (metrics.underlineOffset, metrics.underlineThickness)
        case .over: (-metrics.ascent, metrics.underlineThickness)
        case .through: (-metrics.strikethroughOffset, metrics.strikethroughThickness)
        }
      let piece = Rect(
        x: 0, y: middle - thickness / 2, width: cluster.advance, height: thickness)
      line.addPath(Path(piece), transform: transform)
    }
    try draw(line, decoration.element, decoration.context, box, into: &layer)
  }

  private mutating func draw(
    _ path: Path, _ element: Int, _ context: ResolveContext, _ box: Rect, into layer: inout Layer
  ) throws(SVGError) {
    guard !path.isEmpty, context.style.isVisible else { return }
    if context.isClip {
      layer.items.append(
        .fill(
          Fill(
            path, rule: context.style.clipRule, paint: .color(.black), transform: context.transform)
        ))
      return
    }
    let paints = try shapePaints(element, context, box: box)
    for part in context.style.paintOrder.parts {
      switch part {
      case .fill:
        if let paint = paints.fill {
          layer.items.append(.fill(Fill(path, paint: paint, transform: context.transform)))
        }
      case .stroke:
        if let item = stroke(path, of: element, paints.stroke, context) { layer.items.append(item) }
      case .markers: break
      }
    }
  }
}
