import Geometry
import Typography

/// Puts the clusters of a text in their places, chunk by chunk.
struct TextLayout {
  /// The clusters, placed, in the order of the text.
  private(set) var clusters: [TextCluster] = []
  let characters: [TextCharacter]
  let spans: [TextSpan]
  /// Whether lines run down.
  let isVertical: Bool
  /// How far each span's letters stand below the line.
  private let shifts: [Double]
  /// Where the next text goes on.
  var pen = Point.zero

  init(_ characters: [TextCharacter], _ spans: [TextSpan], _ shaper: inout TextShaper) {
    self.characters = characters
    self.spans = spans
    isVertical = spans.first?.text.isVertical ?? false
    let fonts = shaper.fonts
    shifts = spans.map { $0.shift(fonts.metrics(of: $0.text)) }
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
    let path = path(index)
    if path?.element != self.path(index - 1)?.element { return true }
    // Across the line of a path nothing has an absolute place.
    if path != nil { return isVertical ? character.y != nil : character.x != nil }
    return character.x != nil || character.y != nil
  }

  private func path(_ index: Int) -> TextPath? { spans[characters[index].span].path }

  private func properties(_ index: Int) -> TextProperties { spans[characters[index].span].text }

  private mutating func place(chunk: Range<Int>, _ shaper: inout TextShaper) {
    var chunkClusters = shaper.clusters(characters[chunk])
    space(&chunkClusters)
    fit(&chunkClusters)
    // The space after the last letter is none.
    if let last = chunkClusters.indices.last {
      chunkClusters[last].advance -= letterSpacing(of: chunkClusters[last])
    }
    for index in chunkClusters.indices {
      chunkClusters[index].shift = shifts[characters[chunkClusters[index].character].span]
    }
    let length = chunkClusters.reduce(0) { $0 + $1.advance }
    let anchor = -length * properties(chunk.lowerBound).shareBeforeAnchor
    let first = characters[chunk.lowerBound]
    if let path = path(chunk.lowerBound) {
      place(&chunkClusters, along: path, anchor: anchor, first)
    } else {
      place(&chunkClusters, anchor: anchor, first)
    }
    clusters += chunkClusters
  }

  // MARK: Spaces

  private func space(_ clusters: inout [TextCluster]) {
    for index in clusters.indices {
      clusters[index].advance += letterSpacing(of: clusters[index])
      if clusters[index].isSpace {
        clusters[index].advance += properties(clusters[index].character).wordSpacing
      }
    }
  }

  /// The space after a cluster; none where letters hang together.
  private func letterSpacing(of cluster: TextCluster) -> Double {
    let spacing = properties(cluster.character).letterSpacing
    guard spacing != 0 else { return 0 }
    return characters[cluster.character].scalar.isCursive ? 0 : spacing
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
        clusters[index].width *= factor
      }
    } else if clusters.count > 1 {
      let extra = (fit.length - width) / Double(clusters.count - 1)
      for index in clusters.indices.dropLast() { clusters[index].advance += extra }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is of a script whose letters hang together, so that a space between them
  /// would tear words apart.
  fileprivate var isCursive: Bool {
    switch value {
    case 0x0600...0x07BF where !(0x0780...0x07BF).contains(value), 0x07C0...0x07FF,
      0x0840...0x08FF, 0x1800...0x18AF, 0xA840...0xA87F, 0xFB50...0xFDFF, 0xFE70...0xFEFE,
      0x10AC0...0x10AFF, 0x10B80...0x10BAF, 0x10D00...0x10D3F, 0x10F30...0x10FAF,
      0x1E900...0x1E95F:
      // Arabic and Syriac, N'Ko, Mandaic, Mongolian, Phags-pa, Manichaean, Psalter Pahlavi, Hanifi
      // Rohingya, Sogdian, Adlam; Thaana is not cursive.
      true
    default: false
    }
  }
}
