import Geometry
import Typography

/// Puts the clusters of a text in their places, chunk by chunk.
struct TextLayout {
  /// The clusters, placed, in the order of the text.
  private(set) var clusters: [TextCluster] = []
  private let characters: [TextCharacter]
  private let spans: [TextSpan]
  /// Where the next text goes on.
  private var pen = Point.zero

  init(_ characters: [TextCharacter], _ spans: [TextSpan], _ shaper: inout TextShaper) {
    self.characters = characters
    self.spans = spans
    var start = 0
    while start < characters.count {
      var end = start + 1
      while end < characters.count, !startsChunk(end) { end += 1 }
      place(chunk: start..<end, &shaper)
      start = end
    }
  }

  /// Whether a character starts a chunk: a stretch that is anchored as a whole.
  private func startsChunk(_ index: Int) -> Bool {
    let character = characters[index]
    if character.x != nil || character.y != nil { return true }
    return path(index)?.element != path(index - 1)?.element
  }

  private func path(_ index: Int) -> TextPath? { spans[characters[index].span].path }

  private mutating func place(chunk: Range<Int>, _ shaper: inout TextShaper) {
    var chunkClusters: [TextCluster] = []
    var start = chunk.lowerBound
    while start < chunk.upperBound {
      var end = start + 1
      let properties = properties(start)
      // Letters are kerned across the ends of a span that keeps the font.
      while end < chunk.upperBound, self.properties(end).hasFont(of: properties) { end += 1 }
      chunkClusters += spaced(shaper.clusters(characters[start..<end], properties))
      start = end
    }
    fit(&chunkClusters)
    // The space after the last letter is none.
    if let last = chunkClusters.last {
      chunkClusters[chunkClusters.count - 1].advance -= properties(last.character).letterSpacing
    }
    let width = chunkClusters.reduce(0) { $0 + $1.advance }
    let first = characters[chunk.lowerBound]
    let anchor: Double =
      switch properties(chunk.lowerBound).anchor {
      case .start: 0
      case .middle: -width / 2
      case .end: -width
      }
    if let path = path(chunk.lowerBound) {
      place(&chunkClusters, along: path, anchor: anchor, first)
    } else {
      place(&chunkClusters, anchor: anchor, first)
    }
    clusters += chunkClusters
  }

  private func properties(_ index: Int) -> TextProperties {
    spans[characters[index].span].context.style.text
  }

  private func spaced(_ clusters: [TextCluster]) -> [TextCluster] {
    clusters.map { cluster in
      var cluster = cluster
      let properties = properties(cluster.character)
      cluster.advance += properties.letterSpacing
      if cluster.isSpace { cluster.advance += properties.wordSpacing }
      return cluster
    }
  }

  /// Fits clusters into the length that their element asks for.
  private func fit(_ clusters: inout [TextCluster]) {
    var start = 0
    while start < clusters.count {
      let fit = spans[characters[clusters[start].character].span].fit
      var end = start + 1
      while end < clusters.count, spans[characters[clusters[end].character].span].fit == fit {
        end += 1
      }
      if let fit { Self.fit(&clusters[start..<end], fit) }
      start = end
    }
  }

  private static func fit(_ clusters: inout ArraySlice<TextCluster>, _ fit: TextFit) {
    let width = clusters.reduce(0) { $0 + $1.advance }
    guard width > 0 else { return }
    if fit.stretches {
      let factor = fit.length / width
      for index in clusters.indices {
        clusters[index].path = clusters[index].path.applying(Affine(scaleX: factor, y: 1))
        clusters[index].advance *= factor
      }
    } else if clusters.count > 1 {
      let extra = (fit.length - width) / Double(clusters.count - 1)
      for index in clusters.indices.dropLast() { clusters[index].advance += extra }
    }
  }

  /// Places clusters one after the other from the chunk's own position on.
  private mutating func place(
    _ clusters: inout [TextCluster], anchor: Double, _ first: TextCharacter
  ) {
    let origin = Point(x: first.x ?? pen.x, y: first.y ?? pen.y)
    var (x, y) = (origin.x + anchor, origin.y)
    for index in clusters.indices {
      let character = characters[clusters[index].character]
      x += character.dx
      y += character.dy
      clusters[index].transform = Affine(rotation: .degrees(character.rotation))
        .concatenating(
          Affine(translationX: x, y: y + spans[character.span].baselineShift))
      x += clusters[index].advance
    }
    pen = Point(x: x, y: y)
  }

  /// Places the middle of each cluster on a path, upright to it.
  private mutating func place(
    _ clusters: inout [TextCluster], along path: TextPath, anchor: Double, _ first: TextCharacter
  ) {
    var distance = path.startOffset + anchor + (first.x ?? 0)
    var shift = first.y ?? 0
    for index in clusters.indices {
      let cluster = clusters[index]
      let character = characters[cluster.character]
      distance += character.dx
      shift += character.dy
      let middle = distance + cluster.advance / 2
      distance += cluster.advance
      // What does not lie on the path is not shown.
      guard middle >= 0, middle <= path.measure.length,
        let place = path.measure.location(at: middle)
      else { continue }
      let t = place.tangent
      let along = Affine(a: t.dx, b: t.dy, c: -t.dy, d: t.dx, tx: place.point.x, ty: place.point.y)
      clusters[index].transform = Affine(rotation: .degrees(character.rotation))
        .concatenating(
          Affine(
            translationX: -cluster.advance / 2,
            y: shift + spans[character.span].baselineShift)
        )
        .concatenating(along)
    }
    if let end = path.measure.location(at: path.measure.length) { pen = end.point }
  }
}
