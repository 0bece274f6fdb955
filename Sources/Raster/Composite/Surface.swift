import Imaging

/// A bitmap that stands for a rectangle of the canvas: the frame itself, a band of it, or a layer.
struct Surface {
  /// The pixels.
  var bitmap: Bitmap
  /// The canvas column of the bitmap's left edge.
  let left: Int
  /// The canvas row of the bitmap's top edge.
  let top: Int

  /// A clear surface over `area`, which must not be empty.
  init(_ area: PixelRect, fill: RGBA8 = .clear) {
    bitmap = Bitmap(width: area.columns.count, height: area.rows.count, fill: fill)
    (left, top) = (area.columns.lowerBound, area.rows.lowerBound)
  }

  /// The whole canvas, which `bitmap` holds; it is left empty-handed until the surface is done.
  init(taking bitmap: inout Bitmap) {
    self.bitmap = Bitmap(width: 1, height: 1)
    (left, top) = (0, 0)
    swap(&self.bitmap, &bitmap)
  }

  /// A surface of these pixels, whose top left corner is in canvas column `left` and row `top`.
  init(_ bitmap: consuming Bitmap, left: Int, top: Int) {
    self.bitmap = bitmap
    (self.left, self.top) = (left, top)
  }

  /// The part of the canvas that it stands for.
  var area: PixelRect {
    PixelRect(columns: left..<left + bitmap.width, rows: top..<top + bitmap.height)
  }
}

/// A rectangle of whole pixels on the canvas.
struct PixelRect: Hashable {
  var columns: Range<Int>
  var rows: Range<Int>

  /// Whether there is no pixel in it.
  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// What both have in common.
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      columns: min(
        columns.lowerBound, other.columns.lowerBound)..<max(
          columns.upperBound, other.columns.upperBound),
      rows: min(
        rows.lowerBound, other.rows.lowerBound)..<max(
          rows.upperBound, other.rows.upperBound))
  }
}
