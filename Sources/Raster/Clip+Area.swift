import Drawing
import Geometry

extension Clip {
  /// The box in pixels that the clip lets through, if it is an upright rectangle.
  ///
  /// Screens clip themselves and what fills them; a layer for that would cost as much as the screen. Other
  /// shapes that hold something are not looked for.
  func rectangle(under toPixels: Affine) -> Rect? {
    let transform = self.transform.concatenating(toPixels)
    guard transform.b == 0, transform.c == 0, transform.isFinite,
      path.verbs == [.move, .line, .line, .line, .close]
    else { return nil }
    let corners = path.points
    guard corners[0].y == corners[1].y, corners[1].x == corners[2].x,
      corners[2].y == corners[3].y, corners[3].x == corners[0].x
    else { return nil }
    let (a, b) = (corners[0].applying(transform), corners[2].applying(transform))
    return Rect(
      minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
  }
}

extension Replay {
  /// Whether `clip` holds the canvas, or all that is in `group`.
  ///
  /// Where a clip is left out there may be one layer less, and one rounding. So this must not depend on
  /// the surface: bands of it are drawn one by one.
  func cutsNothing(_ clip: Clip, off group: Group) -> Bool {
    guard let box = clip.rectangle(under: toPixels) else { return false }
    if box.holds(Rect(x: 0, y: 0, width: Double(width), height: Double(height))) { return true }
    // A mode that empties what lies outside the items does so in all of the clip.
    let emptiesOutside =
      !group.blendMode.keepsBackdropUnderClear || (!group.isIsolated && group.clearsBackdrop)
    return !emptiesOutside && group.filters.isEmpty
      && group.items.allSatisfy { isHeld($0, by: box) }
  }

  /// Whether all of `item`, on the canvas or off it, lies in `box`; what is filtered is not looked into.
  private func isHeld(_ item: DrawingItem, by box: Rect) -> Bool {
    switch item {
    case .fill(let fill): isHeld(fill.path, fill.transform, by: box)
    case .stroke(let stroke):
      isHeld(stroke.path, stroke.transform, outset: stroke.style.reach, by: box)
    case .picture(let picture): isHeld(picture.outline, picture.transform, by: box)
    case .group(let group):
      group.filters.isEmpty && group.items.allSatisfy { isHeld($0, by: box) }
    }
  }

  private func isHeld(
    _ path: Path, _ transform: Affine, outset: Double = 0, by box: Rect
  ) -> Bool {
    guard let bounds = path.controlBounds else { return true }
    let placed = bounds.outset(by: outset).applying(transform.concatenating(toPixels))
    return box.holds(
      Rect(minX: placed.minX, minY: placed.minY, maxX: placed.maxX, maxY: placed.maxY))
  }
}

extension Rect {
  /// What may stick out of a box that holds it, in pixels: a quarter of a level.
  ///
  /// Where edges lie on each other, the last bits of their places must not decide.
  private static let slack = 0x1p-10

  /// The box of whole pixels.
  init(_ area: PixelRect) {
    self.init(
      x: Double(area.columns.lowerBound), y: Double(area.rows.lowerBound),
      width: Double(area.columns.count), height: Double(area.rows.count))
  }

  /// Whether `other` lies in this box, both in pixels.
  func holds(_ other: Rect) -> Bool {
    minX <= other.minX + Self.slack && maxX >= other.maxX - Self.slack
      && minY <= other.minY + Self.slack && maxY >= other.maxY - Self.slack
  }
}
