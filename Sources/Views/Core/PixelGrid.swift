import Geometry

/// Aligns frames with device pixels.
///
/// Every edge is rounded for itself, in the picture's coordinates, so that two frames which share an
/// edge still do, and no seam shows between neighbours.
struct PixelGrid: Hashable, Sendable {
  /// Pixels a point.
  let scale: Double

  init(_ environment: EnvironmentValues) {
    scale = environment.displayScale
  }

  /// `frame` with each edge on the nearest border between pixels.
  func aligned(_ frame: Rect) -> Rect {
    Rect(
      minX: aligned(frame.minX), minY: aligned(frame.minY), maxX: aligned(frame.maxX),
      maxY: aligned(frame.maxY))
  }

  private func aligned(_ coordinate: Double) -> Double {
    (coordinate * scale).rounded() / scale
  }
}
