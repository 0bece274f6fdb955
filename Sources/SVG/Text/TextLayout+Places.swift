import Geometry

extension TextLayout {
  /// Places clusters one after the other from the chunk's own position on.
  mutating func place(
    _ clusters: inout [TextCluster], anchor: Double, _ first: TextCharacter
  ) {
    var place = Point(x: first.x ?? pen.x, y: first.y ?? pen.y)
    advance(&place, by: anchor)
    for index in clusters.indices {
      let character = characters[clusters[index].character]
      place.x += character.dx
      place.y += character.dy
      let line =
        isVertical
        ? Affine(a: 0, b: 1, c: -1, d: 0, tx: place.x, ty: place.y)
        : Affine(translationX: place.x, y: place.y)
      clusters[index].transform = Affine(rotation: .degrees(character.rotation))
        .concatenating(Affine(translationX: 0, y: clusters[index].shift))
        .concatenating(line)
      advance(&place, by: clusters[index].advance)
    }
    pen = place
  }

  private func advance(_ place: inout Point, by length: Double) {
    if isVertical { place.y += length } else { place.x += length }
  }

  /// Places the middle of each cluster on a path, upright to it.
  ///
  /// What follows the path goes on from its end.
  mutating func place(
    _ clusters: inout [TextCluster], along path: TextPath, anchor: Double, _ first: TextCharacter
  ) {
    var distance = path.startOffset + anchor + ((isVertical ? first.y : first.x) ?? 0)
    var across = 0.0
    for index in clusters.indices {
      let cluster = clusters[index]
      let character = characters[cluster.character]
      distance += isVertical ? character.dy : character.dx
      across += isVertical ? -character.dx : character.dy
      let middle = distance + cluster.width / 2
      distance += cluster.advance
      // What does not lie on the path is not shown.
      guard middle >= 0, middle <= path.measure.length,
        let place = path.measure.location(at: middle)
      else { continue }
      let t = place.tangent
      let along = Affine(a: t.dx, b: t.dy, c: -t.dy, d: t.dx, tx: place.point.x, ty: place.point.y)
      clusters[index].transform = Affine(rotation: .degrees(character.rotation))
        .concatenating(Affine(translationX: -cluster.width / 2, y: across + cluster.shift))
        .concatenating(along)
    }
    if let end = path.measure.location(at: path.measure.length) { pen = end.point }
  }
}
