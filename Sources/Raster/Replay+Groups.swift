import Drawing
import Geometry
import Imaging

// Source for groups that are not isolated: W3C, "Compositing and Blending Level 1", and ISO 32000
// (PDF), "Transparency": the backdrop is seen by what is in the group, and does not become part of
// what the group shows.
extension Replay {
  /// Draws `group` over what is on the surface.
  func draw(_ group: Group, on surface: inout Surface) throws(RasterError) {
    if let clip = group.clip, cutsNothing(clip, off: group) {
      var whole = group
      whole.clip = nil
      try draw(whole, on: &surface)
    } else if group.changesNothing {
      try draw(group.items, on: &surface)
    } else if let only = group.singleLeaf {
      try draw(only, on: &surface, opacity: group.opacity, mode: group.blendMode)
    } else {
      try drawLayer(group, on: &surface)
    }
  }

  /// Draws a group by itself, and combines the result with the surface.
  private func drawLayer(_ group: Group, on surface: inout Surface) throws(RasterError) {
    let seesBackdrop = group.seesBackdrop
    // A mode that changes pixels where the group is clear works on all of the surface.
    let isBounded =
      group.blendMode.keepsBackdropUnderClear && !(seesBackdrop && group.clearsBackdrop)
    var area =
      isBounded ? try bounds(of: group).intersection(surface.area) : surface.area
    if isBounded, let mask = group.mask { area = area.intersection(try bounds(of: mask)) }
    guard !area.isEmpty, group.opacity > 0 || !isBounded else { return }
    guard !seesBackdrop else {
      return try drawLayer(group, seeingBackdropOn: &surface, area)
    }
    guard let layer = try layer(of: group, in: area, above: surface) else { return }
    area = area.intersection(layer.area)
    try composite(group, on: &surface, area) { row, y in
      row.load(layer, y: y, area.columns, opacity: 1)
    }
  }

  /// The group's picture on nothing, filters included; nil where that is found to be clear.
  private func layer(
    of group: Group, in area: PixelRect, above surface: borrowing Surface
  ) throws(RasterError) -> Surface? {
    guard group.filters.isEmpty else {
      return try filteredLayer(of: group, in: area, above: surface)
    }
    var layer = Surface(area)
    try draw(group.items, on: &layer)
    return layer
  }

  /// Draws a group whose items see what is below it.
  private func drawLayer(
    _ group: Group, seeingBackdropOn surface: inout Surface, _ area: PixelRect
  ) throws(RasterError) {
    let backdrop = surface.cropped(to: area)
    var whole = backdrop
    try draw(group.items, on: &whole)
    if group.blendMode == .normal {
      // The backdrop that is in the result cancels out if one moves from the one picture to the other.
      try mix(group, whole, on: &surface, area)
      return
    }
    // What the group alone adds: its alpha is that of its items on nothing, and its colour what is
    // left when the share of the backdrop that shows through is taken out.
    var alone = Surface(area)
    try draw(group.items, on: &alone)
    try composite(group, on: &surface, area) { row, y in
      row.load(alone, y: y, area.columns, opacity: 1)
      row.removeBackdrop(backdrop, from: whole, y: y)
    }
  }

  /// Combines a group's rows with the surface, by its clip, its mask, its opacity and its mode.
  private func composite(
    _ group: Group, on surface: inout Surface, _ area: PixelRect,
    _ load: (inout ColorRow, Int) -> Void
  ) throws(RasterError) {
    var factors = try GroupFactors(group, area, of: surface.area, self)
    var row = ColorRow(columns: area.columns)
    try forEachRow(of: group, area) { y, coverage in
      load(&row, y)
      if !factors.areOne {
        factors.compute(y: y)
        row.multiply(area.columns, by: factors.values)
      }
      surface.composite(row, y: y, coverage: coverage, mode: group.blendMode)
    }
  }

  /// Moves the surface towards `whole`, as far as the group's clip, mask and opacity let it show.
  private func mix(
    _ group: Group, _ whole: Surface, on surface: inout Surface, _ area: PixelRect
  ) throws(RasterError) {
    var factors = try GroupFactors(group, area, of: surface.area, self)
    try forEachRow(of: group, area) { y, coverage in
      factors.compute(y: y)
      surface.mix(with: whole, y: y, coverage: coverage, factors.values, from: area.columns)
    }
  }

