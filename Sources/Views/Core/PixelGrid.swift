import Geometry
import Imaging

/// Aligns rectangles with device pixels.
///
/// Every edge is rounded for itself, in the picture's coordinates, so that two rectangles which share
/// an edge still do, and no seam shows between neighbours. Shapes with other outlines stay where the
/// layout put them: they have no edge to share, and rounding would tear what is drawn inside one
/// another apart.
struct PixelGrid: Hashable, Sendable {
  /// Pixels a point.
  let scale: Double

  init(_ environment: EnvironmentValues) {
    scale = environment.displayScale
  }

  /// `frame`, with each edge on the nearest border between pixels if `shape` is a rectangle.
  func aligned(_ frame: Rect, for shape: some Shape) -> Rect {
    guard shape is Rectangle else { return frame }
    return Rect(
      minX: rounded(frame.minX), minY: rounded(frame.minY), maxX: rounded(frame.maxX),
      maxY: rounded(frame.maxY))
  }

  /// The border between pixels that is nearest to `coordinate`.
  func rounded(_ coordinate: Double) -> Double { (coordinate * scale).rounded() / scale }

  /// The whole pixels nearest to `size`, at least one; nil where they are too many to keep: beyond 64 MiB.
  func pixelSize(of size: Size) -> ImageAsset.PixelSize? {
    let whole = try? Bitmap.wholeSize(width: size.width * scale, height: size.height * scale)
    guard let whole, whole.width * whole.height <= 1 << 24 else { return nil }
    return ImageAsset.PixelSize(width: whole.width, height: whole.height)
  }
}
