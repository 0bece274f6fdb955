import Drawing
import Geometry

extension Clip {
  /// What a clip may cut off and still hold an area, in pixels: a quarter of a level.
  ///
  /// Where edges lie on each other, the last bits of their places must not decide.
  private static let slack = 0x1p-10

  /// Whether the clip is an upright rectangle that holds all of `area`, and so cuts nothing off it.
  ///
  /// Screens clip themselves and what fills them; a layer for that would cost as much as the screen. Other
  /// shapes that hold the area are not looked for: false is always right.
  func holds(_ area: Rect, under toPixels: Affine) -> Bool {
    let transform = self.transform.concatenating(toPixels)
    guard transform.b == 0, transform.c == 0, transform.isFinite,
      path.verbs == [.move, .line, .line, .line, .close]
    else { return false }
    let corners = path.points
    guard corners[0].y == corners[1].y, corners[1].x == corners[2].x,
      corners[2].y == corners[3].y, corners[3].x == corners[0].x
    else { return false }
    let (a, b) = (corners[0].applying(transform), corners[2].applying(transform))
    return min(a.x, b.x) <= area.minX + Self.slack && max(a.x, b.x) >= area.maxX - Self.slack
      && min(a.y, b.y) <= area.minY + Self.slack && max(a.y, b.y) >= area.maxY - Self.slack
  }
}

extension Replay {
  /// Whether `clip` holds the canvas, or all that is in `group`.
  ///
  /// Where a clip is left out there may be one layer less, and one rounding. So this must not depend on
  /// the surface: bands of it are drawn one by one.
  func cutsNothing(_ clip: Clip, off group: Group) -> Bool {
    let canvas = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    if clip.holds(canvas, under: toPixels) { return true }
    // A mode that empties what lies outside the items does so in all of the clip.
    let emptiesOutside =
      !group.blendMode.keepsBackdropUnderClear || (!group.isIsolated && group.clearsBackdrop)
    guard !emptiesOutside, group.filters.isEmpty, let extent = extent(of: group.items)
    else { return false }
    return clip.holds(extent, under: toPixels)
  }

  /// A box in canvas pixels, on the canvas or off it, that holds `items`; nil if one is not simply found.
  private func extent(of items: [DrawingItem]) -> Rect? {
    var extent: Rect?
    for item in items {
      guard let box = self.extent(of: item) else { return nil }
      extent = extent?.union(box) ?? box
    }
    return extent
  }

  private func extent(of item: DrawingItem) -> Rect? {
    switch item {
    case .fill(let fill): extent(of: fill.path, fill.transform)
    case .stroke(let stroke):
      extent(of: stroke.path, stroke.transform, outset: stroke.style.reach)
    case .picture(let picture): extent(of: picture.outline, picture.transform)
    case .group(let group): group.filters.isEmpty ? extent(of: group.items) : nil
    }
  }

  private func extent(of path: Path, _ transform: Affine, outset: Double = 0) -> Rect? {
    guard let box = path.controlBounds else { return nil }
    let placed = box.outset(by: outset).applying(transform.concatenating(toPixels))
    return Rect(minX: placed.minX, minY: placed.minY, maxX: placed.maxX, maxY: placed.maxY)
  }
}

extension Rect {
  /// The box of whole pixels.
  init(_ area: PixelRect) {
    self.init(
      x: Double(area.columns.lowerBound), y: Double(area.rows.lowerBound),
      width: Double(area.columns.count), height: Double(area.rows.count))
  }
}
