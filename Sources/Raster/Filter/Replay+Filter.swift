import Drawing
import Geometry
import Imaging

extension Replay {
  /// The picture of a group with filters in `area` of the canvas, before its clip, mask and
  /// opacity.
  ///
  /// It is worked out for the whole canvas, whatever band `area` is a part of, so that the bytes
  /// are the same. Where a mode changes pixels under a clear source, the picture has all of `area`.
  func filteredLayer(
    of group: Group, in area: PixelRect, above surface: borrowing Surface
  ) throws(RasterError) -> Surface? {
    var whole = PixelRect(columns: 0..<width, rows: 0..<height)
    if group.blendMode.keepsBackdropUnderClear { whole = try bounds(of: group) }
    guard let result = try filtered(group, above: surface, in: whole, rows: area.rows) else {
      return group.blendMode.keepsBackdropUnderClear ? nil : Surface(area)
    }
    guard !group.blendMode.keepsBackdropUnderClear, !result.area.contains(area) else {
      return result
    }
    return FilterImage(result).unpacked.filled(to: area).surface()
  }

  /// The picture of a group after its filters, as far as it lies in `area` of the canvas; nil where
  /// that is clear.
  ///
  /// What lies off the canvas takes part as far as the filters can bring it in. The area does
  /// not depend on the band of rows that is drawn, so that neither does the result; of that, only
  /// `rows` have to be there.
  func filtered(
    _ group: Group, above surface: borrowing Surface, in area: PixelRect, rows: Range<Int>
  ) throws(RasterError) -> Surface? {
    if try filterFrame(of: group) == .identity, let blur = group.onlyBlur(toPixels: toPixels) {
      return try blurred(group.items, blur.x, blur.y, in: area, rows: rows)
    }
    let plan = try FilterPlan(group, in: area, self)
    let tiles = try FilterTiling(plan).tiles(touching: rows)
    guard let first = tiles.first else { return nil }
    let pictures = try FilterPictures(
      plan, group, for: tiles, self,
      below: plan.graph.usesBackdrop ? FilterImage(copy surface) : nil)
    guard tiles.count > 1 || first != plan.result else {
      return try plan.picture(first, pictures)
    }
    let whole = PixelRect(
      columns: plan.result.columns, rows: plan.result.rows.clamped(to: rows))
    var result = Surface(whole)
    for tile in tiles {
      guard let picture = try plan.picture(tile, pictures) else { continue }
      result.replace(with: picture, in: tile)
    }
    return result
  }

  /// `items` after a Gaussian blur, from bytes to bytes: what most filters come to.
  private func blurred(
    _ items: [DrawingItem], _ x: BlurAxis, _ y: BlurAxis, in area: PixelRect, rows: Range<Int>
  ) throws(RasterError) -> Surface? {
    let needed = area.outset(dx: x.reach, dy: y.reach)
    let all = try bounds(of: items, frame: .identity, in: needed)
    guard !all.isEmpty else { return nil }
    let output = all.outset(dx: x.reach, dy: y.reach).intersection(area)
    let wanted = PixelRect(columns: output.columns, rows: output.rows.clamped(to: rows))
    guard !wanted.isEmpty else { return nil }
    let part = PixelRect(
      columns: all.columns, rows: all.rows.clamped(to: y.support(of: wanted.rows)))
    guard !part.isEmpty,
      let layer = try layer(of: items, frame: .identity, in: all, part: part)
    else { return nil }
    return layer.blurred(x: x, y: y, output: wanted, clampsEdges: false)
  }

  /// The pixels of the canvas that a group with filters can change, not counting its clip.
  func filteredBounds(of group: Group) throws(RasterError) -> PixelRect {
    try FilterPlan(group, in: PixelRect(columns: 0..<width, rows: 0..<height), self).result
  }

  /// From the canvas to the pixels that a group's filters work on: the identity, unless a filter
  /// depends on axes that are not the canvas's.
  func filterFrame(of group: Group) throws(RasterError) -> Affine {
    for filter in group.filters {
      let total = filter.transform.concatenating(toPixels)
      guard total.isFinite else { throw .notFinite(item: "a filter") }
      guard !filter.worksOnPixels(toPixels: toPixels) else { continue }
      let frame = FilterFrame(filter, toPixels: toPixels)
      // A filter flattened to a line has nothing to show; its pixels are as good as any.
      guard let inverse = total.inverse else { return .identity }
      return inverse.concatenating(Affine(scaleX: frame.scaleX, y: frame.scaleY))
    }
    return .identity
  }

  // MARK: Layers off the canvas

  /// The pixels of `area`, in the frame's coordinates, that `items` can change.
  func bounds(
    of items: [DrawingItem], frame: Affine, in area: PixelRect
  ) throws(RasterError) -> PixelRect {
    guard !area.isEmpty else { return .empty }
    let (left, top) = (area.columns.lowerBound, area.rows.lowerBound)
    return try moved(to: area, frame).bounds(of: Group(items)).offset(dx: left, dy: top)
  }