  /// Calls `body` with each row of `area` and the coverage of the group's clip in it.
  private func forEachRow(
    of group: Group, _ area: PixelRect, _ body: (Int, RowCoverage) -> Void
  ) throws(RasterError) {
    guard let clip = group.clip,
      clip.rectangle(under: toPixels)?.holds(Rect(area)) != true
    else {
      let all = RowCoverage(full: area.columns)
      for y in area.rows { body(y, all) }
      return
    }
    let transform = clip.transform.concatenating(toPixels)
    coverage(of: clip.path, transform, clip.rule, in: area).forEachRow { y, coverage in
      body(y, coverage.clipped(to: area.columns))
    }
  }
}

/// How much of a group shows in each pixel of a row: its opacity times its mask.
struct GroupFactors {
  /// One factor a pixel, 0...1.
  private(set) var values: [Float]
  /// Whether all factors are 1.
  let areOne: Bool
  private let columns: Range<Int>
  private let opacity: Float
  private let mask: (surface: Surface, kind: Mask.Kind)?

  /// Draws the mask of `group` over `area` of a surface that has `all`, if there is one.
  init(
    _ group: Group, _ area: PixelRect, of all: PixelRect, _ replay: Replay
  ) throws(RasterError) {
    columns = area.columns
    opacity = Float(group.opacity.heldToUnit)
    areOne = opacity == 1 && group.mask == nil
    values = Array(repeating: opacity, count: area.columns.count)
    guard let mask = group.mask else {
      self.mask = nil
      return
    }
    let visible = all.intersection(try replay.bounds(of: mask))
    let picture = try replay.masks.picture(of: mask, in: area, of: visible) {
      (picture) throws(RasterError) in try replay.draw(mask.items, on: &picture)
    }
    self.mask = (picture, mask.kind)
  }

  /// Finds the factors of row `y`.
  mutating func compute(y: Int) {
    guard let mask else { return }
    let (opacity, kind, columns) = (opacity, mask.kind, columns)
    var values = values.mutableSpan
    let shift = columns.lowerBound - mask.surface.left
    mask.surface.bitmap.withRow(y - mask.surface.top) { pixels in
      let row = pixels.extracting(shift..<shift + columns.count)
      precondition(row.count == columns.count && values.count == columns.count)
      MaskKernels.fill(&values, row, kind, scale: opacity * PixelLevels.unit)
    }
  }
}

extension Group {
  /// Whether drawing the items one by one comes to the same.
  var changesNothing: Bool {
    opacity == 1 && blendMode == .normal && clip == nil && mask == nil && filters.isEmpty
      && (!isIsolated || items.allSatisfy(\.isSourceOver))
  }

  /// The one path or bitmap that this group consists of, if its opacity and mode can be applied to
  /// that directly.
  var singleLeaf: DrawingItem? {
    guard items.count == 1, clip == nil, mask == nil, filters.isEmpty,
      blendMode.keepsBackdropUnderClear
    else { return nil }
    switch items[0] {
    case .fill, .stroke, .picture: return items[0]
    case .group: return nil
    }
  }

  /// Whether what is below the group changes what its items come to.
  var seesBackdrop: Bool {
    !isIsolated && filters.isEmpty && !items.allSatisfy(\.isSourceOver)
  }

  /// Whether drawing the items straight onto a surface can change it where they are clear.
  var clearsBackdrop: Bool {
    items.contains { item in
      guard case .group(let group) = item else { return false }
      return !group.blendMode.keepsBackdropUnderClear
        || (!group.isIsolated && group.filters.isEmpty && group.clearsBackdrop)
    }
  }
}

extension DrawingItem {
  /// Whether the item is only ever laid over what is below it.
  fileprivate var isSourceOver: Bool {
    guard case .group(let group) = self else { return true }
    return group.blendMode == .normal
      && (group.isIsolated || !group.filters.isEmpty || group.items.allSatisfy(\.isSourceOver))
  }
}
