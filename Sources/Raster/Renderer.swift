public import Drawing
import Geometry
public import Imaging

/// Draws display lists into bitmaps, at one scale.
///
/// The same list gives the same bytes whole or in bands, on any processor and any thread.
public struct Renderer: Hashable, Sendable {
  /// Pixels a point.
  public let scale: Double

  /// A renderer for `scale` pixels a point.
  public init(scale: Double) {
    self.scale = scale
  }

  /// The size of the bitmap of `list`: its size times the scale, to the nearest pixel, at least 1.
  public func pixelSize(of list: DisplayList) throws(RasterError) -> (width: Int, height: Int) {
    let (width, height) = (list.size.width * scale, list.size.height * scale)
    guard scale > 0, width > 0, height > 0, width.isFinite, height.isFinite else {
      throw .scale(size: list.size, scale: scale)
    }
    do {
      return try Bitmap.wholeSize(width: width, height: height)
    } catch {
      throw .size(error)
    }
  }

  /// Draws the whole of `list` over `background`.
  public func render(
    _ list: DisplayList, background: Color = .clear
  ) throws(RasterError) -> Bitmap {
    let height = try pixelSize(of: list).height
    return try render(list, rows: 0..<height, background: background)
  }

  /// Draws the given rows of `list` over `background`, as they would come out in the whole.
  ///
  /// `rows` must not be empty nor reach beyond the whole bitmap.
  public func render(
    _ list: DisplayList, rows: Range<Int>, background: Color = .clear
  ) throws(RasterError) -> Bitmap {
    let (width, height) = try pixelSize(of: list)
    precondition(
      !rows.isEmpty && rows.lowerBound >= 0 && rows.upperBound <= height,
      "rows \(rows) must lie within the bitmap's 0..<\(height)")
    let replay = Replay(width: width, height: height, scale: scale)
    try replay.requireFinite(list.items)
    // What a filter does to the picture below it may need rows that are not asked for.
    let drawn = list.items.readBackdrop ? 0..<height : rows
    let columns = 0..<width
    var surface = Surface(
      PixelRect(columns: columns, rows: drawn), fill: background.premultiplied8)
    try replay.draw(list.items, on: &surface)
    guard drawn != rows else { return surface.bitmap }
    return surface.cropped(to: PixelRect(columns: columns, rows: rows)).bitmap
  }
}
