import Drawing
import Geometry
import Imaging
import Typography

extension SVGResolver {
  /// Draws a `text` element.
  mutating func resolveText(
    _ index: Int, _ context: ResolveContext, into layer: inout Layer
  ) throws(SVGError) {
    guard let library = options.fonts else {
      note(index, "is left out: no fonts are given")
      return
    }
    let fonts = TextFonts(library: library, families: options.families)
    let collector = try TextCollector(index, context, fonts, &self)
    guard !collector.characters.isEmpty else { return }
    var shaper = TextShaper(collector.spans, fonts: fonts)
    let layout = TextLayout(collector.characters, collector.spans, &shaper)
    for problem in shaper.problems { note(index, problem) }

    var box: Rect?
    for cluster in layout.clusters {
      guard let transform = cluster.transform else { continue }
      layer.addExtent(cluster.cell, transform.concatenating(context.transform))
      let part = cluster.cell.applying(transform)
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
      let line = line(decoration, clusters)
      try draw(line, decoration.element, decoration.context, box, into: &layer)
    }
    try draw(letters, span.element, span.context, box, into: &layer)
    for decoration in span.decorations where decoration.line == .through {
      let line = line(decoration, clusters)
      try draw(line, decoration.element, decoration.context, box, into: &layer)
    }
  }

  /// A line under, over or through clusters, in one piece for those that stand side by side.
  private func line(_ decoration: TextDecoration, _ clusters: ArraySlice<TextCluster>) -> Path {
    var line = Path()
    var piece: (transform: Affine, rect: Rect)?
    func end() {
      if let piece { line.addPath(Path(piece.rect), transform: piece.transform) }
    }
    for cluster in clusters {
      guard let transform = cluster.transform else { continue }
      let middle = cluster.baseline - cluster.shift + decoration.shift + decoration.middle
      let rect = Rect(
        x: 0, y: middle - decoration.thickness / 2, width: cluster.advance,
        height: decoration.thickness)
      if let last = piece, let toLast = last.transform.inverse {
        let step = transform.concatenating(toLast)
        let moved = step.concatenating(Affine(translationX: -last.rect.width, y: 0))
        if moved.isNearIdentity(within: 1e-9), abs(rect.minY - last.rect.minY) < 1e-9 {
          piece?.rect.size.width += cluster.advance
          continue
        }
      }
      end()
      piece = (transform, rect)
    }
    end()
    return line
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
        if let item = stroke(path, of: element, paints.stroke, context) {
          layer.items.append(.stroke(item))
        }
      case .markers: break
      }
    }
  }
}
