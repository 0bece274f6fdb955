import Drawing
import Geometry
import Imaging

extension Replay {
  /// Throws unless every number in `items` that has a say in where something is drawn is finite, in
  /// the list and in pixels.
  ///
  /// Asked of the whole list before anything is drawn: what a group's bounds, or a band of rows,
  /// leave out is refused like the rest.
  func requireFinite(_ items: [DrawingItem]) throws(RasterError) {
    for item in items {
      switch item {
      case .fill(let fill):
        try requireFinite(fill.path, fill.transform, outset: 0, "a filled path")
        try requireFinite(fill.paint)
      case .stroke(let stroke):
        let width = stroke.style.lineWidth
        try requireFinite(stroke.path, stroke.transform, outset: max(width, 0), "a stroked path")
        guard width.isFinite, !stroke.style.miterLimit.isNaN else {
          throw .notFinite(item: "a stroke's style")
        }
        try requireFinite(stroke.paint)
      case .group(let group):
        guard group.opacity.isFinite else { throw .notFinite(item: "a group's opacity") }
        if let clip = group.clip {
          try requireFinite(clip.path, clip.transform, outset: 0, "a clip")
        }
        try requireFinite(group.items)
      }
    }
  }

  /// Throws unless `path` is finite, and stays so in pixels, where large numbers may overflow.
  private func requireFinite(
    _ path: Path, _ transform: Affine, outset: Double, _ name: String
  ) throws(RasterError) {
    let toPixels = transform.concatenating(toPixels)
    guard path.isFinite, toPixels.isFinite else { throw .notFinite(item: name) }
    guard let placed = path.controlBounds?.outset(by: outset).applying(toPixels) else { return }
    guard placed.isFinite else { throw .notFinite(item: name) }
  }

  private func requireFinite(_ paint: Paint) throws(RasterError) {
    switch paint {
    case .color: break
    case .linearGradient(let linear):
      guard linear.start.isFinite, linear.end.isFinite else {
        throw .notFinite(item: "a gradient's line")
      }
    }
  }
}
