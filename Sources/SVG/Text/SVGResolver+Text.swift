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
    var clusters: [TextCluster] = []
    for cluster in layout.clusters {
      guard let transform = cluster.transform else { continue }
      let place = transform.concatenating(context.transform)
      guard cluster.cell.isReckonable, cluster.cell.applying(place).isReckonable else {
        noteUnreckonable(index)
        continue
      }
      clusters.append(cluster)
      layer.addExtent(cluster.cell, place)
      let part = cluster.cell.applying(transform)
      box = box?.union(part) ?? part
    }
    guard let box else { return }
    for run in clusters.chunked(by: { collector.characters[$0.character].span }) {
      let span = collector.characters[run[run.startIndex].character].span
      try draw(run, collector.spans[span], box, into: &layer)
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
      add(
        .fill(
          Fill(
            path, rule: context.style.clipRule, paint: .color(.black), transform: context.transform)
        ), of: element, to: &layer)
      return
    }
    let paints = try shapePaints(element, context, box: box)
    for part in context.style.paintOrder.parts {
      switch part {
      case .fill:
        if let paint = paints.fill {
          add(
            .fill(Fill(path, paint: paint, transform: context.transform)), of: element, to: &layer)
        }
      case .stroke:
        if let item = stroke(path, of: element, paints.stroke, context) {
          add(.stroke(item), of: element, to: &layer)
        }
      case .markers: break
      }
    }
  }
}

extension Array {
  /// The elements in runs, in order, each of neighbours with the same key.
  fileprivate func chunked<Key: Equatable>(by key: (Element) -> Key) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    var start = 0
    for index in indices.dropFirst() where key(self[index]) != key(self[start]) {
      runs.append(self[start..<index])
      start = index
    }
    if start < count { runs.append(self[start...]) }
    return runs
  }
}