  /// A part of the picture of `items` in `area`, as it comes out in the whole.
  func layer(
    of items: [DrawingItem], frame: Affine, in area: PixelRect, part: PixelRect
  ) throws(RasterError) -> Surface? {
    if let surface = items.onlyPicture(under: toPixels.concatenating(frame)) {
      let common = surface.area.intersection(part)
      if common.isEmpty { return nil }
      return common == surface.area ? surface : surface.cropped(to: common)
    }
    // The dither pattern repeats every 8 pixels: it stays where it is on the canvas.
    let left = area.columns.lowerBound & ~7
    let top = area.rows.lowerBound & ~7
    let canvas = PixelRect(
      columns: left..<area.columns.upperBound, rows: top..<area.rows.upperBound)
    try Surface.validate(canvas)
    var surface = Surface(part.offset(dx: -left, dy: -top))
    try moved(to: canvas, frame).draw(items, on: &surface)
    return Surface(surface.bitmap, left: part.columns.lowerBound, top: part.rows.lowerBound)
  }

  /// A replay whose canvas is `area` of the frame's coordinates.
  private func moved(to area: PixelRect, _ frame: Affine) -> Replay {
    let move = Affine(
      translationX: -Double(area.columns.lowerBound), y: -Double(area.rows.lowerBound))
    return Replay(
      width: area.columns.count, height: area.rows.count,
      toPixels: toPixels.concatenating(frame).concatenating(move), filterDepth: filterDepth + 1)
  }
}

extension FilterPlan {
  /// The result in one tile, with what is made around it; nil where that is clear.
  fileprivate func picture(
    _ tile: PixelRect, _ pictures: FilterPictures
  ) throws(RasterError) -> Surface? {
    let tile = surroundings(of: tile)
    var run = FilterRun(graph, area: Self.wanted(tile, frame))
    var image = try run.run(pictures)
    if frame != .identity {
      image = image.unpacked.converted(to: .sRGB).resampled(by: frame, in: tile)
    }
    guard !image.area.isEmpty else { return nil }
    return image.packedSurface ?? image.surface()
  }
}

extension Surface {
  /// Puts the pixels of `picture` in the place of this surface's, as far as both have them in `area`.
  fileprivate mutating func replace(with picture: Surface, in area: PixelRect) {
    let common = self.area.intersection(picture.area).intersection(area)
    for y in common.rows {
      let (to, from) = (common.columns.lowerBound - left, common.columns.lowerBound - picture.left)
      let count = common.columns.count
      picture.bitmap.withRow(y - picture.top) { source in
        bitmap.withMutableRow(y - top) { row in
          for index in 0..<count { row[to + index] = source[from + index] }
        }
      }
    }
  }
}

extension [DrawingItem] {
  /// The bitmap that the items are, pixel for pixel, if they are one at a whole place.
  fileprivate func onlyPicture(under toPixels: Affine) -> Surface? {
    guard count == 1, case .picture(let picture) = self[0], picture.opacity == 1 else { return nil }
    let place = picture.transform.concatenating(toPixels)
    let (left, top) = (place.tx.rounded(), place.ty.rounded())
    guard place == Affine(translationX: left, y: top), abs(left) < 0x1p28, abs(top) < 0x1p28 else {
      return nil
    }
    return Surface(picture.image.bitmap, left: Int(left), top: Int(top))
  }
}

extension Group {
  /// The one blur that the group's filters come to, if they do.
  fileprivate func onlyBlur(toPixels: Affine) -> (x: BlurAxis, y: BlurAxis)? {
    guard filters.count == 1, filters[0].region == nil, filters[0].primitives.count == 1 else {
      return nil
    }
    let primitive = filters[0].primitives[0]
    guard primitive.inputs == [.source], primitive.subregion == nil, primitive.space == .sRGB,
      case .gaussianBlur(let sigmaX, let sigmaY, false) = primitive.operation
    else { return nil }
    return FilterFrame(filters[0], toPixels: toPixels).axes(Vector(dx: sigmaX, dy: sigmaY))
  }
}

extension FilterGraph {
  /// Whether an operation takes what is below the group.
  var usesBackdrop: Bool {
    nodes.contains {
      if case .backdrop = $0.kind { true } else { false }
    }
  }
}

extension FilterImage {
  /// The pixels of `area`, each taken from where `transform` takes its centre, mixed from the four
  /// around.
  func resampled(by transform: Affine, in area: PixelRect) -> FilterImage {
    guard !self.area.isEmpty, let inverse = transform.inverse else {
      return FilterImage(clear: .empty, space: space)
    }
    let reached = PixelRect(enclosing: self.area.rect.applying(inverse)).outset(dx: 1, dy: 1)
      .intersection(area)
    return FilterImage(reached, space: space, isSmooth: isSmooth) { x, y in
      let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(transform)
      return sampled(place.x, place.y)
    }
  }
}
