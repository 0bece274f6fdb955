import Drawing
import Geometry
import Imaging

extension DrawingItem {
  /// The item seen in perspective; nil where nothing of it is in front of the eye.
  ///
  /// Outlines are exact to 1/64 of a point: fills, strokes (as the outlines they cover), clips. Paints
  /// that change from place to place, bitmaps and the lengths of filters follow the affine transform
  /// that agrees with the perspective in the middle of what they paint; a bitmap is cut into
  /// tiles for that, so small that none is off by more than a quarter of a point.
  func projected(by transform: ProjectionTransform) -> DrawingItem? {
    switch self {
    case .fill(let fill): return fill.projected(by: transform).map(DrawingItem.fill)
    case .stroke(let stroke):
      let outline = stroke.path.strokedPath(stroke.style)
      let fill = Fill(outline, paint: stroke.paint, transform: stroke.transform)
      return fill.projected(by: transform).map(DrawingItem.fill)
    case .picture(let picture): return picture.projected(by: transform)
    case .group(let group): return group.projected(by: transform).map(DrawingItem.group)
    }
  }
}

extension Fill {
  fileprivate func projected(by transform: ProjectionTransform) -> Fill? {
    let whole = path.applying(self.transform)
    let outline = transform.projecting(whole)
    guard !outline.isEmpty else { return nil }
    let local = self.transform.concatenating(transform.affine(near: whole.boundingRect.center))
    return Fill(outline, rule: rule, paint: paint.applying(local))
  }
}

extension Drawing.Group {
  fileprivate func projected(by transform: ProjectionTransform) -> Drawing.Group? {
    var group = self
    group.items = items.compactMap { $0.projected(by: transform) }
    if let clip {
      let outline = transform.projecting(clip.path.applying(clip.transform))
      group.clip = Clip(outline, rule: clip.rule)
    }
    if let mask {
      group.mask?.items = mask.items.compactMap { $0.projected(by: transform) }
    }
    guard !filters.isEmpty else { return group.items.isEmpty ? nil : group }
    let bounds = items.compactMap(\.roughBounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    let local = transform.affine(near: bounds?.center ?? .zero)
    group.filters = filters.map { filter in
      var filter = filter
      filter.transform = filter.transform.concatenating(local)
      return filter
    }
    return group
  }
}

extension DrawingItem {
  /// A rectangle round what the item shows, filters apart.
  fileprivate var roughBounds: Rect? {
    switch self {
    case .fill(let fill): fill.path.applying(fill.transform).boundingRect
    case .stroke(let stroke): stroke.path.applying(stroke.transform).boundingRect
    case .picture(let picture): picture.pixelBounds.applying(picture.transform)
    case .group(let group):
      group.items.compactMap(\.roughBounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    }
  }
}

extension Picture {
  fileprivate var pixelBounds: Rect {
    Rect(x: 0, y: 0, width: Double(image.bitmap.width), height: Double(image.bitmap.height))
  }

  /// Tiles of the picture, each under the affine transform of its middle.
  ///
  /// Tiles are added up: where two share an edge, so do their pixels, and no seam shows.
  fileprivate func projected(by transform: ProjectionTransform) -> DrawingItem? {
    let bounds = pixelBounds.applying(self.transform)
    let corners = [
      Point(x: bounds.minX, y: bounds.minY), Point(x: bounds.maxX, y: bounds.minY),
      Point(x: bounds.maxX, y: bounds.maxY), Point(x: bounds.minX, y: bounds.maxY),
    ]
    let depths = corners.map(transform.depth(at:))
    guard let nearest = depths.min(), let farthest = depths.max(), nearest > 0 else { return nil }
    // Within a tile the error grows with the square of the tile's share of the change of depth.
    let bend = farthest / nearest - 1
    let extent = max(bounds.width, bounds.height)
    let count = min(max((extent * bend / 2).squareRoot().rounded(.up) * 2, 1), 64)
    let (width, height) = (bounds.width / count, bounds.height / count)
    var tiles: [DrawingItem] = []
    for row in 0..<Int(count) {
      for column in 0..<Int(count) {
        let tile = Rect(
          x: bounds.minX + Double(column) * width, y: bounds.minY + Double(row) * height,
          width: width, height: height)
        var picture = self
        picture.opacity = 1
        picture.transform = self.transform.concatenating(transform.affine(near: tile.center))
        let outline = transform.projecting(Path(tile))
        tiles.append(
          .group(
            Drawing.Group([.picture(picture)], blendMode: .plusLighter, clip: Clip(outline))))
      }
    }
    return .group(Drawing.Group(tiles, opacity: opacity))
  }
}
