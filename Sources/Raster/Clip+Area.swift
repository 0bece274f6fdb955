import Drawing
import Geometry

extension Clip {
  /// Whether the clip is an upright rectangle that holds all of `area`, and so cuts nothing off it.
  ///
  /// Screens clip themselves and what fills them; a layer for that would cost as much as the screen. Other
  /// shapes that hold the area are not looked for: false is always right.
  func holds(_ area: PixelRect, under toPixels: Affine) -> Bool {
    let transform = self.transform.concatenating(toPixels)
    guard transform.b == 0, transform.c == 0, transform.isFinite,
      path.verbs == [.move, .line, .line, .line, .close]
    else { return false }
    let corners = path.points
    guard corners[0].y == corners[1].y, corners[1].x == corners[2].x,
      corners[2].y == corners[3].y, corners[3].x == corners[0].x
    else { return false }
    let (a, b) = (corners[0].applying(transform), corners[2].applying(transform))
    return min(a.x, b.x) <= Double(area.columns.lowerBound)
      && max(a.x, b.x) >= Double(area.columns.upperBound)
      && min(a.y, b.y) <= Double(area.rows.lowerBound)
      && max(a.y, b.y) >= Double(area.rows.upperBound)
  }
}
